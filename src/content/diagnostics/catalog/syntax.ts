// Mistakes in how a file is written as JSON.
import { bytes } from "./bytes.ts";
import { error, type Suggestion } from "./entry.ts";

/** A bracket on a line of its own, with or without a field name before it. */
interface MissingLine {
  bracket: string;
  isNamed: boolean;
  hasComma: boolean;
}

/** What people call the characters that are often mistyped for each other. */
const characterNames: Readonly<Record<string, string>> = {
  ",": "a comma",
  ";": "a semicolon",
  ":": "a colon",
  ".": "a period",
  "=": "an equals sign",
};

const nameOf = (character: string): string => characterNames[character] ?? character;

const called = (name: string | undefined): string => (name === undefined ? "" : ` ("${name}")`);

export const syntax = {
  ...bytes,
  "wrong-slash": error<{ written: string; meant: string }>(
    ({ written, meant }) =>
      `"${written}" has a \\ where file names have a /. Did you mean "${meant}"?`,
    ({ meant }) => `Write "${meant}".`,
  ),
  "syntax-empty": error(
    () => "This file is empty.",
    () => "Restore it from an earlier version, or copy another page and change its text.",
  ),
  /** `isQuoted`: it is inside the quotes that it belongs after. */
  "syntax-comma-missing": error<{ isQuoted: boolean }>(
    ({ isQuoted }) =>
      isQuoted ? "This comma is inside the quotes." : "A comma is missing after this.",
    ({ isQuoted }) =>
      isQuoted
        ? 'Move it after the closing quote: "words", instead of "words,".'
        : "Add a comma here: one follows every entry except the last in its brackets.",
  ),
  "syntax-comma-extra": error(
    () => "Extra comma.",
    () => "Remove it: a comma goes between two entries, not after the last.",
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
    () => "A colon is missing after this name.",
    () => 'Add a colon and a value after it: "name": "value".',
  ),
  "syntax-value-missing": error<{ field: string }>(
    ({ field }) => `The field "${field}" has no value.`,
    () => "Write its value after the colon, or remove the field.",
  ),
  "syntax-quotes": error<{ found: string }>(
    ({ found }) => `Expected straight double quotes (") around this text, found ${found}.`,
    () => 'Replace the quotes at both ends with ", typed in a plain text editor.',
  ),
  "syntax-quote-unclosed": error(
    () => "This text has no closing quote.",
    () => 'Add a " at its end.',
  ),
  "syntax-quote-inside": error(
    () => "This quote ends the text too early.",
    () => 'Write a quote inside a text as \\", or use curly quotes: “like this”.',
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
        ? `Expected ${suggestion}, found ${written}.`
        : `Double quotes are missing around this: ${written}`,
    ({ suggestion, written, meant }) =>
      meant === "literal"
        ? `Write ${suggestion}, in lowercase letters and without quotes.`
        : meant === "entries"
          ? 'Put a " before and a " after each entry, with a comma between them: "…", "…".'
          : meant === "text" || suggestion === undefined
            ? /^\d+\s*\D{1,4}$/.test(written)
              ? `If it is a number, write only ${parseInt(written, 10)}. Otherwise put a " before and after it.`
              : 'Put a " before it and a " after it.'
            : `If you mean the value ${suggestion}, write ${suggestion} without quotes. Otherwise put a " before and after it.`,
  ),
  "syntax-number": error<{ written: string }>(
    ({ written }) => `${written} isn't a valid number.`,
    () =>
      "Write only digits, with a point for decimals and no leading zero or plus sign. If it is text, put it in double quotes.",
  ),
  "syntax-line-break": error(
    () => "A text can't continue on the next line.",
    () =>
      "Write the text on one line. In a text with Markdown, \\n starts a new line, and \\n\\n a new paragraph.",
  ),
  "syntax-tab": error(
    () => "There is a tab in this text.",
    () => "Replace it with a space.",
  ),
  "syntax-control": error<{ code: string }>(
    ({ code }) => `There is a control character (U+${code}) in this text.`,
    () => "Delete it: it is invisible, and it was probably pasted in with other text.",
  ),
  "syntax-escape": error(
    () => "A \\ has a special meaning in JSON, and this one isn't valid.",
    () => 'Write \\\\ to show a \\, \\" for a quote, or \\n for a new line.',
  ),
  "syntax-space": error<{ code: string }>(
    ({ code }) => `There is an invisible character (U+${code}) between the entries.`,
    () =>
      "Delete it and type a normal space. It was probably pasted from a web page or a document.",
  ),
  "syntax-comment": error(
    () => "JSON has no comments.",
    () =>
      'Remove this, or if it is content, only the characters before it. To keep content off the site without deleting it, write "hidden": true.',
  ),
  "syntax-conflict": error<{
    line: number;
    name: string | undefined;
    otherLine: number;
    otherName: string | undefined;
    last: number;
  }>(
    ({ line, name, otherLine, otherName }) =>
      `There are two versions of the same lines: one from line ${line}${called(name)}, one from line ${otherLine}${called(otherName)}.`,
    ({ line, last }) =>
      `Keep one version and remove everything else from line ${line} to line ${last}, including the lines that begin with <<<<<<<, ======= and >>>>>>>. Until then, the first version is used.`,
  ),
  "syntax-bracket-early": error<{ bracket: string; line: number }>(
    ({ bracket, line }) =>
      bracket === "]"
        ? `This belongs in the list that ends with the ] on line ${line}.`
        : `This field belongs in the { } that ends with the } on line ${line}.`,
    ({ bracket }) =>
      `Move that ${bracket} after everything that belongs inside. A comma goes between two entries, not after the last.`,
  ),
  "syntax-bracket-unclosed": error<{ bracket: string; closing: string; line: number }>(
    ({ bracket, line }) => `The ${bracket} opened here isn't closed by line ${line}.`,
    ({ closing }) => `Add ${closing} where the part that begins here ends.`,
  ),
  "syntax-bracket-missing": error<{ bracket: string }>(
    ({ bracket }) => `A ${bracket} is missing before this.`,
    ({ bracket }) =>
      bracket === "{"
        ? "Add { before it, where its entry begins."
        : "Add [ before it, where its list begins.",
  ),
  "syntax-line-missing": error<{ lines: readonly MissingLine[]; name: string | undefined }>(
    ({ lines, name = "…" }) => {
      const written = lines.map(({ bracket, isNamed, hasComma }) =>
        [isNamed ? `"${name}": ` : "", bracket, hasComma ? "," : ""].join(""),
      );
      return lines.length === 1
        ? `A line is missing before this: ${written.join("")}`
        : `Lines are missing before this: ${written.join(" and ")}`;
    },
    ({ lines, name }) =>
      `Add ${lines.length === 1 ? "it" : "them"} above this line${
        name === undefined && lines.some(({ isNamed }) => isNamed)
          ? ", and replace the dots with the name of the field that begins there."
          : "."
      }`,
  ),
  "syntax-line-twice": error<{ count: number }>(
    ({ count }) =>
      count === 1
        ? "This line is the same as the one before it."
        : `These ${count} lines are the same as those before them.`,
    ({ count }) => (count === 1 ? "Remove one of them." : "Remove one of the two copies."),
  ),
  "syntax-name-missing": error<{ name: string | undefined }>(
    ({ name }) =>
      name === undefined
        ? "The name of a field is missing before this value."
        : `The name "${name}" is missing before this value.`,
    ({ name }) =>
      name === undefined
        ? 'Write the name that this value is for, and a colon: "name": "value".'
        : `Write "${name}" and a colon before it.`,
  ),
  "syntax-bracket-wrong": error<{ bracket: string; needed: string }>(
    ({ bracket, needed }) => `Expected ${needed} here, found ${bracket}.`,
    ({ bracket, needed }) => `Replace ${bracket} with ${needed}`,
  ),
  "syntax-bracket-extra": error<{ bracket: string }>(
    ({ bracket }) =>
      "{[".includes(bracket)
        ? `This ${bracket} is extra.`
        : `This ${bracket} doesn't close anything.`,
    ({ bracket }) =>
      "{[".includes(bracket)
        ? "Remove it."
        : "Remove it, unless an opening bracket is missing above.",
  ),
  "syntax-after-end": error(
    () => "The file's content already ended before this.",
    () => "Remove what follows the last closing bracket, or an extra closing bracket above.",
  ),
  "syntax-too-deep": error(
    () => "Too many brackets are open inside each other here.",
    () => "No content needs this many levels. Look for brackets that were pasted twice.",
  ),
  "syntax-mistyped": error<{ written: string; needed: string }>(
    ({ written, needed }) => `Expected ${nameOf(needed)} here, found ${nameOf(written)}.`,
    ({ written, needed }) => `Replace ${written} with ${needed}`,
  ),
  "syntax-quote-missing": error(
    () => 'A " is missing here.',
    () => 'Add a " here: every text is between two of them.',
  ),
  "syntax-unexpected": error<{ found: string }>(
    ({ found }) => `Unexpected ${found} here.`,
    () =>
      'Remove it. A value is text in "double quotes", a number, true, false, a list in [ ] or fields in { }.',
  ),
  "duplicate-field": error<{ field: string }>(
    ({ field }) => `The field "${field}" appears a second time here.`,
    () => "Keep one of them: only one would ever be shown.",
  ),
  "reserved-field": error<{ field: string }>(
    ({ field }) => `A field can't be called "${field}".`,
    () => "Choose another name, or remove it.",
  ),
};
