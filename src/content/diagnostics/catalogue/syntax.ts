// The file as JSON.
import { bytes } from "./bytes.ts";
import { error, type Suggestion } from "./entry.ts";

/** A bracket on a line of its own, after the name of a field or not. */
interface MissingLine {
  sign: string;
  isNamed: boolean;
  hasComma: boolean;
}

const called = (name: string | undefined): string => (name === undefined ? "" : ` ("${name}")`);

export const syntax = {
  ...bytes,
  "wrong-slash": error<{ written: string; meant: string }>(
    ({ written, meant }) =>
      `"${written}" has a \\ where the names of files have a /. Did you mean "${meant}"?`,
    ({ meant }) => `Write "${meant}".`,
  ),
  "syntax-empty": error(
    () => "This file is empty.",
    () => "Restore it from an earlier version, or copy another page and change its words.",
  ),
  /** `isQuoted`: it stands in the quotes that it belongs behind. */
  "syntax-comma-missing": error<{ isQuoted: boolean }>(
    ({ isQuoted }) =>
      isQuoted ? "The comma stands inside the quotes." : "A comma is missing after this.",
    ({ isQuoted }) =>
      isQuoted
        ? 'Move it behind them: "words", instead of "words,".'
        : "Put a comma here: every entry is followed by one, but not the last in its brackets.",
  ),
  "syntax-comma-extra": error(
    () => "This comma separates nothing.",
    () => "Remove it: a comma stands between two entries, and none after the last.",
    {
      // A comma is what is left where the last entry was taken away.
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
    () => 'Write a colon and a value after it: "name": "value".',
  ),
  "syntax-value-missing": error<{ field: string }>(
    ({ field }) => `The field "${field}" has no value.`,
    () => "Write its value after the colon, or remove the field.",
  ),
  "syntax-quotes": error<{ found: string }>(
    ({ found }) => `The quotes around a text must be straight double quotes ("), not ${found}.`,
    () => 'Replace the quotes at both ends of this text with ", as typed in a plain text editor.',
  ),
  "syntax-quote-unclosed": error(
    () => "This text has no closing quote.",
    () => 'Put a " at its end.',
  ),
  "syntax-quote-inside": error(
    () => "This quote ends the text too early.",
    () => 'Write a quote inside a text as \\", or use typographic quotes there: “like this”.',
  ),
  "syntax-unquoted": error<
    {
      written: string;
      /** What its place leaves no doubt of: a text, or what is suggested; of a list, that it may be several entries. */
      meant?: "text" | "literal" | "entries" | undefined;
    } & Suggestion
  >(
    ({ written, suggestion, meant }) =>
      meant === "literal"
        ? `Here stands ${written} where ${suggestion} is needed.`
        : `There must be double quotes around this: ${written}`,
    ({ suggestion, written, meant }) =>
      meant === "literal"
        ? `Write ${suggestion}, in small letters and without quotes.`
        : meant === "entries"
          ? 'Put a " before and a " after each entry, with a comma between them: "…", "…".'
          : meant === "text" || suggestion === undefined
            ? /^\d+\s*\D{1,4}$/.test(written)
              ? `If it is a number, write ${parseInt(written, 10)} alone. Otherwise put a " before and after it.`
              : 'Put a " before it and a " after it.'
            : `If you mean the value ${suggestion}, write ${suggestion} without quotes. Otherwise put a " before and after it.`,
  ),
  "syntax-number": error<{ written: string }>(
    ({ written }) => `${written} isn't written as a number.`,
    () =>
      "Write digits only, with a point for decimals, no leading zero or plus sign. If it is a text, put it in double quotes.",
  ),
  "syntax-line-break": error(
    () => "A text can't go on in the next line.",
    () =>
      "Write the text in one line. In a text with Markdown, \\n begins a new line, and \\n\\n a new paragraph.",
  ),
  "syntax-tab": error(
    () => "There is a tab in this text.",
    () => "Replace it with a space.",
  ),
  "syntax-control": error<{ code: string }>(
    ({ code }) => `There is a control character (U+${code}) in this text.`,
    () => "Delete it: it can't be seen, and it was probably pasted along with other text.",
  ),
  "syntax-escape": error(
    () => "A \\ has a meaning of its own in JSON, and this isn't one of its forms.",
    () => 'To show a \\, write it twice: \\\\. For a quote write \\", for a new line \\n.',
  ),
  "syntax-space": error<{ code: string }>(
    ({ code }) => `There is an invisible character (U+${code}) between the entries.`,
    () =>
      "Delete it and type an ordinary space. It was probably pasted from a web page or a document.",
  ),
  "syntax-comment": error(
    () => "JSON has no comments.",
    () =>
      'Remove this; if it is content, only the signs before it. To keep content out of the site without deleting it, write "hidden": true.',
  ),
  "syntax-conflict": error<{
    line: number;
    name: string | undefined;
    otherLine: number;
    otherName: string | undefined;
    last: number;
  }>(
    ({ line, name, otherLine, otherName }) =>
      `Two versions of the same lines stand here: one from line ${line} on${called(name)}, one from line ${otherLine} on${called(otherName)}.`,
    ({ line, last }) =>
      `Keep one of the two, and remove all else from line ${line} to line ${last}, the lines that begin with <<<<<<<, ======= and >>>>>>> included. Until then, the first of the two is read.`,
  ),
  "syntax-bracket-early": error<{ bracket: string; line: number }>(
    ({ bracket, line }) =>
      bracket === "]"
        ? `This belongs in the list that ends with the ] in line ${line}.`
        : `This field belongs in the { } that ends with the } in line ${line}.`,
    ({ bracket }) =>
      `Move that ${bracket} behind what belongs inside; between two entries there stands a comma, after the last none.`,
  ),
  "syntax-bracket-unclosed": error<{ bracket: string; closing: string; line: number }>(
    ({ bracket, line }) => `The ${bracket} opened here is not closed by line ${line}.`,
    ({ closing }) => `Put ${closing} where the part that begins here ends.`,
  ),
  "syntax-bracket-missing": error<{ bracket: string }>(
    ({ bracket }) => `A ${bracket} is missing before this.`,
    ({ bracket }) =>
      bracket === "{"
        ? "Put { before it, where the entry begins that it belongs to."
        : "Put [ before it, where the list begins that it belongs to.",
  ),
  "syntax-line-missing": error<{ lines: readonly MissingLine[]; name: string | undefined }>(
    ({ lines, name = "…" }) => {
      const written = lines.map(({ sign, isNamed, hasComma }) =>
        [isNamed ? `"${name}": ` : "", sign, hasComma ? "," : ""].join(""),
      );
      return lines.length === 1
        ? `A line is missing before this: ${written.join("")}`
        : `Lines are missing before this: ${written.join(" and ")}`;
    },
    ({ lines, name }) =>
      `Write ${lines.length === 1 ? "it" : "them"} above this line${
        name === undefined && lines.some(({ isNamed }) => isNamed)
          ? ", with the name of the field that begins there for the dots."
          : "."
      }`,
  ),
  "syntax-line-twice": error<{ count: number }>(
    ({ count }) =>
      count === 1
        ? "This line is the same as the one before it."
        : `These ${count} lines are the same as those before them.`,
    ({ count }) => (count === 1 ? "Remove one of the two." : "Remove them here or there."),
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
    ({ bracket, needed }) => `Here stands ${bracket} where ${needed} is needed.`,
    ({ needed }) => `Replace it with ${needed}.`,
  ),
  "syntax-bracket-extra": error<{ bracket: string }>(
    ({ bracket }) =>
      "{[".includes(bracket)
        ? `This ${bracket} is one too many.`
        : `This ${bracket} closes nothing that is open.`,
    ({ bracket }) =>
      "{[".includes(bracket)
        ? "Remove it."
        : "Remove it, unless an opening bracket is missing further up.",
  ),
  "syntax-after-end": error(
    () => "The file's content has already ended before this.",
    () =>
      "Remove what follows the last closing bracket, or the closing bracket that is one too many.",
  ),
  "syntax-too-deep": error(
    () => "Too many brackets are opened inside one another here.",
    () => "No content needs this many levels. Look for brackets that were pasted twice.",
  ),
  "syntax-mistyped": error<{ written: string; needed: string }>(
    ({ written, needed }) => `Here stands ${written} where ${needed} is needed.`,
    ({ needed }) => `Replace it with ${needed}.`,
  ),
  "syntax-quote-missing": error(
    () => 'A " is missing here.',
    () => 'Put a " here: every text stands between two of them.',
  ),
  "syntax-unexpected": error<{ found: string }>(
    ({ found }) => `${found} can't stand here.`,
    () =>
      'Remove it. A value is a text in "double quotes", a number, true, false, a list in [ ] or fields in { }.',
  ),
  "duplicate-field": error<{ field: string }>(
    ({ field }) => `The field "${field}" stands here a second time.`,
    () => "Keep one of the two: only one of them would ever be shown.",
  ),
  "reserved-field": error<{ field: string }>(
    ({ field }) => `"${field}" can't be the name of a field.`,
    () => "Choose another name, or remove it.",
  ),
};
