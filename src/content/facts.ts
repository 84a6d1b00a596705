// Facts are written once in site.json; copy names them as {{facts.phone}}.

const reference = /\{\{\s*([^{}]*?)\s*\}\}/g;

export type Facts = Readonly<Record<string, string | undefined>>;

export interface Filled {
  text: string;
  /** Names in double braces that are no fact. */
  unknown: string[];
}

/** Puts the facts' values in place of their names. */
export function fillFacts(text: string, facts: Facts): Filled {
  if (!text.includes("{{")) return { text, unknown: [] };
  const unknown: string[] = [];
  const filled = text.replace(reference, (whole, name: string) => {
    const fact = name.startsWith("facts.") ? name.slice("facts.".length) : undefined;
    const value = fact !== undefined && Object.hasOwn(facts, fact) ? facts[fact] : undefined;
    if (value === undefined) unknown.push(fact ?? name);
    return value ?? whole;
  });
  return { text: filled, unknown };
}
