// Lists what keeps a version from being published.
import type { ReactElement } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { andMore, firstHundred } from "../../content/report/first-hundred.ts";

interface LookProblemsProps {
  /** The content folder's name. */
  folder: string;
  errors: readonly Diagnostic[];
}

export function LookProblems({ folder, errors }: LookProblemsProps): ReactElement | null {
  if (errors.length === 0) return null;
  const { listed, more } = firstHundred(errors);
  return (
    <section aria-label="Problems">
      <h2>Fix before publishing</h2>
      <ul className="items">
        {listed.map(({ file, message, hint }, index) => (
          <li key={index} className="problem">
            <p>{message}</p>
            <p className="quiet">{hint}</p>
            <p className="quiet">{file.slice(folder.length + 1)}</p>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{andMore(more)}</p>}
    </section>
  );
}
