// Replaces words in the texts of the site, but never within a fact, an address or a number that a link dials.
import type { Files } from "../model/history.ts";
import { factsIn, type Facts } from "../model/read-facts.ts";
import { locationKey, type Location } from "../model/location.ts";
import { valueIn } from "../model/read-json.ts";
import { isMarkdownAt } from "../schema/is-markdown.ts";
import { fillFacts } from "../../content/resolve/facts.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { escapeText, type Caution } from "./escape-markdown.ts";
import { matchesIn, type Match } from "./match-segments.ts";
import { segmentsOf, shownText } from "./text-segments.ts";

/** A text with its words replaced. */
export interface Replacement extends Location {
  words: string;
  /** How many times the words are replaced in it. */
  count: number;
  hits: readonly Hit[];
}

/** The words in one place of a text, and what becomes of them. */
export interface Hit extends Omit<Match, "place"> {
  /** undefined if they stay as they are. */
  becomes: string | undefined;
}

/**
 * @param finds where the words are, as visitors read them
 * @param isWhole whether only whole words are replaced
 * @returns by location; without texts that have the words only in a fact, in an address or across formatting
 */
export function replacements(
  vocabulary: Vocabulary,
  files: Files,
  finds: readonly Location[],
  query: string,
  words: string,
  isWhole = false,
): ReadonlyMap<string, Replacement> {
  const found = finds.flatMap((location): [string, Replacement][] => {
    const { text, hits } = replaceIn(vocabulary, files, location, query, words, isWhole);
    const count = hits.filter(({ stays }) => !stays).length;
    const { file, path } = location;
    return count > 0 ? [[locationKey(location), { file, path, words: text, count, hits }]] : [];
  });
  return new Map(found);
}

/** Each place of a text that has the words, and what becomes of it. */
export function hitsIn(
  vocabulary: Vocabulary,
  files: Files,
  location: Location,
  query: string,
  words: string,
  isWhole = false,
): Hit[] {
  return replaceIn(vocabulary, files, location, query, words, isWhole).hits;
}

function replaceIn(
  vocabulary: Vocabulary,
  files: Files,
  location: Location,
  query: string,
  words: string,
  isWhole: boolean,
): { text: string; hits: Hit[] } {
  const text = valueIn(files, location);
  if (typeof text !== "string") return { text: "", hits: [] };
  const isMarkdown = isMarkdownAt(vocabulary, files, location);
  const facts = factsIn(files);
  const matches = matchesIn(segmentsOf(text, isMarkdown, facts), query, isWhole);
  const written = ["likely", "all"] as const;
  for (const caution of isMarkdown ? written : [undefined]) {
    const replaced = writeAll(text, matches, query, words, caution);
    if (isAsMeant(replaced, matches, isMarkdown, facts)) return replaced;
  }
  // Markdown would read something else: "24" before ". December" is the number of a list.
  const staying = matches.map((match): Match => {
    return { ...match, place: undefined, stays: match.stays ?? { as: "formatting" } };
  });
  return writeAll(text, staying, query, words, undefined);
}

/** @param caution undefined for a text without Markdown */
function writeAll(
  text: string,
  matches: readonly Match[],
  query: string,
  words: string,
  caution: Caution | undefined,
): { text: string; hits: Hit[] } {
  let written = "";
  let end = 0;
  const hits = matches.map(({ place, ...match }): Hit => {
    if (!place) return { ...match, becomes: undefined };
    written += text.slice(end, place.from);
    end = place.to;
    const becomes = newWords(query, match.found, words);
    if (becomes === "" && caution) {
      const [before, after] = withoutEmptyMarks(written, text.slice(end));
      written = before;
      end = text.length - after.length;
    }
    const spare = words === "" ? spareSpace(written, text.slice(end)) : undefined;
    if (spare === "after") end += 1;
    if (spare === "before") written = written.slice(0, -1);
    const around = { startsLine: lineStart.test(written), isInLink: false };
    written += caution ? escapeText(becomes, caution, around) : becomes;
    return { ...withSpace(match, spare), becomes };
  });
  return { text: written + text.slice(end), hits };
}

/** What makes words bold, italic or a link is nothing without words. */
const emptyMarks = /(\*\*|[*_])\0\1|\[\0\]\([^)]*\)/;

/** The text before removed words, and after them. */
function withoutEmptyMarks(before: string, after: string): readonly [string, string] {
  let text = `${before}\0${after}`;
  while (emptyMarks.test(text)) text = text.replace(emptyMarks, "\0");
  const at = text.indexOf("\0");
  return [text.slice(0, at), text.slice(at + 1)];
}

const lineStart = /(?:^|\n)[ \t]*(?:(?:[-*+]|\d+[.)])[ \t]+)*$/;

/** True if visitors read exactly the new words in place of the old ones. */
function isAsMeant(
  { text, hits }: { text: string; hits: readonly Hit[] },
  matches: readonly Match[],
  isMarkdown: boolean,
  facts: Facts,
): boolean {
  const [first] = matches;
  if (!first) return true;
  let meant = first.before;
  for (const [index, { found, after }] of matches.entries()) {
    const becomes = hits[index]?.becomes;
    const next = matches[index + 1];
    // What follows the last of them is up to the end, which they share.
    const between = next ? after.slice(0, after.length - (next.found + next.after).length) : after;
    meant += fillFacts(becomes ?? found, facts).text + between;
  }
  const read = shownText(segmentsOf(text, isMarkdown, facts));
  return withoutSpaces(read) === withoutSpaces(meant);
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, "");

type SpareSpace = "before" | "after" | undefined;

/** Without its space, the mark of a list item would become something else. */
const emptyItem = /(?:^|\n)\s*(?:[-*+]|\d+[.)]) $/;

/** Around removed words, a space is one too many before another, before punctuation, and at an end of the text. */
function spareSpace(before: string, after: string): SpareSpace {
  if (after.startsWith(" ")) return /(?:^|[ \n])$/.test(before) ? "after" : undefined;
  const isAtEnd = /^(?:$|[\n.,;:!?)])/.test(after);
  return isAtEnd && before.endsWith(" ") && !emptyItem.test(before) ? "before" : undefined;
}

function withSpace(match: Omit<Match, "place">, space: SpareSpace): Omit<Match, "place"> {
  const { before, found, after } = match;
  if (space === "before" && before.endsWith(" "))
    return { ...match, before: before.slice(0, -1), found: ` ${found}` };
  if (space === "after" && after.startsWith(" "))
    return { ...match, found: `${found} `, after: after.slice(1) };
  return match;
}

/** A capital letter stays one, as at the beginning of a sentence, unless the author has chosen capitals. */
function newWords(query: string, found: string, words: string): string {
  const isLowercase = [query, words].every((each) => each === each.toLowerCase());
  const [first = ""] = found;
  return isLowercase && first !== first.toLowerCase()
    ? words.charAt(0).toUpperCase() + words.slice(1)
    : words;
}
