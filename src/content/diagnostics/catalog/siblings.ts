// What the same site in another language should have, too.
import { listed, warning } from "./entry.ts";
import { t } from "../../../words/t.ts";

export const siblings = {
  "sibling-pages": warning<{
    folder: string;
    /** The pages that only that site has. */
    theirs: readonly string[];
    /** The pages that only this site has. */
    ours: readonly string[];
  }>(
    ({ folder, theirs, ours }) =>
      [
        ours.length > 0 && t`The site in ${folder} doesn't have these pages: ${listed(ours)}.`,
        theirs.length > 0 && t`This site doesn't have these pages of ${folder}: ${listed(theirs)}.`,
      ]
        .filter(Boolean)
        .join(" "),
    () => "Add what is missing, with the same file name: that is how both pages find each other.",
  ),
  "sibling-address": warning<{
    folder: string;
    /** In that site's own site.json. */
    url: string;
  }>(
    ({ folder, url }) =>
      `In its own site.json, the site in ${folder} has the address ${url}, not this one.`,
    () => "Write the same address in both files: links between the languages go to the one here.",
  ),
  "unknown-sibling": warning<{ folder: string }>(
    ({ folder }) => t`There is no content folder at "${folder}", so the pages can't be compared.`,
    () => t`Write the path from this content folder, for example ../content-de, or leave it out.`,
  ),
};
