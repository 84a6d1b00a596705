// Links that visitors couldn't follow, because they go to a draft page.
import { error } from "./entry.ts";

export const drafts = {
  "draft-link": error<{ page: string }>(
    ({ page }) => `This links to the page "${page}", which is a draft that visitors can't open.`,
    ({ page }) => `Publish it by removing "draft" from ${page}.json, or link to another page.`,
    { impliedBy: { sameFact: ["draft-home"] }, fact: ({ page }) => `draft ${page}` },
  ),
  "draft-home": error<{ page: string }>(
    ({ page }) => `The home page can't be a draft, but "${page}" is one.`,
    ({ page }) => `Remove "draft" from ${page}.json, or choose another home page.`,
    { fact: ({ page }) => `draft ${page}` },
  ),
};
