// Makes a pattern that finds words however they are typed: with other quotes and dashes, or parts that can't be seen.

/** Soft hyphens and the like, which a text may have between any two letters. */
const unseen = String.raw`[\u00ad\u200b-\u200d\u2060\ufeff]*`;

/** What people type for one another: each stands for all of its row. */
const alike = ["'’‘‚‛ʼ′", '"“”„‟«»″', "-‐‑‒–—−", "iıİ"];

/**
 * @param isWhole whether it finds only whole words: Schule, but not in Fahrschule
 * @returns undefined if there is nothing to find
 */
export function patternOf(query: string, flags: string, isWhole = false): RegExp | undefined {
  const sought = query.trim();
  const words = sought.split(/\s+/).map(patternOfWord).join(`${unseen}\\s+${unseen}`);
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

function patternOfWord(word: string): string {
  // Letters with marks are one character, or several: é, and e with an accent after it.
  const parts = word.normalize("NFC").match(/ss|\.{3}|\P{M}\p{M}*/giu) ?? [];
  return parts.map(patternOfPart).join(unseen);
}

function patternOfPart(part: string): string {
  if (/^(?:ss|ß)$/i.test(part)) return "(?:ss|ß|ẞ)";
  if (part === "..." || part === "…") return String.raw`(?:\.{3}|…)`;
  const row = alike.find((each) => each.includes(part));
  if (row !== undefined)
    return `[${escaped(row)}]${row.startsWith("i") ? String.raw`\u0307?` : ""}`;
  const apart = part.normalize("NFD");
  return apart === part ? escaped(part) : `(?:${escaped(part)}|${escaped(apart)})`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
