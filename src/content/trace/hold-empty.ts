// Renders an empty text as a zero-width character, so that its element stays on the page while it is edited.
import type { ResolvedFile } from "../resolve/resolved.ts";
import type { SymbolTable } from "../model/symbols.ts";
import { resolve } from "../resolve/resolve.ts";
import { innerPlan, type Plan } from "../schema/walk.ts";

/** The character for an empty text. */
export const emptyCharacter = "\u200b";

/** Returns the same file if it has no empty text. @param symbols those that it was checked with */
export function holdEmpty(file: ResolvedFile, symbols: SymbolTable): ResolvedFile {
  const value = held(file.plan, file.value);
  if (value === file.value) return file;
  return { ...file, value, compiled: resolve(file.plan, value, symbols).value };
}

/** Returns the same value if nothing in it is empty. */
function held(plan: Plan, value: unknown): unknown {
  if (typeof value === "string") return isEmpty(plan, value) ? emptyCharacter : value;
  // A picture's alternative text isn't rendered.
  if (typeof value !== "object" || value === null || plan.kind === "picture") return value;
  const fields: [field: string, inner: unknown][] = Object.entries(value);
  const inner = fields.map(([field, before]) => {
    const own = innerPlan(plan, value, field);
    return { field, before, now: own ? held(own, before) : before };
  });
  if (inner.every(({ before, now }) => before === now)) return value;
  if (Array.isArray(value)) return inner.map(({ now }) => now);
  return Object.fromEntries(inner.map(({ field, now }) => [field, now]));
}

/** A formatted text of only spaces is empty too. */
function isEmpty({ kind }: Plan, value: string): boolean {
  return (kind === "text" && value === "") || (kind === "markdown" && value.trim() === "");
}
