// Asks whether to undo related changes too, if undoing one alone would cause errors.
import { useEffect, useRef, type ReactElement } from "react";
import { changeName } from "../../operations/changes/changes-as-text.ts";
import type { RevertPlan } from "../../operations/changes/revert-together.ts";

interface RevertTogetherProps {
  plan: RevertPlan;
  onRevert: () => void;
  onCancel: () => void;
}

export function RevertTogether({ plan, onRevert, onCancel }: RevertTogetherProps): ReactElement {
  const { problems, alsoReverted, remaining } = plan;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  const isPossible = remaining.length === 0;
  return (
    <div
      role="group"
      aria-label="Undo related changes"
      className="revert-together"
      ref={element}
      tabIndex={-1}
    >
      <p>Undoing only this would break the site:</p>
      <Lines lines={(isPossible ? problems : remaining).map(({ message }) => message)} />
      {isPossible ? (
        <p>These changes must be undone with it:</p>
      ) : (
        <p>Fix this first, or undo more changes at once.</p>
      )}
      {isPossible && (
        <Lines lines={alsoReverted.map((each) => `${each.page}: ${changeName(each)}`)} />
      )}
      <p className="revert-buttons">
        {isPossible && (
          <button type="button" className="primary" onClick={onRevert}>
            Undo all of these
          </button>
        )}
        <button type="button" onClick={onCancel}>
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
