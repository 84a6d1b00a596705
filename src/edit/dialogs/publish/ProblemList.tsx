// What the check says before the site goes live; a press leads to the place.
import type { ReactElement } from "react";
import type { Diagnostic } from "../../../content/diagnostics/problem.ts";
import { andMore, firstHundred } from "../../../content/report/first-hundred.ts";
import type { Files } from "../../model/history.ts";
import type { Place } from "../../model/location.ts";
import { ProblemLocation } from "../../screen/ProblemLocation.tsx";

interface FoundListProps {
  files: Files;
  title: string;
  found: readonly Diagnostic[];
  onPlace: (place: Place) => void;
}

export function FoundList(props: FoundListProps): ReactElement | null {
  const { files, title, found, onPlace } = props;
  if (found.length === 0) return null;
  const { listed, more } = firstHundred(found);
  return (
    <details className="found" open={found.some(({ severity }) => severity === "error")}>
      <summary>
        {title} ({found.length})
      </summary>
      <ul className="items">
        {listed.map((problem, index) => (
          <li key={index} className="problem">
            <p>{problem.message}</p>
            <p className="quiet">{problem.hint}</p>
            <ProblemLocation files={files} problem={problem} onSelect={onPlace} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="quiet">{andMore(more)}</p>}
    </details>
  );
}
