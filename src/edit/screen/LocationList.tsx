// A list of locations by name; a click goes to each.
import type { ReactElement } from "react";
import type { Files } from "../model/history.ts";
import { locationKey, type Location } from "../model/location.ts";
import { locationName } from "../operations/references/location-name.ts";

interface LocationListProps {
  files: Files;
  locations: readonly Location[];
  onSelect: (location: Location) => void;
}

export function LocationList({ files, locations, onSelect }: LocationListProps): ReactElement {
  return (
    <ul className="items">
      {locations.map(({ file, path }, index) => (
        <li key={`${locationKey({ file, path })} ${index}`}>
          <button type="button" className="list-button" onClick={() => onSelect({ file, path })}>
            {locationName(files, { file, path })}
          </button>
        </li>
      ))}
    </ul>
  );
}
