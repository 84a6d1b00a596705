// Interprets the keyword `type` of a schema, and those for numbers, texts and lists.
import type { DefinedError } from "ajv/dist/2020.js";
import { isSameJson } from "../model/json.ts";
import type { Schema } from "./read-schema.ts";

/** Adds the errors of a value to a list. @param at the value's JSON pointer */
export type Check = (value: unknown, at: string, errors: DefinedError[]) => void;

/** Adds an error to a list. */
export type Report = (
  keyword: DefinedError["keyword"],
  params: object,
  given: { value: unknown; at: string; errors: DefinedError[] },
) => void;

const tests: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  array: (value) => Array.isArray(value),
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  number: (value) => Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
};

/** @throws for a type that no schema here has */
export function typeCheck(type: string, report: Report): Check {
  const is = tests[type];
  if (!is) throw new Error(`No schema has the type ${type}.`);
  return (value, at, errors) => {
    if (!is(value)) report("type", { type }, { value, at, errors });
  };
}

export function checksOfNumbers({ minimum, maximum }: Schema, report: Report): Check[] {
  const checks: Check[] = [];
  const bound = (keyword: "minimum" | "maximum", limit: number, comparison: string) =>
    checks.push((value, at, errors) => {
      if (typeof value !== "number") return;
      if (keyword === "maximum" ? value > limit : value < limit)
        report(keyword, { comparison, limit }, { value, at, errors });
    });
  if (maximum !== undefined) bound("maximum", maximum, "<=");
  if (minimum !== undefined) bound("minimum", minimum, ">=");
  return checks;
}

export function checksOfTexts(schema: Schema, report: Report): Check[] {
  const { maxLength, minLength, pattern } = schema;
  const checks: Check[] = [];
  // A character of two code units counts once.
  const length = (text: string) => [...text].length;
  if (maxLength !== undefined)
    checks.push((value, at, errors) => {
      if (typeof value === "string" && value.length > maxLength && length(value) > maxLength)
        report("maxLength", { limit: maxLength }, { value, at, errors });
    });
  if (minLength !== undefined)
    checks.push((value, at, errors) => {
      if (typeof value === "string" && length(value) < minLength)
        report("minLength", { limit: minLength }, { value, at, errors });
    });
  if (pattern !== undefined) {
    const form = new RegExp(pattern, "u");
    checks.push((value, at, errors) => {
      if (typeof value === "string" && !form.test(value))
        report("pattern", { pattern }, { value, at, errors });
    });
  }
  return checks;
}

/** @param item checks each item */
export function checksOfLists(schema: Schema, report: Report, item: Check | undefined): Check[] {
  const { maxItems, minItems, uniqueItems, items } = schema;
  const checks: Check[] = [];
  if (maxItems !== undefined)
    checks.push((value, at, errors) => {
      if (Array.isArray(value) && value.length > maxItems)
        report("maxItems", { limit: maxItems }, { value, at, errors });
    });
  if (minItems !== undefined)
    checks.push((value, at, errors) => {
      if (Array.isArray(value) && value.length < minItems)
        report("minItems", { limit: minItems }, { value, at, errors });
    });
  if (item)
    checks.push((value, at, errors) => {
      if (!Array.isArray(value)) return;
      for (const [index, each] of value.entries()) item(each, `${at}/${index}`, errors);
    });
  if (uniqueItems === true)
    checks.push((value, at, errors) => {
      const twice = Array.isArray(value) ? firstRepeated(value, items?.type) : undefined;
      if (twice) report("uniqueItems", twice, { value, at, errors });
    });
  return checks;
}

/** @returns two equal items as ajv finds them, which depends on whether the schema names a plain type for items */
function firstRepeated(list: readonly unknown[], type: string | undefined) {
  const isPlain = type !== undefined && type !== "object" && type !== "array";
  for (let i = list.length - 1; i >= 0; i--) {
    const others = isPlain ? list.slice(i + 1) : list.slice(0, i);
    const found = others.findLastIndex((other) => isSameJson(other, list[i]));
    if (found !== -1 && (!isPlain || tests[type]?.(list[i]) === true))
      return { i, j: isPlain ? i + 1 + found : found };
  }
  return undefined;
}
