// Recognizes values of the wrong type that are nearly right: quotes, brackets, or a word for true or false.
import type { Rewrite } from "../diagnostics/catalog/shape.ts";
import { valueAt } from "../model/json.ts";
import { schemas } from "../model/schema.gen.ts";
import type { Path } from "../model/path.ts";
import { switchWord } from "../text/switch-words.ts";
import type { Schema } from "./read-schema.ts";
import { targetOf } from "./ref.ts";

/** How to rewrite the value, if only quotes, brackets or a switch word are wrong. */
export function rewriteOf(data: unknown, type: string, schema: Schema): Rewrite | undefined {
  // Not true or false, which nobody wants to show as a word.
  if (type === "string" && typeof data === "number") return "quoted";
  if (type === "array" && typeof data === "string" && takesTexts(schema))
    return entriesIn(data).length > 1 ? undefined : "listed";
  if (typeof data !== "string") return undefined;
  if (type === "boolean" && !/^(true|false)$/.test(data))
    return switchWord(data) === undefined ? undefined : "meant";
  const isNumber = type === "integer" || type === "number";
  const isBare = type === "boolean" || (isNumber && /^-?(0|[1-9]\d*)$/.test(data));
  return isBare ? "bare" : undefined;
}

/** The definitions that are texts. Those that lists use are with the shared parts. */
const texts = new Set(
  // Cast: they are JSON Schema.
  Object.entries(schemas["parts.schema.json"].$defs as Record<string, Schema>)
    .filter(([, { type }]) => type === "string")
    .map(([name]) => name),
);

function takesTexts({ items: { type, $ref = "" } = {} }: Schema): boolean {
  return type === "string" || texts.has(targetOf($ref, "").name ?? "");
}

/** The pieces between commas: they may be one text or several. */
export function entriesIn(text: string): string[] {
  return text.split(/[,;]\s+/).filter((entry) => entry.trim() !== "");
}

/** What to do about a text where a list of texts is expected and it may be several; undefined if it can't be. */
export function severalHelp(
  data: unknown,
  type: string,
  schema: Schema,
  { root, path }: { root: unknown; path: Path },
): string | undefined {
  if (type !== "array" || typeof data !== "string" || !takesTexts(schema)) return undefined;
  const entries = entriesIn(data);
  if (entries.length < 2) return undefined;
  const several = `[${entries.map((entry) => JSON.stringify(entry)).join(", ")}]`;
  // A row also has a heading.
  const columns = path.at(-1) === "cells" ? valueAt(root, [...path.slice(0, -3), "columns"]) : [];
  return Array.isArray(columns) && columns.length - 1 === entries.length
    ? `Write ${several}: these are ${entries.length} cells, and "columns" names ${entries.length}.`
    : `Put it in brackets: [${JSON.stringify(data)}]. If these are ${entries.length} entries, write ${several}.`;
}

/** The hint for each rewrite. */
export const rewriteHelp: Record<Rewrite, (data: unknown) => string> = {
  // As it is written: as a number, 48.50 is 48.5.
  quoted: () => "Put quotes before and after it.",
  bare: (data) => `Write it without quotes: ${data}.`,
  meant: (data) => `Write ${switchWord(String(data))}, without quotes.`,
  listed: (data) => `Put it in brackets: [${JSON.stringify(data)}].`,
};
