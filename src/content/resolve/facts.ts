// Facts are written once in site.json; copy names them as {{facts.phone}}.
import type { Facts } from "../model/symbols.ts";
import { suggest } from "../text/nearest.ts";

const reference = /\{\{([^{}]*)\}\}/g;
const prefix = "facts.";

/** What is shorter stands in too many words. */
const shortestPart = 4;

/** A fact that would be read as two, because its name has signs of Markdown in it. */
export const markedFact = /\{\{[^{}]*[*_`~<>[\]\\!][^{}]*\}\}/g;

export interface Filled {
  text: string;
  /** Facts that were named and exist. */
  used: string[];
  unknown: UnknownFact[];
  /** Whether a fact is named that is wrong itself. */
  isUnclear: boolean;
}

/** A name in double braces that is no fact. */
export interface UnknownFact {
  /** The name, without the `facts.` that must stand before it. */
  fact: string;
  isPrefixed: boolean;
  /** All of it, braces included. */
  written: string;
}

/** Puts the facts' values in place of their names. */
export function fillFacts(text: string, facts: Facts): Filled {
  const filled: Filled = { text, used: [], unknown: [], isUnclear: false };
  if (!text.includes("{")) return filled;
  filled.text = text.replace(reference, (whole, inner: string) => {
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
  // What stands before the name is often the mistake: {{fact.phone}}, {{Facts.phone}}.
  const lastWord = fact.split(/[^\p{L}\d]+/u).at(-1) ?? "";
  return suggest(fact, names) ?? suggest(lastWord, names) ?? sameInPart(lastWord, names);
}

/** The only name that a longer word holds, or that holds it: telephone, phone. */
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

/** Whether one name only adds words to the other: careersEmail and email are two facts, telephone and phone aren't. */
export function addsWords(name: string, other: string): boolean {
  const [fewer = [], more = []] = [name, other]
    .map((each) => each.split(/(?<=[\p{Ll}\d])(?=\p{Lu})|_/u).map((word) => word.toLowerCase()))
    .toSorted((a, b) => a.length - b.length);
  return fewer.length < more.length && fewer.every((word) => more.includes(word));
}

/** A fact as a text must name it, and its name. */
export const namedFact = /\{\{\s*facts\.(\w+)\s*\}\}/g;

/** The facts that a text names as it must, each as often as it does. */
export function namedFacts(text: string): string[] {
  return [...text.matchAll(namedFact)].flatMap(([, name]) => name ?? []);
}

/** The fact that is all there is of a text. */
export function soleFact(text: string): string | undefined {
  return /^\s*\{\{\s*facts\.(\w+)\s*\}\}\s*$/.exec(text)?.[1];
}

/** The text with its facts; undefined where nobody can say what is meant. */
export function filledText(text: string, facts: Facts): string | undefined {
  if (!hasBraces(text)) return text;
  return isUnfilled(text, facts) ? undefined : fillFacts(text, facts).text;
}

/** Whether a fact named here is unknown or wrong, or its braces are, so that nobody can say what is meant. */
export function isUnfilled(text: string, facts: Facts): boolean {
  if (!hasBraces(text)) return false;
  const { unknown, isUnclear } = fillFacts(text, facts);
  return unknown.length > 0 || isUnclear || strayBraces(text).length > 0;
}

/** False for most texts, and known at once: this is asked several times of every text of a site. */
function hasBraces(text: string): boolean {
  return text.includes("{") || text.includes("}");
}

/** A text where all braces are pairs around a name. */
const onlyNames = /^[^{}]*(?:\{\{[^{}]*\}\}(?!\})[^{}]*)*$/;

/** Braces that name no fact, as visitors would see them, and where each stands. */
export function strayBraces(text: string): { found: string; from: number }[] {
  if (!hasBraces(text) || onlyNames.test(text)) return [];
  // With a brace more at its end, what would be a fact is none: visitors would see that brace.
  const left = text.replace(/(?<!\{)\{\{[^{}]*\}\}(?!\})/g, (whole) => " ".repeat(whole.length));
  if (!hasBraces(left)) return [];
  const stray = left.matchAll(/\{{2,}|\}{2,}|\{facts\.[^{}\s]*\}*/g);
  return Array.from(stray, ({ 0: found, index: from }) => ({ found, from }));
}
