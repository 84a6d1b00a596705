// Replaces words in the texts of the site, but never within a fact's name or a link's address.
import { namedFacts } from "../../content/resolve/facts.ts";
import type { Files } from "../model/history.ts";
import { factsIn } from "../model/read-facts.ts";
import { locationKey, type Location } from "../model/location.ts";
import { fileValue, valueIn } from "../model/read-json.ts";
import { nodeAt } from "../schema/node-at.ts";
import { escapeText } from "./escape-markdown.ts";
import { patternOf, type Find } from "./find-words.ts";

/** A text with its words replaced. */
export interface Replacement extends Location {
  words: string;
  /** How many times the words are in it. */
  count: number;
  /** Which space beside the first of them is removed with them. */
  space: SpareSpace;
}

type SpareSpace = "before" | "after" | undefined;

const facts = /\{\{[^{}]*\}\}/;
/** Without its space, the mark of a list item would become something else. */
const emptyItem = /(?:^|\n)\s*(?:[-*+]|\d+[.)]) $/;
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

/** The fact that words which can't be replaced are from, or contain; undefined if there is none. */
export function factAround(files: Files, { found, ...location }: Find): string | undefined {
  const text = valueIn(files, location);
  const values = factsIn(files);
  return namedFacts(typeof text === "string" ? text : "").find((name) => {
    const [value, words] = [values[name]?.toLowerCase() ?? "", found.toLowerCase()];
    return value !== "" && (value.includes(words) || words.includes(value));
  });
}

function replaceIn(text: string, pattern: RegExp, words: string, isMarkdown: boolean) {
  const kept = new RegExp((isMarkdown ? factsAndTargets : facts).source, "g");
  const matches = matchesOutside(text, pattern, kept);
  let written = "";
  let end = 0;
  let space: SpareSpace;
  for (const [count, { 0: found, index }] of matches.entries()) {
    written += text.slice(end, index);
    end = index + found.length;
    const next = withCaseOf(found, words);
    const around = { startsLine: false, isInLink: false };
    const spare = words === "" ? spareSpace(written, text.slice(end)) : undefined;
    if (spare === "after") end += 1;
    if (spare === "before") written = written.slice(0, -1);
    if (count === 0) space = spare;
    written += isMarkdown ? escapeText(next, "likely", around) : next;
  }
  return { words: written + text.slice(end), count: matches.length, space };
}

/** Matches that don't touch what stays, with their positions in the whole text. */
function matchesOutside(text: string, pattern: RegExp, kept: RegExp) {
  const stays = [...text.matchAll(kept), { 0: "", index: text.length }];
  let from = 0;
  return stays.flatMap(({ 0: part, index }) => {
    const start = from;
    from = index + part.length;
    const found = [...text.slice(start, index).matchAll(pattern)];
    return found.map((match) => ({ 0: match[0], index: start + match.index }));
  });
}

/** Around removed words, a space is one too many before another, before punctuation, and at an end of the text. */
function spareSpace(before: string, after: string): SpareSpace {
  if (after.startsWith(" ")) return /(?:^|[ \n])$/.test(before) ? "after" : undefined;
  const isAtEnd = /^(?:$|[\n.,;:!?)])/.test(after);
  return isAtEnd && before.endsWith(" ") && !emptyItem.test(before) ? "before" : undefined;
}

/** A capital letter stays one, as at the beginning of a sentence. */
export function withCaseOf(found: string, words: string): string {
  const [first = ""] = found;
  const isCapital = first !== first.toLowerCase();
  return isCapital ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
