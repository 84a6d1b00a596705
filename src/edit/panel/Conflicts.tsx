// Pages that somebody else has changed at the same places: both versions one below the other, and a choice for each.
import { useEffect, useRef, useState, type ReactElement } from "react";
import { clashesIn, type Choice, type Conflict } from "../merge.ts";
import { calledFile } from "../references/called-place.ts";
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
  return (
    <div role="alert" id={conflictsId} className="conflicts" ref={element} tabIndex={-1}>
      {conflicts.map((conflict) => (
        <ConflictView key={conflict.file.version} session={session} conflict={conflict} />
      ))}
    </div>
  );
}

function ConflictView({
  session,
  conflict,
}: {
  session: Session;
  conflict: Conflict;
}): ReactElement {
  const clashes = clashesIn(conflict.merged);
  const [choices, setChoices] = useState<readonly Choice[]>(clashes.map(() => "mine"));
  const { name } = conflict.file;
  return (
    <section aria-label={name}>
      <h2>Two versions of “{calledFile(session.state().history.files, name)}”</h2>
      <p>
        Somebody else has changed {name} where you did. Nothing is saved until you choose what is to
        stand there; all other changes of both are kept.
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
