// The letters of a site's texts, for the fonts that they are set in.
import type { Site } from "../model/site.ts";

/** All of them, without what no visitor reads: a form's thank-you becomes a heading later. */
export function lettersOfSite({ look: _names, ownBlocks: _code, ...site }: Site): string {
  const letters = new Set<string>();
  for (const text of textsIn(site)) for (const letter of text) letters.add(letter);
  return [...letters].join("");
}

/** Only the letters of its name and of its headings, without digits and punctuation. */
export const lettersInHeadings = (site: Site): string =>
  [site.name, ...headings(site)].join("").replaceAll(/\P{Letter}/gu, "");

/** What content calls a heading, at any depth. */
function* headings(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  if ("heading" in value && typeof value.heading === "string") yield value.heading;
  for (const each of Object.values(value)) yield* headings(each);
}

/** Whole texts: letter by letter through each level, those of 800 pages would take a fifth of a build. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const each of Object.values(value)) yield* textsIn(each);
}
