// The file as bytes: what it is saved as.
import type { Encoding } from "../../model/input.ts";
import { error, listed } from "./entry.ts";

export const bytes = {
  "other-format": error<{ what: string }>(
    ({ what }) => `This is ${what}, not plain text.`,
    () =>
      "Restore the file from an earlier version, and edit it in a plain text editor: Notepad, or TextEdit after “Make Plain Text”.",
  ),
  "wrong-encoding": error<{
    encoding: Encoding;
    /** The first words with letters that had to be guessed. */
    words: readonly string[];
    /** How many more there are. */
    more: number;
    /** True if no letter of the file is in doubt. */
    isSure: boolean;
  }>(
    ({ encoding, words, more, isSure }) => {
      const saved = savedAs(encoding, isSure);
      return words.length === 0
        ? saved
        : `${saved} These words had to be guessed: ${listed(words)}${more > 0 ? `, and ${more} more` : ""}.`;
    },
    ({ words }) =>
      `Save it again and choose the encoding UTF-8${words.length > 0 ? ". Then check these words" : ""}.`,
  ),
  "syntax-byte-order-mark": error(
    () => "This file starts with an invisible character (a byte order mark).",
    () => "Save the file as UTF-8 without BOM.",
  ),
};

function savedAs(encoding: Encoding, isSure: boolean): string {
  if (typeof encoding === "object")
    return "Some characters in this file are saved in an older text format instead of UTF-8.";
  const name = isSure
    ? encoding.replace("Windows-1252", "ANSI (Windows-1252)")
    : "an older text format";
  return `This file is saved ${isSure ? "as" : "in"} ${name} instead of UTF-8.`;
}
