// Makes the props of each island. They are separate from the document, because only visitors near a form need them.
import { formProps } from "../blocks/form-props.ts";
import { languageOf } from "../content/model/language.ts";
import type { Page, Site } from "../content/model/site.ts";

/** The name in `data-island-props` -> the island's props as JSON, for all islands on these pages. With `hasAddresses`, pages have documents of their own. */
export function islandProps(
  pages: readonly Page[],
  site: Site,
  hasAddresses = site.addresses,
): Map<string, string> {
  return new Map(
    pages
      .flatMap((page) => page.blocks.map((block) => ({ block, page })))
      .flatMap(({ block, page }) => {
        if (block.type !== "form") return [];
        const props = formProps(block, site, languageOf(block, page, site), hasAddresses);
        return [[block.id, JSON.stringify(props)]];
      }),
  );
}
