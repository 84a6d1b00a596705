// Says which texts will still have a page's old name in them, for whoever gives it another title.
import { useMemo, type ReactElement } from "react";
import type { Files } from "../../model/history.ts";
import { attributeOf, type Place } from "../../model/location.ts";
import { calledPlace } from "../../operations/references/location-name.ts";
import { textsSaying } from "../../operations/pages/old-titles.ts";
import { labelFrom } from "../../operations/pages/same-labels.ts";

interface OldWordsProps {
  files: Files;
  page: string;
  /** The page's title until now. */
  before: string;
  /** The labels that change with it. */
  spoken: readonly Place[];
}

export function OldWords({ files, page, before, spoken }: OldWordsProps): ReactElement | null {
  const places = useMemo(
    () => textsSaying(files, page, before, spoken),
    [files, page, before, spoken],
  );
  if (places.length === 0) return null;
  return (
    <section>
      <h3>These texts say “{labelFrom(before)}” and won’t change</h3>
      <ul className="hint">
        {places.map((place) => (
          <li key={attributeOf(place)}>{calledPlace(files, place)}</li>
        ))}
      </ul>
      <p className="hint">Use Find text to go to each of them.</p>
    </section>
  );
}
