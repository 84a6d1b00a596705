// Brackets, and the lines and names that begin with them, that are missing, extra or in the wrong place.
import { error } from "./entry.ts";
import { t } from "../../../words/t.ts";

/** A bracket on a line of its own, with or without a field name before it. */
interface MissingLine {
  bracket: string;
  isNamed: boolean;
  hasComma: boolean;
}

export const brackets = {
  "syntax-bracket-early": error<{ bracket: string; line: number }>(
    ({ bracket, line }) =>
      bracket === "]"
        ? t`This belongs in the list that ends with the ] on line ${line}.`
        : t`This field belongs in the { } that ends with the } on line ${line}.`,
    ({ bracket }) =>
      t`Move that ${bracket} after everything that belongs inside. A comma goes between two entries, not after the last.`,
  ),
  "syntax-bracket-unclosed": error<{ bracket: string; closing: string; line: number }>(
    ({ bracket, line }) => t`The ${bracket} opened here isn't closed by line ${line}.`,
    ({ closing }) => t`Add ${closing} where the part that begins here ends.`,
  ),
  "syntax-bracket-missing": error<{ bracket: string }>(
    ({ bracket }) => t`A ${bracket} is missing before this.`,
    ({ bracket }) =>
      bracket === "{"
        ? t`Add { before it, where its entry begins.`
        : t`Add [ before it, where its list begins.`,
  ),
  "syntax-line-missing": error<{ lines: readonly MissingLine[]; name: string | undefined }>(
    ({ lines, name = "…" }) => {
      const written = lines.map(({ bracket, isNamed, hasComma }) =>
        [isNamed ? `"${name}": ` : "", bracket, hasComma ? "," : ""].join(""),
      );
      return lines.length === 1
        ? t`A line is missing before this: ${written.join("")}`
        : t`Lines are missing before this: ${written.reduce((all, each) => t`${all} and ${each}`)}`;
    },
    ({ lines, name }) => {
      const isUnknown = name === undefined && lines.some(({ isNamed }) => isNamed);
      if (lines.length === 1)
        return isUnknown
          ? t`Add it above this line, and replace the dots with the name of the field that begins there.`
          : t`Add it above this line.`;
      return isUnknown
        ? t`Add them above this line, and replace the dots with the name of the field that begins there.`
        : t`Add them above this line.`;
    },
  ),
  "syntax-line-twice": error<{ count: number }>(
    ({ count }) =>
      count === 1
        ? t`This line is the same as the one before it.`
        : t`These ${count} lines are the same as those before them.`,
    ({ count }) => (count === 1 ? t`Remove one of them.` : t`Remove one of the two copies.`),
  ),
  "syntax-name-missing": error<{ name: string | undefined }>(
    ({ name }) =>
      name === undefined
        ? t`The name of a field is missing before this value.`
        : t`The name "${name}" is missing before this value.`,
    ({ name }) =>
      name === undefined
        ? t`Write the name that this value is for, and a colon: "name": "value".`
        : t`Write "${name}" and a colon before it.`,
  ),
  "syntax-bracket-wrong": error<{ bracket: string; needed: string }>(
    ({ bracket, needed }) => t`Expected ${needed} here, found ${bracket}.`,
    ({ bracket, needed }) => t`Replace ${bracket} with ${needed}`,
  ),
  "syntax-bracket-extra": error<{ bracket: string }>(
    ({ bracket }) =>
      "{[".includes(bracket)
        ? t`This ${bracket} is extra.`
        : t`This ${bracket} doesn't close anything.`,
    ({ bracket }) =>
      "{[".includes(bracket)
        ? t`Remove it.`
        : t`Remove it, unless an opening bracket is missing above.`,
  ),
};
