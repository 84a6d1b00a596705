// Finds the files whose content changes when facts change, so that typing a fact is as fast on a large site as on a
// small one.
import { onceEach, onceForText } from "../model/once.ts";
import type { ContactFact, Facts, SymbolTable } from "../model/symbols.ts";
import type { Source } from "../syntax/source.ts";
import type { CheckedFile } from "./checked-file.ts";
import { mayHold } from "./hard-coded-facts.ts";
import { mayHoldAddress } from "./typed-addresses.ts";

const contactKinds = ["phone", "email", "place"] as const satisfies ContactFact["kind"][];

export interface ChangedFacts {
  names: readonly string[];
  /** Facts that are contacts: text that repeats one by hand may match now, or no longer match. */
  kinds: readonly ContactFact["kind"][];
}

/** @returns undefined if more than the values of facts has changed, so that any file may be affected */
export function changedFacts(before: SymbolTable, now: SymbolTable): ChangedFacts | undefined {
  if (before === now) return { names: [], kinds: [] };
  const { facts: old, contacts: oldContacts, ...oldRest } = before;
  const { facts, contacts, ...rest } = now;
  const others: [name: string, value: unknown][] = Object.entries(rest);
  // Tables that mean the same are the same object.
  const areOthersSame = Object.entries(oldRest).every(([, value], at) => value === others[at]?.[1]);
  if (!areOthersSame || !old || !facts || !areKnown(old, facts)) return undefined;
  const kinds = contactKinds.filter(
    (kind) => written(oldContacts, kind) !== written(contacts, kind),
  );
  return { names: Object.keys(facts).filter((name) => old[name] !== facts[name]), kinds };
}

/** True if both have the same facts, and none of them is invalid itself. */
function areKnown(old: Facts, facts: Facts): boolean {
  const [before, now] = [Object.keys(old), Object.keys(facts)];
  return (
    before.length === now.length &&
    now.every(
      (name, at) => name === before[at] && old[name] !== undefined && facts[name] !== undefined,
    )
  );
}

function written(contacts: readonly ContactFact[], wanted: ContactFact["kind"]): string {
  return JSON.stringify(contacts.filter(({ kind }) => kind === wanted));
}

/** True if a file's problems may be different now that facts have changed. */
export function concerns({ names, kinds }: ChangedFacts, { source, uses }: CheckedFile): boolean {
  return (
    names.some((name) => uses.facts.has(name) || mentions(source)(name)) ||
    kinds.some((kind) => contactsIn(source).has(kind))
  );
}

/** Whether a file names a fact, perhaps with a mistake: asked again with each key in that fact. */
const mentions = onceEach(({ text }: Source) =>
  onceForText((name) => text.includes(`facts.${name}`)),
);

/** Which kinds of contacts a file may repeat by hand. */
const contactsIn = onceEach(
  ({ text }: Source) =>
    new Set(
      contactKinds.filter((kind) =>
        kind === "place" ? mayHoldAddress(text) : mayHold(text, kind),
      ),
    ),
);
