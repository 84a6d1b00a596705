// Makes and checks the names of questions and their email parameters.
import { schemas } from "../../../content/model/schema.gen.ts";
import { firstFree } from "../../../content/text/first-free.ts";
import { plainWords } from "../plain-words.ts";
import { t, translate } from "../../../words/t.ts";

const { fieldName } = schemas["blocks/form.schema.json"].$defs;
const { maxLength: longest, pattern, patternErrorMessage, not } = fieldName;
const reserved: readonly string[] = not.enum;

/**
 * "When may we call you?" is `whenMayWeCallYou`, or with a number if that name is taken.
 * @param language of the label
 */
export function nameForLabel(label: string, taken: readonly string[], language: string): string {
  const words = plainWords(label.replace(/^[^\p{L}]+/u, ""), language);
  let base = "";
  for (const word of words) {
    const next = base === "" ? word : base + word.charAt(0).toUpperCase() + word.slice(1);
    // Leaves room for a number.
    if (next.length > longest - 3) break;
    base = next;
  }
  return firstFree(base || "question", (name) => nameProblem(name, taken) === undefined);
}

/** What is wrong with a question's name; undefined if it can be used. */
export function nameProblem(name: string, taken: readonly string[]): string | undefined {
  if (!new RegExp(pattern).test(name) || name.length > longest)
    return translate(patternErrorMessage);
  if (reserved.includes(name))
    return t`“${name}” is reserved for the form itself. Choose another name.`;
  return taken.includes(name)
    ? t`This form already has a question “${name}”. Choose another name.`
    : undefined;
}

/** `whenMayWeCallYou` is `when_may_we_call_you`, the usual style at the mail service. */
export function parameterFor(name: string, isFree: (parameter: string) => boolean): string {
  const base = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return firstFree(base, isFree, "_");
}
