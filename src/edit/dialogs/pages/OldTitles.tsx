// Lists the texts that will still mention a page's old title after it is renamed.
import { useMemo, type ReactElement } from "react";
import type { Files } from "../../model/history.ts";
import { locationKey, type Location } from "../../model/location.ts";
import { locationName } from "../../operations/references/location-name.ts";
import { textsWithOldTitle } from "../../operations/pages/old-titles.ts";
import { labelFromTitle } from "../../operations/pages/title-label.ts";
import { useVocabulary } from "../../screen/use-vocabulary.ts";
import { t } from "../../../words/t.ts";

interface OldTitlesProps {
  files: Files;
  page: string;
  /** The page's old title. */
  before: string;
  /** Labels that change with the title. */
  labels: readonly Location[];
}

export function OldTitles({ files, page, before, labels }: OldTitlesProps): ReactElement | null {
  const vocabulary = useVocabulary();
  const locations = useMemo(
    () => textsWithOldTitle(vocabulary, files, page, before, labels),
    [vocabulary, files, page, before, labels],
  );
  if (locations.length === 0) return null;
  return (
    <section>
      <h3>{t`These texts say “${labelFromTitle(before)}” and won’t change`}</h3>
      <ul className="hint">
        {locations.map((location) => (
          <li key={locationKey(location)}>{locationName(vocabulary, files, location)}</li>
        ))}
      </ul>
      <p className="hint">{t`Use “Find text” to go to each of them.`}</p>
    </section>
  );
}
