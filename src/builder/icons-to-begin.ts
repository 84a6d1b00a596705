// Chooses the icons that the editor opens with: the whole set would be a seventh of what it loads.
import type { Vocabulary } from "../content/schema/vocabulary.ts";
import { readIcons, type Icons } from "../files/icon-set.ts";

/**
 * @param used the icons on the site
 * @param vocabulary whose samples can be added
 * @returns all names, so that a correct one is never reported, with the drawings of those on the site and in samples
 */
export function iconsToBegin(
  used: ReadonlySet<string>,
  { schemas }: Pick<Vocabulary, "schemas">,
): Icons {
  const drawn = new Set([...used, ...inSamples(schemas)]);
  const icons = Object.entries(readIcons());
  return Object.fromEntries(icons.map(([name, icon]) => [name, drawn.has(name) ? icon : []]));
}

/** The icons of new blocks and items: `"icon": "${1:clock}"` in a snippet, or `"icon": "clock"` in a default. */
function inSamples(schemas: Vocabulary["schemas"]): string[] {
  const named = JSON.stringify(schemas).matchAll(/"icon":"(?:\$\{\d+:)?([\w-]+)/g);
  return [...named].map(([, name = ""]) => name);
}
