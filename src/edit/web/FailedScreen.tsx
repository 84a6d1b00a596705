// Says why the content can't be opened, and what to do.
import type { ReactElement } from "react";
import { StartScreen } from "./StartScreen.tsx";
import { looks } from "../ui/message-looks.ts";
import { t } from "../../words/t.ts";

export interface OtherWay {
  label: string;
  /** What it deletes, said before the click. */
  warning?: string;
}

interface FailedScreenProps {
  reason: string;
  onAgain: () => void;
  /** The way out if trying again doesn't help. */
  other?: OtherWay & { onClick: () => void };
}

export function FailedScreen({ reason, onAgain, other }: FailedScreenProps): ReactElement {
  return (
    <StartScreen title={t`The site can’t be opened`}>
      <p role="alert" className="message-box" {...looks.failure}>
        {reason}
      </p>
      {other?.warning !== undefined && <p>{other.warning}</p>}
      <div className="pages-actions">
        <button type="button" className="primary" onClick={onAgain}>{t`Try again`}</button>
        {other && (
          <button type="button" onClick={other.onClick}>
            {other.label}
          </button>
        )}
      </div>
    </StartScreen>
  );
}
