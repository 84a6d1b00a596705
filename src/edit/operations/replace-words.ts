// Replaces words in the texts of the site, but never within a fact's name or a link's address.
import type { Files } from "../model/history.ts";
import { locationKey, type Location } from "../model/location.ts";
import { fileValue, valueIn } from "../model/read-json.ts";
import { nodeAt } from "../schema/node-at.ts";
import { escapeText } from "./escape-markdown.ts";
import { patternOf } from "./find-words.ts";

/** A text with its words replaced. */
export interface Replacement extends Location {
  words: string;
  /** How many times the words are in it. */
  count: number;
}

const facts = /\{\{[^{}]*\}\}/;
const factsAndTargets = new RegExp(`${facts.source}|\\]\\([^()\\s]*\\)`);

/**
 * @param finds where the words are, as visitors read them
 * @returns by location; without texts that have the words only in a fact or across formatting
 */
export function replacements(
  files: Files,
  finds: readonly Location[],
  query: string,
  words: string,
): ReadonlyMap<string, Replacement> {
  const pattern = patternOf(query, "giu");
  const found = finds.flatMap(({ file, path }): [string, Replacement][] => {
    const text = valueIn(files, { file, path });
    if (!pattern || typeof text !== "string") return [];
    const node = nodeAt(file, fileValue(files, file), path);
    const isMarkdown = node?.definition === "parts.schema.json#markdown";
    const replaced = replaceIn(text, pattern, words, isMarkdown);
    return replaced.count > 0 ? [[locationKey({ file, path }), { file, path, ...replaced }]] : [];
  });
  return new Map(found);
}

function replaceIn(text: string, pattern: RegExp, words: string, isMarkdown: boolean) {
  let count = 0;
  const kept = new RegExp(`(${(isMarkdown ? factsAndTargets : facts).source})`);
  // Every second part is one of those that stay.
  const parts = text.split(kept).map((part, index) => {
    if (index % 2 === 1) return part;
    return part.replaceAll(pattern, (found) => {
      count += 1;
      const next = withCaseOf(found, words);
      const around = { startsLine: false, isInLink: false };
      return isMarkdown ? escapeText(next, "likely", around) : next;
    });
  });
  return { words: parts.join(""), count };
}

/** A capital letter stays one, as at the beginning of a sentence. */
function withCaseOf(found: string, words: string): string {
  const [first = ""] = found;
  const isCapital = first !== first.toLowerCase();
  return isCapital ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
