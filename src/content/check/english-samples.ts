// Reports words of samples, such as Business hours, that nobody has translated on a site in another language.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { isFields } from "../model/json.ts";
import type { Path } from "../model/path.ts";
import type { Samples } from "../model/symbols.ts";
import { atPart, type Context, type FieldsRule } from "./rule.ts";
import { textsOfOriginal } from "./untranslated.ts";

const check = (file: object, context: Context): Problem[] => {
  const { language, samples } = context.symbols;
  // What the original has, too, is listed as not translated, and its language may have this word as well.
  const theirs = textsOfOriginal(context);
  return [...englishIn(file, language, [], samples)].flatMap(({ text, problem: found }) =>
    theirs.has(text) ? [] : [found],
  );
};

export const englishSamples: FieldsRule[] = [
  { on: "page", check },
  { on: "site", check },
];

/** @param language of the text around the value */
function* englishIn(
  value: unknown,
  language: string,
  path: Path,
  samples: Samples,
): Generator<{ text: string; problem: Problem }> {
  if (typeof value === "string" && samples.isLeftInEnglish(value, language)) {
    const location = atPart({ path }, 0, value.length);
    yield { text: value, problem: problem("sample-english", location, { written: value }) };
  }
  if (typeof value !== "object" || value === null) return;
  const own =
    isFields(value) && typeof value["language"] === "string" ? value["language"] : language;
  for (const [key, inner] of Object.entries(value))
    yield* englishIn(inner, own, [...path, Array.isArray(value) ? Number(key) : key], samples);
}
