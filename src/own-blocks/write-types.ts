// Writes the TypeScript types of a site's own blocks, as its views get them: compiled.
import type { Schema } from "../content/schema/read-schema.ts";
import { follow, schemaFile, type Node } from "../content/schema/read-schema.ts";
import { schemaOfType, schemasWith } from "../content/schema/own-types.ts";

/** What parts are compiled to, by their path: the types that the kit has names for. */
const compiled: Readonly<Record<string, string>> = {
  "parts.schema.json#action": "Action",
  "parts.schema.json#link": "Action",
  "parts.schema.json#picture": "Picture",
  "parts.schema.json#logo": "Logo",
  "parts.schema.json#markdown": "RichText",
  "parts.schema.json#icon": "Icon",
  "parts.schema.json#page": "PageName",
};

const names = [...new Set(Object.values(compiled))].toSorted();

/** @param own the schema of each type @returns the text of `blocks.d.ts` */
export function writeTypes(own: Readonly<Record<string, Schema>>): string {
  const schemas = schemasWith(own);
  const types = Object.keys(own).map((type) => {
    const node = schemaFile(schemas, schemaOfType(type));
    return `    ${comment(node.schema, 2)}${type}: ${typeOf(node, 2)};`;
  });
  return `// Written by \`start\` and \`check\` from the schemas in blocks. Don't edit.
import type { ${names.join(", ")} } from "site-from-json/kit";

declare module "site-from-json/kit" {
  interface Blocks {
${types.join("\n")}
  }
}
`;
}

function typeOf(node: Node, depth: number): string {
  const { schema, definition = "" } = node;
  const known = compiled[definition];
  if (known !== undefined) return known;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.items) return `readonly (${typeOf(follow(schema.items, node), depth)})[]`;
  if (schema.properties) return fieldsOf(schema.properties, node, depth);
  switch (schema.type) {
    case "string":
    case "boolean":
      return schema.type;
    case "integer":
    case "number":
      return "number";
    default:
      return "unknown";
  }
}

function fieldsOf(properties: Record<string, Schema>, node: Node, depth: number): string {
  const { required = [] } = node.schema;
  const space = "  ".repeat(depth + 1);
  const fields = Object.entries(properties).map(([name, inner]) => {
    const field = follow(inner, node);
    const mark = required.includes(name) ? "" : "?";
    return `${space}${comment(field.schema, depth + 1)}${keyOf(name)}${mark}: ${typeOf(field, depth + 1)};`;
  });
  return `{\n${fields.join("\n")}\n${"  ".repeat(depth)}}`;
}

const keyOf = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);

function comment({ description }: Schema, depth: number): string {
  if (description === undefined) return "";
  return `/** ${description.replaceAll("*/", "* /")} */\n${"  ".repeat(depth)}`;
}
