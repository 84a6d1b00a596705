// Links to a section of a page that wouldn't get there.
import { didYouMean, error, insteadOf, listed, type Suggestion } from "./entry.ts";

export const sections = {
  "unknown-section": error<
    {
      page: string;
      section: string;
      /** The ids on that page. */
      sections: readonly string[];
    } & Suggestion
  >(
    (values) =>
      `No block on the page "${values.page}" has the id "${values.section}".${didYouMean(values)}`,
    (values) =>
      insteadOf(
        values.sections.length === 0
          ? `Give the block that you mean an "id": no block on this page has one yet.`
          : `Use one of the ids on this page: ${listed(values.sections)}. Or give the block that you mean this "id".`,
      )(values),
  ),
  "hidden-section": error<{ page: string; section: string }>(
    ({ page, section }) =>
      `This links to the block "${section}" of the page "${page}", which is hidden.`,
    ({ page }) => `Show the block by removing its "hidden", or link to the whole page: "${page}".`,
  ),
};
