// What each island takes, kept out of the document: only a visitor who comes near a form needs it.
import { formProps } from "../blocks/form-props.ts";
import type { Page, Site } from "../content/model/site.ts";

/** The name in `data-island-props` -> what that island takes, as JSON, for all islands on these pages. */
export function islandProps(pages: readonly Page[], site: Site): Map<string, string> {
  return new Map(
    pages
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) =>
        block.type === "form" ? [[block.id, JSON.stringify(formProps(block, site))]] : [],
      ),
  );
}
