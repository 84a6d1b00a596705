// Makes a pattern that finds words however they are typed: with other quotes and dashes, or parts that can't be seen.

/** Soft hyphens and the like, which a text may have between any two letters. */
const unseen = String.raw`[\u00ad\u200b-\u200d\u2060\ufeff]*`;

/** What people type for one another: each stands for all of its row. */
const alike = ["'’‘‚‛ʼ′", '"“”„‟«»″', "-‐‑‒–—−", "iıİ"];

/** @returns undefined if there is nothing to find */
export function patternOf(query: string, flags: string): RegExp | undefined {
  const words = query.trim().split(/\s+/).map(patternOfWord).join(`${unseen}\\s+${unseen}`);
  return words === "" ? undefined : new RegExp(words, flags);
}

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
