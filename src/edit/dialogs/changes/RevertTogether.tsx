// Asks whether to undo related changes too, if undoing one alone would cause errors.
import { useEffect, useRef, type ReactElement } from "react";
import { changeName } from "../../operations/changes/changes-as-text.ts";
import type { RevertPlan } from "../../operations/changes/revert-together.ts";
import type { RevertWords } from "./revert-words.ts";
import { looks } from "../../ui/message-looks.ts";
import { t } from "../../../words/t.ts";

interface RevertTogetherProps {
  plan: RevertPlan;
  words: RevertWords;
  onRevert: () => void;
  /** Reverts it although errors remain; undefined if that isn't offered. */
  onAnyway?: (() => void) | undefined;
  onCancel: () => void;
}

export function RevertTogether(props: RevertTogetherProps): ReactElement {
  const { plan, words, onRevert, onAnyway, onCancel } = props;
  const { problems, alsoReverted, remaining } = plan;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  const isPossible = remaining.length === 0;
  return (
    <div
      role="group"
      aria-label={words.question.name}
      className="revert-together message-box"
      {...looks.problem}
      ref={element}
      tabIndex={-1}
    >
      <p>{words.question.problem}</p>
      <Lines lines={(isPossible ? problems : remaining).map(({ message }) => message)} />
      {isPossible ? (
        <p>{words.question.related}</p>
      ) : (
        <p>
          {onAnyway
            ? t`You can fix this afterward. Nothing is published until you do.`
            : t`Fix this first, or undo more changes at once.`}
        </p>
      )}
      {isPossible && (
        <Lines lines={alsoReverted.map((each) => t`${each.page}: ${changeName(each)}`)} />
      )}
      <p className="revert-buttons">
        {isPossible && (
          <button type="button" className="primary" onClick={onRevert}>
            {words.together}
          </button>
        )}
        {!isPossible && onAnyway && (
          <button
            type="button"
            className="primary"
            onClick={onAnyway}
          >{t`Bring back anyway`}</button>
        )}
        <button type="button" onClick={onCancel}>{t`Cancel`}</button>
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
