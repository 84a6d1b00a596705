// The file as bytes: what it is saved as.
import type { Encoding } from "../../model/input.ts";
import { error, listed } from "./entry.ts";
import { inWords } from "./phrases.ts";
import { t } from "../../../words/t.ts";

export const bytes = {
  "other-format": error<{ what: string }>(
    ({ what }) => t`This is ${inWords(what)}, not plain text.`,
    () =>
      t`Restore the file from an earlier version, and edit it in a plain text editor: Notepad, or TextEdit after “Make Plain Text”.`,
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
      if (words.length === 0) return saved;
      return more > 0
        ? `${saved} ${t`These words had to be guessed: ${listed(words)}, and ${more} more.`}`
        : `${saved} ${t`These words had to be guessed: ${listed(words)}.`}`;
    },
    ({ words }) =>
      words.length > 0
        ? t`Save it again and choose the encoding UTF-8. Then check these words.`
        : t`Save it again and choose the encoding UTF-8.`,
  ),
  "syntax-byte-order-mark": error(
    () => t`This file starts with an invisible character (a byte order mark).`,
    () => t`Save the file as UTF-8 without BOM.`,
  ),
};

function savedAs(encoding: Encoding, isSure: boolean): string {
  if (typeof encoding === "object")
    return t`Some characters in this file are saved in an older text format instead of UTF-8.`;
  if (!isSure) return t`This file is saved in an older text format instead of UTF-8.`;
  const name = encoding.replace("Windows-1252", "ANSI (Windows-1252)");
  return t`This file is saved as ${name} instead of UTF-8.`;
}
