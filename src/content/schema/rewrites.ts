// What little is wrong with a value of another type than its place takes: quotes, brackets, or a word for true or false.
import type { Rewrite } from "../diagnostics/catalogue/shape.ts";
import { valueAt } from "../model/json.ts";
import type { Path } from "../model/path.ts";
import { switchWord } from "../text/switch-words.ts";
import { schemaFile, type Schema } from "./read-schema.ts";
import { targetOf } from "./ref.ts";

/** Whether only quotes or brackets are too many or too few. */
export function rewriteOf(data: unknown, type: string, schema: Schema): Rewrite | undefined {
  if (type === "string" && (typeof data === "number" || typeof data === "boolean")) return "quoted";
  if (type === "array" && typeof data === "string" && takesTexts(schema))
    return entriesIn(data).length > 1 ? undefined : "listed";
  if (typeof data !== "string") return undefined;
  if (type === "boolean" && !/^(true|false)$/.test(data))
    return switchWord(data) === undefined ? undefined : "meant";
  const isNumber = type === "integer" || type === "number";
  const isBare = type === "boolean" || (isNumber && /^-?(0|[1-9]\d*)$/.test(data));
  return isBare ? "bare" : undefined;
}

/** The definitions that are texts. Those that lists are made of stand with what blocks share. */
const texts = new Set(
  Object.entries(schemaFile("parts.schema.json").schema.$defs ?? {})
    .filter(([, { type }]) => type === "string")
    .map(([name]) => name),
);

function takesTexts({ items: { type, $ref = "" } = {} }: Schema): boolean {
  return type === "string" || texts.has(targetOf($ref, "").name ?? "");
}

/** What stands between commas: it may be one text, or as many. */
export function entriesIn(text: string): string[] {
  return text.split(/[,;]\s+/).filter((entry) => entry.trim() !== "");
}

/** What to do about a text where a list of texts is needed, which may be several; undefined where that is no question. */
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
  // A row has a heading besides.
  const columns = path.at(-1) === "cells" ? valueAt(root, [...path.slice(0, -3), "columns"]) : [];
  return Array.isArray(columns) && columns.length - 1 === entries.length
    ? `Write ${several}: these are ${entries.length} cells, as many as "columns" names.`
    : `Put it in brackets: [${JSON.stringify(data)}]. If these are ${entries.length} entries, write ${several}.`;
}

/** What to do, in words. */
export const rewriteHelp: Record<Rewrite, (data: unknown) => string> = {
  quoted: (data) => `Put it in quotes: "${data}".`,
  bare: (data) => `Write it without quotes: ${data}.`,
  meant: (data) => `Write ${switchWord(String(data))}, without quotes.`,
  listed: (data) => `Put it in brackets: [${JSON.stringify(data)}].`,
};
