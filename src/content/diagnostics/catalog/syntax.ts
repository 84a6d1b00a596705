// Mistakes in how a file is written as JSON.
import { brackets } from "./brackets.ts";
import { bytes } from "./bytes.ts";
import { error, type Suggestion } from "./entry.ts";
import { t } from "../../../words/t.ts";

/** What people call the characters that are often mistyped for each other. */
const characterNames: Readonly<Record<string, string>> = {
  ",": t`a comma`,
  ";": t`a semicolon`,
  ":": t`a colon`,
  ".": t`a period`,
  "=": t`an equals sign`,
};

const nameOf = (character: string): string => characterNames[character] ?? character;

/** A version's line, with its name if it has one. */
const versionAt = (line: number, name: string | undefined): string | number =>
  name === undefined ? line : t`${line} ("${name}")`;

export const syntax = {
  ...bytes,
  "wrong-slash": error<{ written: string; meant: string }>(
    ({ written, meant }) =>
      t`"${written}" has a \\ where file names have a /. Did you mean "${meant}"?`,
    ({ meant }) => t`Write "${meant}".`,
  ),
  "syntax-empty": error(
    () => t`This file is empty.`,
    () => t`Restore it from an earlier version, or copy another page and change its text.`,
  ),
  /** `isQuoted`: it is inside the quotes that it belongs after. */
  "syntax-comma-missing": error<{ isQuoted: boolean }>(
    ({ isQuoted }) =>
      isQuoted ? t`This comma is inside the quotes.` : t`A comma is missing after this.`,
    ({ isQuoted }) =>
      isQuoted
        ? t`Move it after the closing quote: "words", instead of "words,".`
        : t`Add a comma here: one follows every entry except the last in its brackets.`,
  ),
  "syntax-comma-extra": error(
    () => t`Extra comma.`,
    () => t`Remove it: a comma goes between two entries, not after the last.`,
    {
      // Deleting the last entry leaves the comma before it.
      impliedBy: {
        sameContainer: [
          "button-target",
          "missing-fact",
          "missing-field",
          "missing-size",
          "too-few",
          "unfilled-parameter",
        ],
      },
    },
  ),
  "syntax-colon-missing": error(
    () => t`A colon is missing after this name.`,
    () => t`Add a colon and a value after it: "name": "value".`,
  ),
  "syntax-value-missing": error<{ field: string }>(
    ({ field }) => t`The field "${field}" has no value.`,
    () => t`Write its value after the colon, or remove the field.`,
  ),
  /** `found`: one of the quotes. */
  "syntax-quotes": error<{ found: string }>(
    ({ found }) =>
      "'`´".includes(found)
        ? t`Expected straight double quotes (") around this text, found a ${found}.`
        : t`Expected straight double quotes (") around this text, found a typographic ${found}.`,
    () => t`Replace the quotes at both ends with ", typed in a plain text editor.`,
  ),
  "syntax-quote-unclosed": error(
    () => t`This text has no closing quote.`,
    () => t`Add a " at its end.`,
  ),
  "syntax-quote-inside": error(
    () => t`This quote ends the text too early.`,
    () => t`Write a quote inside a text as \\", or use curly quotes: “like this”.`,
  ),
  "syntax-unquoted": error<
    {
      written: string;
      /** What only fits here: a text, or the suggested value; in a list, possibly several entries. */
      meant?: "text" | "literal" | "entries" | undefined;
    } & Suggestion
  >(
    ({ written, suggestion, meant }) =>
      meant === "literal"
        ? t`Expected ${suggestion ?? ""}, found ${written}.`
        : t`Double quotes are missing around this: ${written}`,
    ({ suggestion, written, meant }) =>
      meant === "literal"
        ? t`Write ${suggestion ?? ""}, in lowercase letters and without quotes.`
        : meant === "entries"
          ? t`Put a " before and a " after each entry, with a comma between them: "…", "…".`
          : meant === "text" || suggestion === undefined
            ? /^\d+\s*\D{1,4}$/.test(written)
              ? t`If it is a number, write only ${parseInt(written, 10)}. Otherwise put a " before and after it.`
              : t`Put a " before it and a " after it.`
            : t`If you mean the value ${suggestion}, write ${suggestion} without quotes. Otherwise put a " before and after it.`,
  ),
  "syntax-number": error<{ written: string }>(
    ({ written }) => t`${written} isn't a valid number.`,
    () =>
      t`Write only digits, with a point for decimals and no leading zero or plus sign. If it is text, put it in double quotes.`,
  ),
  "syntax-line-break": error(
    () => t`A text can't continue on the next line.`,
    () =>
      t`Write the text on one line. In a text with Markdown, \\n starts a new line, and \\n\\n a new paragraph.`,
  ),
  "syntax-tab": error(
    () => t`There is a tab in this text.`,
    () => t`Replace it with a space.`,
  ),
  "syntax-control": error<{ code: string }>(
    ({ code }) => t`There is a control character (U+${code}) in this text.`,
    () => t`Delete it: it is invisible, and it was probably pasted in with other text.`,
  ),
  "syntax-escape": error(
    () => t`A \\ has a special meaning in JSON, and this one isn't valid.`,
    () => t`Write \\\\ to show a \\, \\" for a quote, or \\n for a new line.`,
  ),
  "syntax-space": error<{ code: string }>(
    ({ code }) => t`There is an invisible character (U+${code}) between the entries.`,
    () =>
      t`Delete it and type a normal space. It was probably pasted from a web page or a document.`,
  ),
  "syntax-comment": error(
    () => t`JSON has no comments.`,
    () =>
      t`Remove this, or if it is content, only the characters before it. To keep content off the site without deleting it, write "hidden": true.`,
  ),
  "syntax-conflict": error<{
    line: number;
    name: string | undefined;
    otherLine: number;
    otherName: string | undefined;
    last: number;
  }>(
    ({ line, name, otherLine, otherName }) =>
      t`There are two versions of the same lines: one from line ${versionAt(line, name)}, one from line ${versionAt(otherLine, otherName)}.`,
    ({ line, last }) =>
      t`Keep one version and remove everything else from line ${line} to line ${last}, including the lines that begin with <<<<<<<, ======= and >>>>>>>. Until then, the first version is used.`,
  ),
  ...brackets,
  "syntax-after-end": error(
    () => t`The file's content already ended before this.`,
    () => t`Remove what follows the last closing bracket, or an extra closing bracket above.`,
  ),
  "syntax-too-deep": error(
    () => t`Too many brackets are open inside each other here.`,
    () => t`No content needs this many levels. Look for brackets that were pasted twice.`,
  ),
  "syntax-mistyped": error<{ written: string; needed: string }>(
    ({ written, needed }) => t`Expected ${nameOf(needed)} here, found ${nameOf(written)}.`,
    ({ written, needed }) => t`Replace ${written} with ${needed}`,
  ),
  "syntax-quote-missing": error(
    () => t`A " is missing here.`,
    () => t`Add a " here: every text is between two of them.`,
  ),
  "syntax-unexpected": error<{ found: string }>(
    ({ found }) => t`Unexpected ${found} here.`,
    () =>
      t`Remove it. A value is text in "double quotes", a number, true, false, a list in [ ] or fields in { }.`,
  ),
  "duplicate-field": error<{ field: string }>(
    ({ field }) => t`The field "${field}" appears a second time here.`,
    () => t`Keep one of them: only one would ever be shown.`,
  ),
  "reserved-field": error<{ field: string }>(
    ({ field }) => t`A field can't be called "${field}".`,
    () => t`Choose another name, or remove it.`,
  ),
};
