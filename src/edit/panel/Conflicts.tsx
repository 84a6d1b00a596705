// Files that somebody else has changed at the same places: both versions side by side, and a choice for each.
import { useState, type ReactElement } from "react";
import { clashesIn, type Choice, type Conflict } from "../merge.ts";
import type { Session } from "../session.ts";
import { Clashes } from "./Clashes.tsx";

interface ConflictsProps {
  session: Session;
  conflicts: readonly Conflict[];
}

export function Conflicts({ session, conflicts }: ConflictsProps): ReactElement {
  return (
    <div role="alert">
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
  return (
    <section aria-label={conflict.file.name}>
      <p>
        Somebody else has changed {conflict.file.name} where you did. Nothing was saved. Choose what
        is to stand there; all other changes of both are kept.
      </p>
      <Clashes
        name={conflict.file.name}
        clashes={clashes}
        choices={choices}
        onChoose={setChoices}
      />
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
