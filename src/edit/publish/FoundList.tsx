// What the check says before the site goes live; a press leads to the place.
import type { ReactElement } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { placeIn, type Place } from "../place.ts";

interface FoundListProps {
  title: string;
  found: readonly Diagnostic[];
  onPlace: (place: Place) => void;
}

export function FoundList({ title, found, onPlace }: FoundListProps): ReactElement | null {
  if (found.length === 0) return null;
  return (
    <details className="found" open={found.some(({ severity }) => severity === "error")}>
      <summary>
        {title} ({found.length})
      </summary>
      <ul className="items">
        {found.map(({ file, line, pointer, message, hint }, index) => {
          const name = file.slice(file.lastIndexOf("/") + 1);
          return (
            <li key={index} className="problem">
              <p>{message}</p>
              <p className="quiet">{hint}</p>
              <button type="button" onClick={() => onPlace(placeIn(name + pointer))}>
                {name}, line {line}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
