// Facts are written once in site.json; copy names them as {{facts.phone}}.
import { suggest } from "./suggest.ts";

const reference = /\{\{([^{}]*)\}\}/g;
const prefix = "facts.";

export type Facts = Readonly<Record<string, string | undefined>>;

export interface Filled {
  text: string;
  /** Facts that were named and exist. */
  used: string[];
  unknown: UnknownFact[];
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
  const filled: Filled = { text, used: [], unknown: [] };
  if (!text.includes("{{")) return filled;
  filled.text = text.replace(reference, (whole, inner: string) => {
    const name = inner.trim();
    const isPrefixed = name.startsWith(prefix);
    const fact = isPrefixed ? name.slice(prefix.length) : name;
    const value = isPrefixed && Object.hasOwn(facts, fact) ? facts[fact] : undefined;
    if (value === undefined) filled.unknown.push({ fact, isPrefixed, written: whole });
    else filled.used.push(fact);
    return value ?? whole;
  });
  return filled;
}

/** How the fact that was probably meant must be written. */
export function suggestFact({ fact }: UnknownFact, facts: Facts): string | undefined {
  const names = Object.keys(facts);
  // What stands before the name is often the mistake: {{fact.phone}}, {{Facts.phone}}.
  const lastWord = fact.split(/[^\p{L}\d]+/u).at(-1) ?? "";
  const meant = suggest(fact, names) ?? suggest(lastWord, names);
  return meant === undefined ? undefined : `{{${prefix}${meant}}}`;
}

/** Whether a fact named here is unknown or its braces are wrong, so that nobody can say what is meant. */
export function isUnfilled(text: string, facts: Facts): boolean {
  return fillFacts(text, facts).unknown.length > 0 || strayBraces(text).length > 0;
}

/** Braces that name no fact, as visitors would see them, and where each stands. */
export function strayBraces(text: string): { found: string; from: number }[] {
  if (!text.includes("{{") && !text.includes("}}") && !text.includes("{facts")) return [];
  const left = text.replace(reference, (whole) => " ".repeat(whole.length));
  const stray = left.matchAll(/\{{2,}|\}{2,}|\{facts\.[^{}\s]*\}*/g);
  return Array.from(stray, ({ 0: found, index: from }) => ({ found, from }));
}
