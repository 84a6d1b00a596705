// What little is wrong with a value of another type than its place takes: quotes, brackets, or a word for true or false.
import type { Rewrite } from "../diagnostics/catalogue/shape.ts";
import { switchWord } from "../text/switch-words.ts";
import { schemaFile, type Schema } from "./read-schema.ts";
import { targetOf } from "./ref.ts";

/** Whether only quotes or brackets are too many or too few. */
export function rewriteOf(data: unknown, type: string, schema: Schema): Rewrite | undefined {
  if (type === "string" && (typeof data === "number" || typeof data === "boolean")) return "quoted";
  if (type === "array" && typeof data === "string" && takesTexts(schema)) return "listed";
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

/** What to do, in words. */
export const rewriteHelp: Record<Rewrite, (data: unknown) => string> = {
  quoted: (data) => `Put it in quotes: "${data}".`,
  bare: (data) => `Write it without quotes: ${data}.`,
  meant: (data) => `Write ${switchWord(String(data))}, without quotes.`,
  listed: (data) => `Put it in brackets: [${JSON.stringify(data)}].`,
};
