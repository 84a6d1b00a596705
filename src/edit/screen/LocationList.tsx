// A list of locations by name; a click goes to each.
import type { ReactElement } from "react";
import type { Files } from "../model/history.ts";
import { locationKey, type Location } from "../model/location.ts";
import { fileTitle, pathNames } from "../operations/references/location-name.ts";
import { useVocabulary } from "./use-vocabulary.ts";

interface LocationListProps {
  files: Files;
  locations: readonly Location[];
  onSelect: (location: Location) => void;
}

export function LocationList({ files, locations, onSelect }: LocationListProps): ReactElement {
  const vocabulary = useVocabulary();
  return (
    <ul className="items">
      {locations.map(({ file, path }, index) => {
        // What tells one from the others at a glance, below where it is.
        const around = [fileTitle(files, file), ...pathNames(vocabulary, files, { file, path })];
        const own = around.pop();
        return (
          <li key={`${locationKey({ file, path })} ${index}`}>
            <button type="button" className="list-button" onClick={() => onSelect({ file, path })}>
              {around.length > 0 && <small>{around.join(" › ")} › </small>}
              {own}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
