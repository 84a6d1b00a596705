// Offers to change link labels that match the page's old title.
import { useId, type ReactElement } from "react";
import type { Files } from "../../model/history.ts";
import type { Location } from "../../model/location.ts";
import { locationName } from "../../operations/references/location-name.ts";
import { TickField } from "../../ui/TickField.tsx";
import { useVocabulary } from "../../screen/use-vocabulary.ts";
import { t } from "../../../words/t.ts";

interface SameLabelsProps {
  files: Files;
  locations: readonly Location[];
  /** The new label. */
  label: string;
  isWanted: boolean;
  onWanted: (isWanted: boolean) => void;
}

export function SameLabels(props: SameLabelsProps): ReactElement | null {
  const vocabulary = useVocabulary();
  const { files, locations, label, isWanted, onWanted } = props;
  const id = useId();
  if (locations.length === 0) return null;
  return (
    <TickField
      label={t`Also change these link labels to “${label}”`}
      isTicked={isWanted}
      describedBy={id}
      onTick={onWanted}
    >
      <ul className="hint" id={id}>
        {locations.map((location, index) => (
          <li key={index}>
            {locationName(vocabulary, files, { ...location, path: location.path.slice(0, -1) })}
          </li>
        ))}
      </ul>
    </TickField>
  );
}
