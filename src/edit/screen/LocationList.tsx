// A list of locations by name; a click goes to each.
import type { ReactElement } from "react";
import type { Files } from "../model/history.ts";
import { attributeOf, type Place } from "../model/location.ts";
import { locationName } from "../operations/references/location-name.ts";

interface LocationListProps {
  files: Files;
  places: readonly Place[];
  onSelect: (place: Place) => void;
}

export function LocationList({ files, places, onSelect }: LocationListProps): ReactElement {
  return (
    <ul className="items">
      {places.map(({ file, path }, index) => (
        <li key={`${attributeOf({ file, path })} ${index}`}>
          <button type="button" className="list-button" onClick={() => onSelect({ file, path })}>
            {locationName(files, { file, path })}
          </button>
        </li>
      ))}
    </ul>
  );
}
