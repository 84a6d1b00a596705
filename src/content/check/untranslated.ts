// Reports texts of a site that are still as on the site in another language that it was copied from.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { siteFile } from "../model/input.ts";
import { isFields, short } from "../model/json.ts";
import { isSameLanguage } from "../model/language.ts";
import type { Path } from "../model/path.ts";
import { walk, type Plan } from "../schema/walk.ts";
import { atPart, type Context, type FieldsRule } from "./rule.ts";

const check = (root: object, context: Context): Problem[] => {
  const { plan, file, symbols } = context;
  const { original, language: own, samples } = symbols;
  if (!original) return [];
  const { language, same } = original;
  const theirs = textsOfOriginal(context);
  const problems: Problem[] = [];
  walk(plan, root, ({ plan: { kind }, value, path }) => {
    if (!isText(kind, value) || !theirs.has(value) || same.has(value)) return;
    if (path[0] === "siblings" || countWords(value) < (isFact(file, path) ? sentence : 1)) return;
    // A placeholder is listed as one, and what is in their language on purpose says so.
    if (samples.isSampleText(value)) return;
    if (isSameLanguage(languageAround(root, path, own), language)) return;
    const location = atPart({ path: [...path] }, 0, value.length);
    problems.push(problem("untranslated", location, { written: short(value, false), language }));
  });
  return problems;
};

export const untranslatedTexts: FieldsRule[] = [
  { on: "page", check },
  { on: "site", check },
];

/**
 * @returns the texts of this file in the original, without those already in this site's language; none if the site is no
 * translation
 */
export function textsOfOriginal({ plan, file, symbols }: Context): ReadonlySet<string> {
  const { original, language } = symbols;
  if (!original) return new Set();
  const value = original.values.get(file);
  return textsToTranslate({ plan, value }, original.language, language);
}

function isText(kind: Plan["kind"], value: unknown): value is string {
  return (kind === "text" || kind === "markdown") && typeof value === "string";
}

/** Without those that are in this site's language there already, such as a page in English of a German site. */
function textsToTranslate(
  { plan, value: root }: { plan: Plan; value: unknown },
  language: string,
  own: string,
): ReadonlySet<string> {
  const texts = new Set<string>();
  walk(plan, root, ({ plan: { kind }, value, path }) => {
    if (!isText(kind, value)) return;
    if (!isSameLanguage(languageAround(root, path, language), own)) texts.add(value);
  });
  return texts;
}

/** Most facts are names and numbers, which are the same in every language: this many words are a sentence. */
const sentence = 4;

function isFact(file: string, path: Path): boolean {
  return file === siteFile && path[0] === "facts";
}

/** Without facts, addresses of links and numbers. */
function countWords(text: string): number {
  const words = text.replaceAll(/\{\{[^{}]*\}\}|\]\([^()]*\)|\S+@\S+|\w+:\/\/\S+/g, " ");
  return words.match(/\p{L}{2,}/gu)?.length ?? 0;
}

function languageAround(root: unknown, path: Path, own: string): string {
  let [value, found] = [root, own];
  for (const key of path) {
    if (isFields(value) && typeof value["language"] === "string") found = value["language"];
    value = isFields(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined;
  }
  return found;
}
