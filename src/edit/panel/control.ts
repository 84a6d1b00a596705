// With what a value is edited, by its schema: the one place that knows the kinds of control there are.
import { isFields, type Json } from "../../content/model/json.ts";
import { follow, type Node, type Schema } from "../../content/schema/read-schema.ts";

export type Control =
  | { is: "line" | "lines"; longest?: number | undefined }
  | { is: "number"; least?: number | undefined; most?: number | undefined }
  | { is: "switch" }
  | { is: "choice"; choices: readonly string[] }
  | { is: "page" }
  | { is: "icon" }
  | { is: "media" }
  /** Fields of fixed names. */
  | { is: "fields"; fields: readonly (readonly [name: string, node: Node])[] }
  /** Fields of free names, all of one kind. */
  | { is: "named"; values: Node }
  | { is: "list"; items: Node }
  /** What isn't for an editor to change. */
  | { is: "fixed" };

/** @param value tells which of several kinds it is */
export function controlFor({ schema, file, definition }: Node, value: unknown): Control {
  const { type, maxLength: longest, minimum: least, maximum: most } = schema;
  const fixed: Control = { is: "fixed" };
  if (schema.const !== undefined) return fixed;
  if (schema.enum) return { is: "choice", choices: schema.enum.map(String) };
  if (schema.discriminator && schema.oneOf) {
    const variant = variantsOf({ schema, file }).get(String(isFields(value) && value["type"]));
    return variant ? controlFor(variant, value) : fixed;
  }
  const byName: Partial<Record<string, Control>> = {
    "parts.schema.json#page": { is: "page" },
    "parts.schema.json#icon": { is: "icon" },
    "parts.schema.json#mediaFile": { is: "media" },
    "parts.schema.json#markdown": { is: "lines", longest },
  };
  const named = byName[definition ?? ""];
  if (named) return named;
  if (schema.items) return { is: "list", items: follow(schema.items, file) };
  if (schema.properties) {
    const fields = Object.entries(schema.properties);
    const followed = fields.map(([name, inner]) => [name, follow(inner, file)] as const);
    return { is: "fields", fields: followed.filter(([name]) => name !== "$schema") };
  }
  if (isFields(schema.additionalProperties))
    return { is: "named", values: follow(schema.additionalProperties as Schema, file) };
  switch (type) {
    case "boolean":
      return { is: "switch" };
    case "integer":
    case "number":
      return { is: "number", least, most };
    case "string":
      return { is: (longest ?? 0) > 150 ? "lines" : "line", longest };
    default:
      return fixed;
  }
}

/** The members of a union, by the value of their `type`. */
export function variantsOf({ schema, file }: Node): Map<string, Node> {
  const variants = (schema.oneOf ?? []).map((option) => {
    const variant = follow(option, file);
    return [String(variant.schema.properties?.["type"]?.const), variant] as const;
  });
  return new Map(variants);
}

export interface Sample {
  label: string;
  description: string;
  value: Json;
}

/** What can be put in anew where a value of a schema stands: its snippets, without their signs for tab stops. */
export function samplesOf(node: Node): Sample[] {
  const { schema } = node;
  const own = (schema.defaultSnippets ?? []).flatMap(({ label, description, body }) =>
    body === undefined ? [] : [{ label, description, value: withoutTabStops(body) }],
  );
  if (own.length > 0) return own;
  const variants = schema.discriminator ? [...variantsOf(node).values()] : [];
  if (variants.length > 0) return variants.flatMap(samplesOf);
  return [{ label: schema.title ?? "One more", description: "", value: emptyOf(node) }];
}

/** `${1:words}` is words, and `^12` is the number 12. */
function withoutTabStops(body: Json): Json {
  if (typeof body === "string") {
    const words = body.replaceAll(/\$\{\d+:([^}]*)\}/g, "$1").replaceAll(/\$\d+/g, "");
    return words.startsWith("^") ? (JSON.parse(words.slice(1)) as Json) : words;
  }
  if (Array.isArray(body)) return body.map(withoutTabStops);
  if (!isFields(body)) return body;
  // Cast: what comes of JSON is JSON.
  const entries = Object.entries(body) as [string, Json][];
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutTabStops(inner)]));
}

function emptyOf(node: Node): Json {
  const control = controlFor(node, undefined);
  if (control.is === "list" || control.is === "fixed") return [];
  if (control.is === "switch") return false;
  if (control.is === "number") return control.least ?? 0;
  if (control.is === "choice") return control.choices[0] ?? "";
  if (control.is !== "fields") return "";
  const needed = new Set(node.schema.required ?? []);
  const fields = control.fields.filter(([name]) => needed.has(name));
  return Object.fromEntries(fields.map(([name, inner]) => [name, emptyOf(inner)]));
}
