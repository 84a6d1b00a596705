// Searches the site's text as visitors read it: with facts filled in and without Markdown syntax.
import type { Facts } from "../../content/model/symbols.ts";
import { walk, type Plan } from "../../content/schema/walk.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { factsIn } from "../model/read-facts.ts";
import type { Files } from "../model/history.ts";
import type { Location } from "../model/location.ts";
import { fileValue } from "../model/read-json.ts";
import { patternOf, wholeWords, type Accents } from "./find-pattern.ts";
import { segmentsOf, shownText } from "./text-segments.ts";

interface SiteText extends Location {
  words: string;
}

/** A match, with the text around it. */
export interface Find extends Location {
  before: string;
  found: string;
  after: string;
}

/** All texts in the given files, in order; a broken file has none. */
export function siteTexts(
  vocabulary: Vocabulary,
  files: Files,
  order: readonly string[],
): SiteText[] {
  const facts = factsIn(files);
  return order.flatMap((file) => {
    const texts: SiteText[] = [];
    walk(vocabulary.planOf(file), fileValue(files, file), ({ plan: { kind }, value, path }) => {
      const field = path.at(-1);
      // Visitors never see the value of a choice.
      if (typeof value !== "string" || field === "value") return;
      // An alternative text is read aloud, or shown instead of its picture.
      const words = visibleText(value, field === "alt" ? "text" : kind, facts);
      if (words !== undefined) texts.push({ file, path: [...path], words });
    });
    return texts;
  });
}

/**
 * Texts that contain the words, ignoring case, the kind of quotes and dashes, spacing, and accents that aren't typed.
 * @param isWhole whether only whole words count
 * @param accents `as typed` for what may be replaced: other accents can make another word
 */
export function findWords(
  texts: readonly SiteText[],
  query: string,
  isWhole = false,
  accents: Accents = "any",
): Find[] {
  const pattern = patternOf(query, "iu", isWhole, accents);
  if (!pattern) return [];
  return texts.flatMap(({ words: text, ...location }) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const [found] = match;
    const before = text.slice(0, match.index);
    return [{ ...location, before, found, after: text.slice(before.length + found.length) }];
  });
}

const letter = String.raw`[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{M}\p{N}]`;
const letterLast = new RegExp(`${letter}$`, "u");
const letterFirst = new RegExp(`^${letter}`, "u");

/** True if a match is only part of a word, as "class" is of "classes". Many scripts don't separate words. */
export function isPartOfWord({ before, found, after }: Find): boolean {
  return (
    (letterLast.test(before) && letterFirst.test(found)) ||
    (letterLast.test(found) && letterFirst.test(after))
  );
}

/** @returns undefined for a value that visitors don't read */
function visibleText(value: string, kind: Plan["kind"], facts: Facts): string | undefined {
  if (kind !== "text" && kind !== "markdown") return undefined;
  return shownText(segmentsOf(value, kind === "markdown", facts));
}

/** What Markdown may have between two letters that readers see side by side, and what ends a link. */
const syntax = String.raw`(?:[*_\\[]|\]\([^)]*\))*`;
/** Between two words, also of two paragraphs or points of a list. */
const blank = String.raw`${syntax}\s+(?:(?:[-*+]|\d+[.)])\s+)?${syntax}`;

/** Finds words that readers see in their source, which may have formatting in their midst. */
export function patternInSource(found: string, isWhole = false): RegExp {
  const words = found.trim().split(/\s+/);
  const pattern = words.map((word) => [...word].map(escaped).join(syntax)).join(blank);
  return new RegExp(isWhole ? wholeWords(pattern, found.trim(), syntax) : pattern, "u");
}

function escaped(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replaceAll(/['’]/g, "['’]");
}
