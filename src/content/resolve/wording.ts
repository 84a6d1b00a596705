// What the site itself says: the words that content gives, and for those that it leaves out the defaults.
import { isFields, valueAt } from "../model/json.ts";
import type { Path } from "../model/path.ts";
import type * as schema from "../model/schema.gen.ts";
import type { Wording } from "../model/site.ts";
import { schemaFile, type Schema } from "../schema/read-schema.ts";

interface Word {
  /** Where it stands in the wording. */
  path: Path;
  default: unknown;
}

/** Every word that there is, with the default that the schema of site.json gives it, which editors offer, too. */
const words = wordsIn(schemaFile("site.schema.json").schema.properties?.["wording"] ?? {}, []);

function wordsIn({ properties = {} }: Schema, path: Path): Word[] {
  return Object.entries(properties).flatMap(([name, inner]) =>
    inner.properties
      ? wordsIn(inner, [...path, name])
      : [{ path: [...path, name], default: inner.default }],
  );
}

/** The language that the defaults are in. */
export function hasDefaults(language: string): boolean {
  return /^en(-|$)/.test(language);
}

/** Which words a wording, of whatever shape, leaves out. */
export function wordsLeftOut(wording: unknown): Word[] {
  return words.filter(({ path }) => valueAt(wording, path) === undefined);
}

/** @param wording without errors; a site in another language than the defaults' leaves none of it out */
export function completeWording(wording: schema.Site["wording"] = {}): Wording {
  const complete: Record<string, unknown> = {};
  for (const { path, default: text } of words) {
    let group = complete;
    for (const name of path.slice(0, -1)) {
      const inner = group[name];
      group = isFields(inner) ? inner : (group[name] = {});
    }
    group[String(path.at(-1))] = valueAt(wording, path) ?? text;
  }
  // Now every word of the schema is there, and the type is made of the same schema.
  return complete as unknown as Wording;
}
