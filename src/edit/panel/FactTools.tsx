// Where a fact is used, and what can be done with it beside changing it: another name, and its end.
import { useMemo, useState, type ReactElement } from "react";
import { siteFile } from "../../content/model/input.ts";
import { count } from "../../content/report/text.ts";
import { PlaceList } from "../screen/LocationList.tsx";
import { factReferences, placesOf } from "../operations/references/references.ts";
import { factNameProblem, removeFact, renameFact } from "../operations/references/rename-fact.ts";
import { TextField } from "../ui/TextField.tsx";
import { usePanel } from "./panel-context.ts";
import { TakeOutFact } from "./TakeOutFact.tsx";

interface FactToolsProps {
  fact: string;
  /** Of all facts. */
  names: readonly string[];
}

/** As many places are shown at once. */
const few = 6;

export function FactTools({ fact, names }: FactToolsProps): ReactElement {
  const { session, open, clickedIn } = usePanel();
  const { files } = session.state().history;
  const uses = useMemo(() => placesOf(factReferences(files, fact)), [files, fact]);
  return (
    <section className="fact-tools" aria-label={`The fact “${fact}”`}>
      <p>This is the fact “{fact}”. Change it here, once for all.</p>
      {clickedIn && <TakeOutFact fact={fact} from={clickedIn} />}
      {uses.length === 0 ? (
        <>
          <p>No text uses it.</p>
          <button type="button" onClick={() => session.apply(removeFact(files, fact))}>
            Remove this fact
          </button>
        </>
      ) : (
        <details open={uses.length <= few}>
          <summary>
            Used in {count(uses.length, "place")}, which {uses.length === 1 ? "changes" : "change"}{" "}
            with it
          </summary>
          <PlaceList files={files} places={uses} onSelect={open} />
          <p className="hint">It can be removed once no text uses it.</p>
        </details>
      )}
      <RenameFact fact={fact} names={names} />
    </section>
  );
}

function RenameFact({ fact, names }: FactToolsProps): ReactElement {
  const { session, open } = usePanel();
  const [name, setName] = useState(fact);
  const problem = name === fact ? undefined : factNameProblem(name, names);
  return (
    <details>
      <summary>Rename it</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (problem !== undefined || name === fact) return;
          session.apply(renameFact(session.state().history.files, fact, name));
          session.announce(`“${fact}” is “${name}” now, and so in all texts that use it.`);
          open({ file: siteFile, path: ["facts", name] });
        }}
      >
        <TextField
          label="Its name"
          hint={`Texts show it as {{facts.${name}}}.`}
          value={name}
          problem={problem}
          onText={setName}
        />
        <button type="submit">Rename</button>
      </form>
    </details>
  );
}
