// Reports words of samples, such as Business hours, that nobody has translated on a site in another language.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { isFields } from "../model/json.ts";
import { once } from "../model/once.ts";
import type { Path } from "../model/path.ts";
import type { Samples } from "../model/symbols.ts";
import { atPart, type Context, type FieldsRule } from "./rule.ts";
import { textsOfOriginal } from "./untranslated.ts";

type IsLeft = Samples["isLeftInEnglish"];

const check = (file: object, context: Context): Problem[] => {
  const { language, samples } = context.symbols;
  const theirs = once(() => textsOfOriginal(context));
  // What the original has, too, is listed as not translated, and its language may have this word as well.
  const isLeft: IsLeft = (text, around) =>
    samples.isLeftInEnglish(text, around) && !theirs().has(text);
  return [...englishIn(file, language, [], isLeft)];
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
  isLeft: IsLeft,
): Generator<Problem> {
  if (typeof value === "string" && isLeft(value, language))
    yield problem("sample-english", atPart({ path }, 0, value.length), { written: value });
  if (typeof value !== "object" || value === null) return;
  const own =
    isFields(value) && typeof value["language"] === "string" ? value["language"] : language;
  for (const [key, inner] of Object.entries(value))
    yield* englishIn(inner, own, [...path, Array.isArray(value) ? Number(key) : key], isLeft);
}
