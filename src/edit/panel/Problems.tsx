// What is wrong with the content, in the check's words; a press leads there.
import type { ReactElement } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { placeIn, type Place } from "../place.ts";

interface ProblemsProps {
  diagnostics: readonly Diagnostic[];
  onSelect: (place: Place) => void;
}

export function Problems({ diagnostics, onSelect }: ProblemsProps): ReactElement {
  return (
    <section aria-labelledby="problems">
      <h2 id="problems">{diagnostics.length === 0 ? "No problems" : "Problems"}</h2>
      <ul className="items">
        {diagnostics.map(({ id, severity, file, line, pointer, message, hint }, index) => {
          const name = file.slice(file.lastIndexOf("/") + 1);
          return (
            <li key={index} className="problem" data-severity={severity}>
              <p>{message}</p>
              <p>{hint}</p>
              <button type="button" onClick={() => onSelect(placeIn(name + pointer))}>
                {name}, line {line}
              </button>{" "}
              <small>
                {severity}: {id}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
