// Lists what keeps a version from being published.
import type { ReactElement } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import type { Files } from "../model/history.ts";
import { fileTitle } from "../operations/references/location-name.ts";
import { ProblemWords } from "../screen/ProblemWords.tsx";
import { andMore, firstHundred } from "../../content/report/first-hundred.ts";
import { looks } from "../ui/message-looks.ts";
import { t } from "../../words/t.ts";

interface LookProblemsProps {
  /** The content folder's name. */
  folder: string;
  files: Files;
  errors: readonly Diagnostic[];
}

export function LookProblems({ folder, files, errors }: LookProblemsProps): ReactElement | null {
  if (errors.length === 0) return null;
  const { listed, more } = firstHundred(errors);
  return (
    <section aria-label={t`Problems`}>
      <h2>{t`Fix before publishing`}</h2>
      <ul className="items">
        {listed.map((problem, index) => (
          <li key={index} className="problem" {...looks.failure}>
            <ProblemWords files={files} problem={problem} />
            <p className="quiet">{fileTitle(files, problem.file.slice(folder.length + 1))}</p>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{andMore(more)}</p>}
    </section>
  );
}
