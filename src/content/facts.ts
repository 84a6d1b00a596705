// Facts are written once in site.json; copy names them as {{facts.phone}}.

const reference = /\{\{([^{}]*)\}\}/g;

export type Facts = Readonly<Record<string, string | undefined>>;

export interface Filled {
  text: string;
  /** Facts that were named and exist. */
  used: string[];
  /** Names in double braces that are no fact, and where they stand. */
  unknown: { fact: string; from: number; length: number }[];
}

/** Puts the facts' values in place of their names. */
export function fillFacts(text: string, facts: Facts): Filled {
  const filled: Filled = { text, used: [], unknown: [] };
  if (!text.includes("{{")) return filled;
  filled.text = text.replace(reference, (whole, inner: string, from: number) => {
    const name = inner.trim();
    const fact = name.startsWith("facts.") ? name.slice("facts.".length) : undefined;
    const value = fact !== undefined && Object.hasOwn(facts, fact) ? facts[fact] : undefined;
    if (value === undefined || fact === undefined)
      filled.unknown.push({ fact: fact ?? name, from, length: whole.length });
    else filled.used.push(fact);
    return value ?? whole;
  });
  return filled;
}

/** Where braces are left that name no fact, as visitors would see them; undefined where there are none. */
export function strayBraces(text: string): { found: string; from: number } | undefined {
  if (!text.includes("{{") && !text.includes("}}") && !text.includes("{facts")) return undefined;
  const left = text.replace(reference, (whole) => " ".repeat(whole.length));
  const stray = /\{\{|\}\}|\{facts\./.exec(left);
  return stray ? { found: stray[0].slice(0, 2), from: stray.index } : undefined;
}
