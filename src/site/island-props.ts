// Makes the props of each island. They are separate from the document, because only visitors near a form need them.
import { formProps } from "../blocks/form-props.ts";
import { languageOf } from "../content/model/language.ts";
import { mailService } from "../content/model/mail-service.ts";
import type { Page, Site } from "../content/model/site.ts";

/**
 * The id of a block that is an island -> its props as JSON, for all islands on these pages.
 * @param hasAddresses whether pages have documents of their own
 * @param mailOrigin as in {@link formProps}
 */
export function islandProps(
  pages: readonly Page[],
  site: Site,
  hasAddresses = site.addresses,
  mailOrigin: string = mailService,
): Map<string, string> {
  return new Map(
    pages
      .flatMap((page) => page.blocks.map((block) => ({ block, page })))
      .flatMap(({ block, page }) => {
        if (block.type !== "form") return [];
        const language = languageOf(block, page, site);
        const props = formProps(block, site, language, hasAddresses, mailOrigin);
        return [[block.id, JSON.stringify(props)]];
      }),
  );
}
