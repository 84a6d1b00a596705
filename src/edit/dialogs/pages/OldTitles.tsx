// Lists the texts that will still mention a page's old title after it is renamed.
import { useMemo, type ReactElement } from "react";
import type { Files } from "../../model/history.ts";
import { attributeOf, type Place } from "../../model/location.ts";
import { locationName } from "../../operations/references/location-name.ts";
import { textsWithOldTitle } from "../../operations/pages/old-titles.ts";
import { labelFromTitle } from "../../operations/pages/same-labels.ts";

interface OldTitlesProps {
  files: Files;
  page: string;
  /** The page's old title. */
  before: string;
  /** Labels that change with the title. */
  labels: readonly Place[];
}

export function OldTitles({ files, page, before, labels }: OldTitlesProps): ReactElement | null {
  const places = useMemo(
    () => textsWithOldTitle(files, page, before, labels),
    [files, page, before, labels],
  );
  if (places.length === 0) return null;
  return (
    <section>
      <h3>These texts say “{labelFromTitle(before)}” and won’t change</h3>
      <ul className="hint">
        {places.map((place) => (
          <li key={attributeOf(place)}>{locationName(files, place)}</li>
        ))}
      </ul>
      <p className="hint">Use Find text to go to each of them.</p>
    </section>
  );
}
