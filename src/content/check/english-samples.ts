// Reports words of samples, such as Business hours, that nobody has translated on a site in another language.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { isFields } from "../model/json.ts";
import type { Path } from "../model/path.ts";
import type { Samples } from "../model/symbols.ts";
import { atPart, type Context, type FieldsRule } from "./rule.ts";

const check = (file: object, { symbols }: Context): Problem[] => [
  ...englishIn(file, symbols.language, [], symbols.samples),
];

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
): Generator<Problem> {
  if (typeof value === "string" && samples.isLeftInEnglish(value, language))
    yield problem("sample-english", atPart({ path }, 0, value.length), { written: value });
  if (typeof value !== "object" || value === null) return;
  const own =
    isFields(value) && typeof value["language"] === "string" ? value["language"] : language;
  for (const [key, inner] of Object.entries(value))
    yield* englishIn(inner, own, [...path, Array.isArray(value) ? Number(key) : key], samples);
}
