// Shows where a fact is used, and lets people rename or remove it.
import { useMemo, useState, type ReactElement } from "react";
import { hint } from "../model/message.ts";
import { factTitle } from "../../words/fact-title.ts";
import { siteFile } from "../../content/model/input.ts";
import { counted } from "../../words/counted.ts";
import { LocationList } from "../screen/LocationList.tsx";
import { factReferences, locationsOf } from "../operations/references/references.ts";
import {
  factName,
  factNameProblem,
  removeFact,
  renameFact,
} from "../operations/references/rename-fact.ts";
import { focusProblem } from "../ui/focus-problem.ts";
import { TextField } from "../ui/TextField.tsx";
import { useIdleFiles } from "../screen/use-idle-files.ts";
import { useSession } from "../screen/use-session.ts";
import { usePanel } from "../screen/panel-context.ts";
import { FactHere } from "./FactHere.tsx";
import { t } from "../../words/t.ts";

interface FactToolsProps {
  fact: string;
  /** Of all facts. */
  names: readonly string[];
}

/** Up to this many locations are listed without opening them. */
const maxOpen = 6;

export function FactTools({ fact, names }: FactToolsProps): ReactElement {
  const session = useSession();
  const files = useIdleFiles();
  const { vocabulary } = session;
  const { open, clickedIn } = usePanel();
  const title = factTitle(fact);
  const uses = useMemo(
    () => locationsOf(factReferences(vocabulary, files, fact)),
    [vocabulary, files, fact],
  );
  return (
    <section className="fact-tools" aria-label={t`Fact “${title}”`}>
      <p>{t`“${title}” is a fact. Change it here, and it changes everywhere.`}</p>
      {clickedIn && <FactHere fact={fact} from={clickedIn} />}
      {uses.length === 0 ? (
        <>
          <p>{t`No text uses this fact.`}</p>
          <button
            type="button"
            onClick={() =>
              session.apply(removeFact(vocabulary, session.state().history.files, fact))
            }
          >{t`Remove fact`}</button>
        </>
      ) : (
        <details open={uses.length <= maxOpen}>
          <summary>{t`Used in ${counted(uses.length, "place")}`}</summary>
          <LocationList files={files} locations={uses} onSelect={open} />
          <p className="hint">{t`To remove this fact, first remove it from these texts.`}</p>
        </details>
      )}
      <RenameFact fact={fact} names={names} />
    </section>
  );
}

function RenameFact({ fact, names }: FactToolsProps): ReactElement {
  const session = useSession();
  const { vocabulary } = session;
  const { open } = usePanel();
  const [title, setTitle] = useState(factTitle(fact));
  const name = title === factTitle(fact) ? fact : factName(title);
  const others = names.filter((each) => each !== fact);
  const problem = name === fact ? undefined : factNameProblem(name, others);
  return (
    <details>
      <summary>{t`Rename fact`}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (problem !== undefined || name === fact) return focusProblem(event.currentTarget);
          session.apply(renameFact(vocabulary, session.state().history.files, fact, name));
          session.announce(
            hint(
              t`Renamed “${factTitle(fact)}” to “${factTitle(name)}” in every text that uses it.`,
            ),
          );
          open({ file: siteFile, path: ["facts", name] });
        }}
      >
        <TextField
          label={t`Name`}
          hint={t`Write it in texts as {{facts.${name}}}.`}
          value={title}
          problem={problem}
          onText={setTitle}
        />
        <button type="submit">{t`Rename`}</button>
      </form>
    </details>
  );
}
