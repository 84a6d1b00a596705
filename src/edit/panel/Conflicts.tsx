// Pages that somebody else has changed at the same places: both versions one below the other, and a choice for each.
import { useEffect, useRef, useState, type ReactElement } from "react";
import { clashesIn, type Choice, type Conflict } from "../merge.ts";
import { calledFiles } from "../references/called-place.ts";
import type { Session } from "../session.ts";
import { Clashes } from "./Clashes.tsx";
import { scrollPanelTo } from "./scroll-panel.ts";

/** Where they stand on the editor's screen. */
export const conflictsId = "conflicts";

interface ConflictsProps {
  session: Session;
  conflicts: readonly Conflict[];
}

export function Conflicts({ session, conflicts }: ConflictsProps): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  const isAsked = conflicts.length > 0;
  useEffect(() => {
    const isBusyHere = element.current?.closest(".panel")?.contains(document.activeElement);
    if (element.current && isAsked && !isBusyHere) scrollPanelTo(element.current);
  }, [isAsked]);
  const titles = calledFiles(
    session.state().history.files,
    conflicts.map(({ file }) => file.name),
  );
  return (
    <div role="alert" id={conflictsId} className="conflicts" ref={element} tabIndex={-1}>
      {conflicts.map((conflict, index) => (
        <ConflictView
          key={conflict.file.version}
          session={session}
          conflict={conflict}
          title={titles[index] ?? ""}
        />
      ))}
    </div>
  );
}

interface ConflictViewProps {
  session: Session;
  conflict: Conflict;
  /** Of the page. */
  title: string;
}

function ConflictView({ session, conflict, title }: ConflictViewProps): ReactElement {
  const clashes = clashesIn(conflict.merged);
  const [choices, setChoices] = useState<readonly Choice[]>(clashes.map(() => "mine"));
  const { name } = conflict.file;
  return (
    <section aria-label={title}>
      <h2>Two versions of “{title}”</h2>
      <p>
        Somebody else has changed the same places as you. Nothing is saved until you choose what is
        to stand there; all other changes of both are kept.
      </p>
      <Clashes name={name} clashes={clashes} choices={choices} onChoose={setChoices} />
      <button
        type="button"
        className="primary"
        onClick={() => session.settle(conflict.file, choices)}
      >
        Take these
      </button>
    </section>
  );
}
