// Detects how a file was saved before it is read as JSON: unreadable, by another program, or in another encoding.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { Encoding, Unreadable } from "../model/input.ts";
import { range } from "../model/path.ts";
import { guessedWords, isLikelyWord } from "../text/guessed.ts";

/** How files of other programs begin, decoded as Windows-1252 if they have one byte per character. */
const formats: readonly [begin: RegExp, what: string][] = [
  [/^\s*\{\\rtf/, "an RTF file, from WordPad or TextEdit"],
  [/^PK/, "a document from Word or another office program (DOCX, ODT), or a ZIP archive"],
  [/^ÐÏ/, "a document from an older version of Word"],
  [/^%PDF-/, "a PDF"],
  [/^\s*<(?:!--|\?xml|(?:!doctype|html|head|body|meta|pre|div|p)\b)/i, "a web page (HTML)"],
  [/^(?:bplist00|From: <Saved by|MIME-Version:)/, "a web page saved from a browser"],
  [/^‰PNG|^ÿØÿ|^GIF8/, "a picture"],
];

/** Matches any of these formats in one pass, because nearly no file has one. */
const anyFormat = new RegExp(formats.map(([begin]) => begin.source).join("|"), "i");

/** Why nothing in a file can be read as content; undefined if it may be readable. */
export function notContent(text: string, unreadable: Unreadable | undefined): Problem | undefined {
  if (unreadable) return problem("unreadable-file", range(0, 1), unreadable);
  const start = text.slice(0, 1000);
  if (!anyFormat.test(start)) return undefined;
  const what = formats.find(([begin]) => begin.test(start))?.[1];
  return what === undefined ? undefined : problem("other-format", range(0, 1), { what });
}

/** The words that had to be guessed. Unlikely ones come first: they show which encoding it may be. */
export function wordsInDoubt(text: string, encoding: Encoding): string[] {
  if (encoding === "UTF-16") return [];
  const words = guessedWords(text, typeof encoding === "object" ? encoding.strays : undefined);
  return words.toSorted((a, b) => Number(isLikelyWord(a)) - Number(isLikelyWord(b)));
}

/** How many words are reported. */
const mostWords = 5;

export function wrongEncoding(text: string, encoding: Encoding | undefined): Problem[] {
  if (encoding === undefined) return [];
  const inDoubt = wordsInDoubt(text, encoding);
  const isSure = !text.includes("\ufffd") && inDoubt.every(isLikelyWord);
  const first = typeof encoding === "object" ? encoding.strays[0] : undefined;
  const location = range(first ?? text.search(/[\u0080-\uffff]/), 1);
  const shown = inDoubt.slice(0, mostWords);
  const values = { encoding, words: shown, more: inDoubt.length - shown.length, isSure };
  return [problem("wrong-encoding", location, values)];
}
