// The site's built-in text: what content defines, and defaults for the rest.
import { isFields, valueAt } from "../model/json.ts";
import type { Path } from "../model/path.ts";
import type * as schema from "../model/schema.gen.ts";
import type { Wording } from "../model/site.ts";
import { schemaFile, type Schema } from "../schema/read-schema.ts";

interface Word {
  /** Its path in the wording. */
  path: Path;
  default: unknown;
  usedWith: Schema["usedWith"];
}

/** Every built-in text, with its default from the schema of site.json, which code editors offer too. */
const words = wordsIn(schemaFile("site.schema.json").schema.properties?.["wording"] ?? {}, []);

function wordsIn({ properties = {} }: Schema, path: Path): Word[] {
  return Object.entries(properties).flatMap(([name, inner]) =>
    inner.properties
      ? wordsIn(inner, [...path, name])
      : [{ path: [...path, name], default: inner.default, usedWith: inner.usedWith }],
  );
}

/** The language of the defaults. */
export function hasDefaults(language: string): boolean {
  return /^en(-|$)/.test(language);
}

/** The texts that a wording, of any shape, leaves out. */
export function wordsLeftOut(wording: unknown): Word[] {
  return words.filter(({ path }) => valueAt(wording, path) === undefined);
}

/** @param wording without errors; it is complete if the site's language isn't that of the defaults */
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
  // Every text of the schema is there now, and the type is generated from the same schema.
  return complete as unknown as Wording;
}
