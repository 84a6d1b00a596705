// The location of a problem by name; a click goes there.
import type { ReactElement } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import type { Files } from "../model/history.ts";
import { locationFromKey, type Location } from "../model/location.ts";
import { fileValue } from "../model/read-json.ts";
import { locationName } from "../operations/references/location-name.ts";
import { useVocabulary } from "./use-vocabulary.ts";
import { t } from "../../words/t.ts";

interface ProblemLocationProps {
  files: Files;
  problem: Diagnostic;
  onSelect: (location: Location) => void;
}

/** The file of a problem, by its name in the content folder. */
export function fileIn({ file }: Diagnostic): string {
  return file.slice(file.lastIndexOf("/") + 1);
}

export function ProblemLocation({ files, problem, onSelect }: ProblemLocationProps): ReactElement {
  const vocabulary = useVocabulary();
  const { line, pointer } = problem;
  const name = fileIn(problem);
  // For example a picture, which the panel can't show.
  if (!files.has(name)) return <span>{name}</span>;
  const location = locationFromKey(name + pointer);
  const isBroken = fileValue(files, name) === undefined;
  return (
    <button type="button" className="problem-place" onClick={() => onSelect(location)}>
      {isBroken ? t`${name}, line ${line}` : locationName(vocabulary, files, location)}
    </button>
  );
}
