// The site's built-in text: what content defines, and defaults for the rest.
import { isFields, valueAt } from "../model/json.ts";
import { withoutCountry } from "../model/language.ts";
import type { Path } from "../model/path.ts";
import { onceEach, onceWhileSame } from "../model/once.ts";
import * as schema from "../model/schema.gen.ts";
import type { Wording } from "../model/site.ts";
import type { Schema } from "../schema/read-schema.ts";
import { translatedLanguages } from "../translations/translation.ts";

interface Word {
  /** Its path in the wording. */
  path: Path;
  default: unknown;
  usedWith: Schema["usedWith"];
}

/** Every built-in text, with its default from the schema of site.json, which code editors offer too. Cast: it is JSON Schema. */
const words = wordsIn(schema.schemas["site.schema.json"].properties.wording as Schema, []);

function wordsIn({ properties = {} }: Schema, path: Path): Word[] {
  return Object.entries(properties).flatMap(([name, inner]) =>
    inner.properties
      ? wordsIn(inner, [...path, name])
      : [{ path: [...path, name], default: inner.default, usedWith: inner.usedWith }],
  );
}

/** The codes of the languages that the built-in text exists in. */
export const builtInLanguages: readonly string[] = ["en", ...translatedLanguages];

/** True if there is a default for each text in this language. */
export function hasDefaults(language: string): boolean {
  return builtInLanguages.includes(withoutCountry(language));
}

/** The texts that a wording, of any shape, leaves out. */
export function wordsLeftOut(wording: unknown): Word[] {
  return words.filter(({ path }) => valueAt(wording, path) === undefined);
}

/** A built-in text in English; undefined if there is none at this path in the wording. */
export function englishWording(path: Path): string | undefined {
  const word = words.find((each) => each.path.join(".") === path.join("."));
  return word && String(word.default);
}

/**
 * @param wording without errors; it is complete if there are no defaults in the site's language
 * @param translated the defaults in the site's language, if they aren't in English
 */
export function completeWording(wording?: schema.Site["wording"], translated?: Wording): Wording {
  return wording === undefined && translated !== undefined
    ? translated
    : completed(wording ?? noWording)(translated);
}

const noWording = {};

/** Each key makes the site again, with and without marks in its texts. */
const completed = onceEach((wording: NonNullable<schema.Site["wording"]>) =>
  onceWhileSame((translated: Wording | undefined) => complete(wording, translated)),
);

function complete(
  wording: NonNullable<schema.Site["wording"]>,
  translated: Wording | undefined,
): Wording {
  const all: Record<string, unknown> = {};
  for (const { path, default: text } of words) {
    let group = all;
    for (const name of path.slice(0, -1)) {
      const inner = group[name];
      group = isFields(inner) ? inner : (group[name] = {});
    }
    group[String(path.at(-1))] = valueAt(wording, path) ?? valueAt(translated, path) ?? text;
  }
  // Every text of the schema is there now, and the type is generated from the same schema.
  return all as unknown as Wording;
}
