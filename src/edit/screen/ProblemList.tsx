// A collapsible list of the check's problems, with links to where they are.
import type { ReactElement } from "react";
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
  const { files, title, id, problems, onLocation } = props;
  if (problems.length === 0) return null;
  const { listed, more } = firstHundred(problems);
  return (
    <details className="problem-list" open={problems.some(({ severity }) => severity === "error")}>
      <summary id={id}>
        {title} ({problems.length})
      </summary>
      <ul className="items">
        {listed.map((problem, index) => (
          <li key={index} className="problem" {...severityLooks[problem.severity]}>
            <ProblemWords files={files} problem={problem} />
            <ProblemLocation files={files} problem={problem} onSelect={onLocation} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="quiet">{andMore(more)}</p>}
    </details>
  );
}
