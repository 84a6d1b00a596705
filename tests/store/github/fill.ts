// Makes the smallest value that a schema of GitHub's accepts, around the few properties that matter.
import { definition, type Schema } from "./description.ts";

const asSchema = (value: unknown): Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

function smallest(schema: Schema): unknown {
  if (typeof schema["$ref"] === "string") return smallest(definition(schema["$ref"]));
  if (Array.isArray(schema["enum"])) return schema["enum"][0];
  const types = [schema["type"]].flat();
  if (types.includes("null")) return null;
  const choice = firstOf(schema["oneOf"] ?? schema["anyOf"]);
  if (choice !== undefined) return smallest(asSchema(choice));
  if (Array.isArray(schema["allOf"]))
    return Object.assign({}, ...schema["allOf"].map((part) => smallest(asSchema(part))));
  if (types.includes("object") || schema["properties"]) return fill(schema, {});
  if (types.includes("array")) return [];
  if (types.includes("integer") || types.includes("number")) return 1;
  if (types.includes("boolean")) return false;
  return "-";
}

/** Adds what the schema requires and `given` doesn't have. */
export function fill(schema: Schema, given: Record<string, unknown>): Record<string, unknown> {
  if (typeof schema["$ref"] === "string") return fill(definition(schema["$ref"]), given);
  const properties = asSchema(schema["properties"]);
  const required = Array.isArray(schema["required"]) ? schema["required"].map(String) : [];
  const missing = required.filter((name) => !(name in given));
  return {
    ...Object.fromEntries(missing.map((name) => [name, smallest(asSchema(properties[name]))])),
    ...given,
  };
}
