// One task of a new site: a click goes to where it is done.
import type { ReactElement } from "react";
import { ToolIcon } from "../../ui/ToolIcon.tsx";
import type { Task } from "./tasks.ts";
import { t } from "../../../words/t.ts";

interface TaskViewProps extends Pick<Task, "name" | "isDone" | "left"> {
  /** undefined if there is nowhere to go. */
  onGo: (() => void) | undefined;
}

/** SVG path data, 24 by 24: a circle, with a tick when it is done. */
const circle = "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0";
const ticked = `${circle}m-13 0 3 3 5-6`;

export function TaskView({ name, isDone, left, onGo }: TaskViewProps): ReactElement {
  const words = (
    <>
      <ToolIcon path={isDone ? ticked : circle} size={18} />
      <span>
        {name}
        <span className="unseen">, {isDone ? t`done` : t`to do`}</span>
        {left > 0 && <small> {t`(${left} left)`}</small>}
      </span>
    </>
  );
  return (
    <li data-done={isDone || undefined}>
      {onGo ? (
        <button type="button" className="list-button" onClick={onGo}>
          {words}
        </button>
      ) : (
        <span className="new-site-task">{words}</span>
      )}
    </li>
  );
}
