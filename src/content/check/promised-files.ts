// Reports texts that promise to send a file, which never leaves the visitor's device.
import { problem } from "../diagnostics/problem.ts";
import { isFields } from "../model/json.ts";
import { atPart, type FieldsRule } from "./rule.ts";

const promise =
  /\b(?:upload(?:ed|ing|s)?|attach(?:ed|es|ing)?|submit(?:ted|s)?|(?:will be|is|was|been|gets?) sent|sen[dt] (?:it |them )?with|included with|(?:we|us) (?:have |will )?(?:received?|get|got))\b/i;

/** Words that make a sentence say the opposite, or name another way to send the file. */
const denial =
  /\b(?:not|never|no|nothing|without|cannot|instead|separately|yourself|by (?:e-?)?mail|by post|e-?mail)\b|n[’']t\b|n’t/i;

export const promisedFiles: FieldsRule = {
  on: "fileField",
  isForShown: true,
  check: (field, context) =>
    ["label", "help", "picked"].flatMap((name) => {
      const text = isFields(field) ? field[name] : undefined;
      if (typeof text !== "string") return [];
      return [...text.matchAll(/[^.!?\n]+/g)].flatMap(({ 0: sentence, index }) => {
        const found = denial.test(sentence) ? undefined : promise.exec(sentence);
        if (!found) return [];
        const at = { path: [...context.path, name] };
        const from = index + found.index;
        return [problem("promised-file", atPart(at, from, found[0].length), { written: found[0] })];
      });
    }),
};
