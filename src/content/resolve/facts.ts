// Fills in facts: they are defined once in site.json, and texts use them as {{facts.phone}}.
import type { Facts } from "../model/symbols.ts";
import { suggest } from "../text/nearest.ts";

/** A name in double braces, which may be a fact. */
export const bracedName = /\{\{([^{}]*)\}\}/g;
const prefix = "facts.";

/** Shorter names are part of too many words. */
const shortestPart = 4;

export interface Filled {
  text: string;
  /** Facts that are used and exist. */
  used: string[];
  unknown: UnknownFact[];
  /** True if one of the facts used is invalid itself. */
  isUnclear: boolean;
}

/** A name in double braces that isn't a fact. */
export interface UnknownFact {
  /** The name, without the required `facts.` before it. */
  fact: string;
  isPrefixed: boolean;
  /** All of it, including the braces. */
  written: string;
}

/** Replaces facts with their values. */
export function fillFacts(text: string, facts: Facts): Filled {
  const filled: Filled = { text, used: [], unknown: [], isUnclear: false };
  if (!text.includes("{")) return filled;
  filled.text = text.replace(bracedName, (whole, inner: string) => {
    const name = inner.trim();
    const isPrefixed = name.startsWith(prefix);
    const fact = isPrefixed ? name.slice(prefix.length) : name;
    if (!isPrefixed || !Object.hasOwn(facts, fact)) {
      filled.unknown.push({ fact, isPrefixed, written: whole });
      return whole;
    }
    const value = facts[fact];
    filled.used.push(fact);
    filled.isUnclear ||= value === undefined;
    return value ?? whole;
  });
  return filled;
}

/** The fact that was probably meant. */
export function suggestFact({ fact }: UnknownFact, facts: Facts): string | undefined {
  const names = Object.keys(facts);
  // The prefix is often the mistake: {{fact.phone}}, {{Facts.phone}}.
  const lastWord = fact.split(/[^\p{L}\d]+/u).at(-1) ?? "";
  return suggest(fact, names) ?? suggest(lastWord, names) ?? sameInPart(lastWord, names);
}

/** The only name that contains this word or is part of it: telephone, phone. */
function sameInPart(word: string, names: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  const alike = names.filter((name) => {
    const [shorter = "", longer = ""] = [wanted, name.toLowerCase()].sort(
      (a, b) => a.length - b.length,
    );
    return shorter.length >= shortestPart && longer.includes(shorter);
  });
  return alike.length === 1 ? alike[0] : undefined;
}

/** True if one name only adds words to the other: careersEmail and email are two facts, telephone and phone are one. */
export function addsWords(name: string, other: string): boolean {
  const [fewer = [], more = []] = [name, other]
    .map((each) => each.split(/(?<=[\p{Ll}\d])(?=\p{Lu})|_/u).map((word) => word.toLowerCase()))
    .toSorted((a, b) => a.length - b.length);
  return fewer.length < more.length && fewer.every((word) => more.includes(word));
}

/** A correctly written fact in a text, with its name captured. */
export const namedFact = /\{\{\s*facts\.(\w+)\s*\}\}/g;

/** The facts that a text uses correctly, once per use. */
export function namedFacts(text: string): string[] {
  return [...text.matchAll(namedFact)].flatMap(([, name]) => name ?? []);
}

/** The fact that a text consists of. */
export function soleFact(text: string): string | undefined {
  return /^\s*\{\{\s*facts\.(\w+)\s*\}\}\s*$/.exec(text)?.[1];
}

/** The text with its facts filled in; undefined if its meaning isn't known. */
export function filledText(text: string, facts: Facts): string | undefined {
  if (!hasBraces(text)) return text;
  return isUnfilled(text, facts) ? undefined : fillFacts(text, facts).text;
}

/** True if a fact in the text is unknown or invalid, or its braces are, so that the meaning isn't known. */
export function isUnfilled(text: string, facts: Facts): boolean {
  if (!hasBraces(text)) return false;
  const { unknown, isUnclear } = fillFacts(text, facts);
  return unknown.length > 0 || isUnclear || strayBraces(text).length > 0;
}

/** Quick and false for most texts: every text of a site is tested several times. */
function hasBraces(text: string): boolean {
  return text.includes("{") || text.includes("}");
}

/** A text where all braces are pairs around a name. */
const onlyNames = /^[^{}]*(?:\{\{[^{}]*\}\}(?!\})[^{}]*)*$/;

/** Braces without a fact, as visitors would see them, with their positions. */
export function strayBraces(text: string): { found: string; from: number }[] {
  if (!hasBraces(text) || onlyNames.test(text)) return [];
  // An additional brace at the end makes it something else than a fact: visitors would see that brace.
  const left = blankFacts(text);
  if (!hasBraces(left)) return [];
  const stray = left.matchAll(/\{{2,}|\}{2,}|\{facts\.[^{}\s]*\}*/g);
  return Array.from(stray, ({ 0: found, index: from }) => ({ found, from }));
}

/** @returns the text with as many spaces in the place of each fact */
export function blankFacts(text: string): string {
  return text.replace(/(?<!\{)\{\{[^{}]*\}\}(?!\})/g, (whole) => " ".repeat(whole.length));
}
