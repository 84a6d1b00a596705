// Names a location in content as a person would: 'the 3rd block (cardGrid "Our core values")'.
import { isFields, valueAt } from "../model/json.ts";
import { once } from "../model/once.ts";
import type { Path } from "../model/path.ts";

/** Names the innermost object or list entry at or around `path`. */
export function describe(root: unknown, path: Path): string {
  const entry = path.findLastIndex((key) => typeof key === "number");
  const index = path[entry];
  if (typeof index !== "number") {
    const field = path.at(-1);
    return field === undefined ? "this file" : `"${field}"`;
  }
  const value = valueAt(root, path.slice(0, entry + 1));
  const type = isFields(value) && typeof value["type"] === "string" ? value["type"] : undefined;
  const name = nameOf(value);
  const list = String(path[entry - 1] ?? "");
  const noun = singular(list);
  const inner = path.slice(entry + 1);
  const aside = [type, name && `"${name}"`].filter(Boolean).join(" ");
  const described = `the ${ordinal(index + 1)} ${noun}${aside && ` (${aside})`}`;
  return inner.length === 0 ? described : `"${inner.join(".")}" in ${described}`;
}

/** The text that people would use as this value's name. */
export function nameOf(value: unknown): string | undefined {
  if (!isFields(value)) return undefined;
  for (const field of ["heading", "label", "name", "days"]) {
    const text = value[field];
    if (typeof text === "string" && text.trim() !== "") {
      return text.length > 40 ? `${text.slice(0, 39)}…` : text;
    }
  }
  return undefined;
}

function singular(list: string): string {
  return /[^s]s$/.test(list)
    ? list.slice(0, -1)
    : list === "navigation"
      ? "navigation entry"
      : `${list} entry`;
}

const ordinals = once(() => new Intl.PluralRules("en", { type: "ordinal" }));

/** 1st, 2nd, 3rd, 4th, 11th … */
function ordinal(count: number): string {
  const suffix = ordinals().select(count);
  return `${count}${{ one: "st", two: "nd", few: "rd" }[suffix as string] ?? "th"}`;
}

/** A JSON value's type in words. */
export function jsonKindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return (
    { string: "text", number: "a number", boolean: "true or false", object: "a group of fields" }[
      typeof value as string
    ] ?? "nothing"
  );
}

/** The value that has a field, in a sentence: "a form block". */
export function ownerOf(data: unknown, path: Path, title: unknown): string {
  if (path.at(-2) === "blocks" && isFields(data))
    return withArticle(`${String(data["type"])} block`);
  // A field of site.json has one place, where its own name says more than what the editor shows for it.
  if (path.length === 1) return `"${path[0]}"`;
  const name = String(title ?? "part").toLowerCase();
  // "Business hours", but not "address".
  if (/[^s]s$/.test(name)) return name;
  return withArticle(name);
}

/** @returns "an agenda", "a card" */
export function withArticle(name: string): string {
  return `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
