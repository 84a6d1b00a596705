// Makes a pattern that finds words however they are typed: with other quotes and dashes, or parts that can't be seen.
import { once } from "../../content/model/once.ts";

/** Soft hyphens and the like, which a text may have between any two letters. */
const unseen = String.raw`[\u00ad\u200b-\u200d\u2060\ufeff]*`;

/** A mark after its letter, without U+0345: where case is ignored, that one stands for the letter iota. */
const accent = String.raw`[\u0300-\u0344\u0346-\u036f]`;

/** What people type for one another: each stands for all of its row. */
const alike = ["'’‘‚‛ʼ′", '"“”„‟«»″', "-‐‑‒–—−", "iıİ"];

/** Whether a letter that is typed without an accent stands for the same letter with one, too: e for é, never é for e. */
export type Accents = "as typed" | "any";

/**
 * @param isWhole whether it finds only whole words: Schule, but not in Fahrschule
 * @returns undefined if there is nothing to find
 */
export function patternOf(
  query: string,
  flags: string,
  isWhole = false,
  accents: Accents = "as typed",
): RegExp | undefined {
  const sought = query.trim();
  const patterns = sought.split(/\s+/).map((word) => patternOfWord(word, accents));
  const words = patterns.join(`${unseen}\\s+${unseen}`);
  if (words === "") return undefined;
  return new RegExp(isWhole ? wholeWords(words, sought) : words, flags);
}

/**
 * @param between what a word may have between two letters
 * @returns the source of a pattern that finds the same, but no part of a longer word
 */
export function wholeWords(pattern: string, sought: string, between = unseen): string {
  // What begins or ends with another character, such as $5, has no word there that could go on.
  const before = startsWithLetter.test(sought) ? `(?<!${letter}${between})` : "";
  const after = endsWithLetter.test(sought) ? `(?!${between}${letter})` : "";
  return `${before}(?:${pattern})${after}`;
}

/** Scripts that don't separate words have no part of a word. */
const unseparated = ["Han", "Hiragana", "Katakana", "Thai", "Lao", "Khmer", "Myanmar"]
  .map((script) => String.raw`\p{sc=${script}}`)
  .join("");
const letter = String.raw`(?:(?![${unseparated}])[\p{L}\p{M}\p{N}])`;
const startsWithLetter = new RegExp(`^${letter}`, "u");
const endsWithLetter = new RegExp(`${letter}$`, "u");

function patternOfWord(word: string, accents: Accents): string {
  // Letters with marks are one character, or several: é, and e with an accent after it.
  const parts = word.normalize("NFC").match(/[sS]{2}|\.{3}|\P{M}\p{M}*/gu) ?? [];
  return parts.map((part) => patternOfPart(part, accents)).join(unseen);
}

function patternOfPart(part: string, accents: Accents): string {
  if (/^(?:ss|ß)$/i.test(part)) return "(?:ss|ß|ẞ)";
  if (part === "..." || part === "…") return String.raw`(?:\.{3}|…)`;
  const row = alike.find((each) => each.includes(part));
  const dot = row?.startsWith("i") ? String.raw`\u0307?` : "";
  if (/^[a-z\p{sc=Greek}]$/iu.test(part)) {
    const plain = row ?? part;
    return accents === "any"
      ? `[${plain}${withAccent().get(part.toLowerCase()) ?? ""}]${accent}*`
      : `[${plain}]${dot}(?!${accent})`;
  }
  if (row !== undefined) return `[${escaped(row)}]${dot}`;
  const apart = part.normalize("NFD");
  return apart === part ? escaped(part) : `(?:${escaped(part)}|${escaped(apart)})`;
}

/** Letters with an accent by the letter without one; those of Cyrillic, such as й, are letters of their own. */
const withAccent = once(() => {
  // A stroke isn't apart from its letter in any form of Unicode.
  const known = new Map([
    ["d", "đĐ"],
    ["l", "łŁ"],
    ["o", "øØ"],
  ]);
  for (let code = 0xc0; code <= 0x1fff; code++) {
    const composed = String.fromCharCode(code);
    const [base = "", ...marks] = composed.normalize("NFD").toLowerCase();
    if (marks.length > 0 && /[\p{sc=Latin}\p{sc=Greek}]/u.test(base))
      known.set(base, (known.get(base) ?? "") + composed);
  }
  return known;
});

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
