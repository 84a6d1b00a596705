// Says why the content can't be opened, and what to do.
import type { ReactElement } from "react";
import { StartScreen } from "./StartScreen.tsx";

interface FailedScreenProps {
  reason: string;
  onAgain: () => void;
  /** The way out if trying again doesn't help. */
  other?: { label: string; onClick: () => void };
}

export function FailedScreen({ reason, onAgain, other }: FailedScreenProps): ReactElement {
  return (
    <StartScreen title="The site can’t be opened">
      <p role="alert">{reason}</p>
      <div className="pages-actions">
        <button type="button" className="primary" onClick={onAgain}>
          Try again
        </button>
        {other && (
          <button type="button" onClick={other.onClick}>
            {other.label}
          </button>
        )}
      </div>
    </StartScreen>
  );
}
