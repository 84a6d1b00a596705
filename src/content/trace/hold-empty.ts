// A text that is empty while it is written is drawn as a sign that has no width: its place on the page stays.
import type { CheckedFile } from "../check/checked-file.ts";
import type { SymbolTable } from "../model/symbols.ts";
import { resolve } from "../resolve/resolve.ts";
import { innerPlan, type Plan } from "../schema/walk.ts";

/** What stands on the page for a text that is empty. */
export const emptySign = "\u200b";

/** The same file where it has no empty text. @param symbols those that it was checked with */
export function holdEmpty(file: CheckedFile, symbols: SymbolTable): CheckedFile {
  const value = held(file.plan, file.value);
  if (value === file.value) return file;
  return { ...file, value, compiled: resolve(file.plan, value, symbols).value };
}

/** The same value where nothing in it is empty. */
function held(plan: Plan, value: unknown): unknown {
  if (typeof value === "string") return isEmpty(plan, value) ? emptySign : value;
  // What is said of a picture isn't drawn.
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

/** Of a formatted text, blanks alone are nothing either. */
function isEmpty({ kind }: Plan, value: string): boolean {
  return (kind === "text" && value === "") || (kind === "markdown" && value.trim() === "");
}
