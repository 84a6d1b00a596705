// Asks before something is taken back that other changes need, and offers to take those back too.
import { useEffect, useRef, type ReactElement } from "react";
import { called } from "../../operations/changes/changes-as-text.ts";
import type { Together } from "../../operations/changes/revert-together.ts";

interface BelongTogetherProps {
  together: Together;
  onBack: () => void;
  onLeave: () => void;
}

export function BelongTogether({ together, onBack, onLeave }: BelongTogetherProps): ReactElement {
  const { problems, along, left } = together;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  const canBe = left.length === 0;
  return (
    <div
      role="group"
      aria-label="Undo related changes"
      className="together"
      ref={element}
      tabIndex={-1}
    >
      <p>Undoing only this would break the site:</p>
      <Lines lines={(canBe ? problems : left).map(({ message }) => message)} />
      {canBe ? (
        <p>These changes must be undone with it:</p>
      ) : (
        <p>Fix this first, or undo more changes at once.</p>
      )}
      {canBe && <Lines lines={along.map((each) => `${each.page}: ${called(each)}`)} />}
      <p className="together-buttons">
        {canBe && (
          <button type="button" className="primary" onClick={onBack}>
            Undo all of these
          </button>
        )}
        <button type="button" onClick={onLeave}>
          Cancel
        </button>
      </p>
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }): ReactElement {
  return (
    <ul>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
