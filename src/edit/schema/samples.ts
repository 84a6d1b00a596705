// Creates new values from a schema's snippets and defaults.
import { isFields, type Json } from "../../content/model/json.ts";
import type { Node } from "../../content/schema/read-schema.ts";
import { withoutTabStops } from "../model/without-tab-stops.ts";
import { controlFor, variantsOf } from "./control.ts";

export interface Sample {
  label: string;
  description: string;
  value: Json;
}

/** The values that can be added for a schema: its snippets without tab stops, or an empty value. */
export function samplesOf(node: Node): Sample[] {
  const { schema } = node;
  const own = (schema.defaultSnippets ?? []).flatMap(({ label, description, body }) =>
    body === undefined ? [] : [{ label, description, value: withoutSnippetMarks(body) }],
  );
  if (own.length > 0) return own;
  const variants = schema.discriminator ? [...variantsOf(node).values()] : [];
  if (variants.length > 0) return variants.flatMap(samplesOf);
  const label = (schema.title ?? "item").toLowerCase();
  return [{ label, description: "", value: emptyValue(node) }];
}

/** `^12` is the number 12. */
function withoutSnippetMarks(body: Json): Json {
  if (typeof body === "string") {
    const words = withoutTabStops(body);
    return words.startsWith("^") ? (JSON.parse(words.slice(1)) as Json) : words;
  }
  if (Array.isArray(body)) return body.map(withoutSnippetMarks);
  if (!isFields(body)) return body;
  // Cast: it was read from JSON.
  const entries = Object.entries(body) as [string, Json][];
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutSnippetMarks(inner)]));
}

/** The names on this site that a sample can use. */
interface Named {
  pages: readonly string[];
  /** Templates of the mail service. */
  templates: readonly string[];
  ids: ReadonlySet<string>;
}

/** Replaces pages and templates that don't exist on this site, and ids that are taken. */
export function fitSample(node: Node, value: Json, named: Named): Json {
  const control = controlFor(node, value);
  if (typeof value === "string") {
    if (control.is === "page") return oneOf(named.pages, value);
    if (node.definition === "blocks/form.schema.json#template")
      return oneOf(named.templates, value);
    return node.definition === "parts.schema.json#id" ? freeId(value, named.ids) : value;
  }
  if (control.is === "union")
    return control.chosen ? fitSample(control.chosen, value, named) : value;
  if (control.is === "list" && Array.isArray(value))
    // Cast: it was read from JSON.
    return (value as Json[]).map((item) => fitSample(control.items, item, named));
  if (control.is !== "fields" || !isFields(value)) return value;
  const inner = new Map(control.fields);
  // Cast: it was read from JSON.
  const entries = (Object.entries(value) as [string, Json][]).map(([name, held]) => {
    const field = inner.get(name);
    return [name, field ? fitSample(field, held, named) : held] as const;
  });
  return Object.fromEntries(entries);
}

function oneOf(names: readonly string[], wanted: string): string {
  return names.includes(wanted) ? wanted : (names[0] ?? wanted);
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number++) free = `${id}-${number}`;
  return free;
}

/** The smallest value that a schema's control can show. */
export function emptyValue(node: Node): Json {
  const control = controlFor(node, undefined);
  switch (control.is) {
    case "list":
    case "fixed":
      return [];
    case "switch":
      return control.on === true ? false : control.on;
    case "number":
      return control.least ?? 0;
    case "choice":
      return control.choices[0] ?? "";
    case "named":
      return {};
    case "union": {
      const [first] = control.variants.values();
      return first ? (samplesOf(first)[0]?.value ?? {}) : {};
    }
    case "fields": {
      const needed = new Set(node.schema.required ?? []);
      const fields = control.fields.filter(([name]) => needed.has(name));
      return Object.fromEntries(fields.map(([name, inner]) => [name, emptyValue(inner)]));
    }
    default:
      return "";
  }
}
