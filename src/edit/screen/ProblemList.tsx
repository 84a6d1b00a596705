// A collapsible list of the check's problems, with links to where they are.
import { useState, type ReactElement } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { andMore, firstHundred } from "../../content/report/first-hundred.ts";
import type { Files } from "../model/history.ts";
import type { Location } from "../model/location.ts";
import { ProblemLocation } from "./ProblemLocation.tsx";
import { ProblemWords } from "./ProblemWords.tsx";
import { severityLooks } from "../ui/message-looks.ts";
import { t } from "../../words/t.ts";

/** The title of the placeholders, wherever they are listed. */
export const placeholdersTitle = t`Placeholders to replace before going live`;

interface ProblemListProps {
  files: Files;
  title: string;
  /** The id of the line that opens the list, if something else on the screen goes to it. */
  id?: string;
  problems: readonly Diagnostic[];
  onLocation: (location: Location) => void;
}

export function ProblemList(props: ProblemListProps): ReactElement | null {
  const { title, id, problems } = props;
  const hasErrors = problems.some(({ severity }) => severity === "error");
  const [fold, setFold] = useState({ hasErrors, isOpen: hasErrors });
  // Errors that come open it, and it closes when the last one is gone.
  if (fold.hasErrors !== hasErrors) setFold({ hasErrors, isOpen: hasErrors });
  if (problems.length === 0) return null;
  return (
    <details
      className="problem-list"
      open={fold.isOpen}
      onToggle={({ currentTarget }) => setFold({ hasErrors, isOpen: currentTarget.open })}
    >
      <summary id={id}>
        {title} ({problems.length})
      </summary>
      {fold.isOpen && <OpenList {...props} />}
    </details>
  );
}

/** While it is folded, nobody reads the sentences, which would be written again with each key. */
function OpenList({ files, problems, onLocation }: ProblemListProps): ReactElement {
  const { listed, more } = firstHundred(problems);
  return (
    <>
      <ul className="items">
        {listed.map((problem, index) => (
          <li key={index} className="problem" {...severityLooks[problem.severity]}>
            <ProblemWords files={files} problem={problem} />
            <ProblemLocation files={files} problem={problem} onSelect={onLocation} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="quiet">{andMore(more)}</p>}
    </>
  );
}
