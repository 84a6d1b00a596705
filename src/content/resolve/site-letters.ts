// The letters of a site's texts, for the fonts that they are set in.
import type { Site } from "../model/site.ts";

/** All of them, without what no visitor reads: a form's thank-you becomes a heading later. */
export const lettersOfSite = ({ look: _names, ownBlocks: _code, ...site }: Site): string =>
  [...new Set(strings(site))].join("");

/** Only the letters of its name and of its headings, without digits and punctuation. */
export const lettersInHeadings = (site: Site): string =>
  [site.name, ...headings(site)].join("").replaceAll(/\P{Letter}/gu, "");

/** What content calls a heading, at any depth. */
function* headings(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  if ("heading" in value && typeof value.heading === "string") yield value.heading;
  for (const each of Object.values(value)) yield* headings(each);
}

/** The letters of all texts in a value. */
function* strings(value: unknown): Generator<string> {
  if (typeof value === "string") yield* value;
  else if (typeof value === "object" && value !== null)
    for (const each of Object.values(value)) yield* strings(each);
}
