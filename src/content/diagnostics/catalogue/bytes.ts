// The file as bytes: what it is saved as.
import type { Encoding } from "../../model/input.ts";
import { error, listed } from "./entry.ts";

export const bytes = {
  "other-format": error<{ what: string }>(
    ({ what }) => `This is ${what}, not plain text.`,
    () =>
      "Restore the file from an earlier version, and change that in a program for plain text: Notepad, or TextEdit after “Make Plain Text”.",
  ),
  "wrong-encoding": error<{
    encoding: Encoding;
    /** The first of those with letters that had to be guessed. */
    words: readonly string[];
    /** How many there are besides. */
    more: number;
    /** Whether no letter of the file is in doubt. */
    isSure: boolean;
  }>(
    ({ encoding, words, more, isSure }) => {
      const saved = savedAs(encoding, isSure);
      return words.length === 0
        ? saved
        : `${saved} So these words had to be guessed: ${listed(words)}${more > 0 ? `, and ${more} more` : ""}.`;
    },
    ({ words }) =>
      `Save it again with the encoding UTF-8${words.length > 0 ? ", and look whether these words are right" : ""}.`,
  ),
  "syntax-byte-order-mark": error(
    () => "An invisible mark (a byte order mark) stands before the file's first character.",
    () => "Save the file as UTF-8 without BOM.",
  ),
};

function savedAs(encoding: Encoding, isSure: boolean): string {
  if (typeof encoding === "object")
    return "Some characters in this file were saved in an older encoding, not as UTF-8.";
  const name = isSure ? encoding.replace("Windows-1252", "ANSI (Windows-1252)") : "an old code";
  return `This file is saved ${isSure ? "as" : "in"} ${name}, not as UTF-8.`;
}
