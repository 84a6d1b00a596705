// Creates new values for a schema: from its snippets or, if it has none, the smallest value that it allows.
import { firstFree } from "../../content/text/first-free.ts";
import { isFields, type Json } from "../../content/model/json.ts";
import type { Node, Schema } from "../../content/schema/read-schema.ts";
import { snippetValue } from "../../content/schema/snippet-value.ts";
import { isOwnType } from "../../content/schema/walk.ts";
import { asWritten, type Say } from "../../content/translations/translation.ts";
import { inSentence } from "../../words/in-sentence.ts";
import { t } from "../../words/t.ts";
import { suits } from "./layout-around.ts";
import { structureOf, variantsOf } from "./structure.ts";

export interface Sample {
  label: string;
  description: string;
  value: Json;
}

/**
 * The values that can be added for a schema: its snippets without tab stops, or an empty value.
 * @param say says their texts; those of a site's own types of block stay as their developer wrote them
 * @param layout of the block around it, which not every snippet is meant for
 */
export function samplesOf(node: Node, say: Say, layout?: string): Sample[] {
  const { schema } = node;
  const inserted = { dayFor, say: isOwnType(node.file, node.schemas) ? asWritten : say };
  const snippets = (schema.defaultSnippets ?? []).filter((snippet) => suits(snippet, layout));
  const own = snippets.flatMap(({ label, description, body }) =>
    body === undefined ? [] : [{ label, description, value: snippetValue(body, inserted) }],
  );
  if (own.length > 0) return own;
  const variants = schema.discriminator ? [...variantsOf(node).values()] : [];
  if (variants.length > 0) return variants.flatMap((variant) => samplesOf(variant, say, layout));
  const label = inSentence(schema.title ?? t`Item`);
  return [{ label, description: "", value: emptyValue(node, say) }];
}

/** Days that nobody can guess, so that the author is asked for them: one that is filled in already isn't noticed. */
const askedDays: readonly (string | undefined)[] = ["until", "firstDay", "lastDay"];

/** Any other day is today, because one that is over would show nothing. */
const dayFor = (_day: string, name: string | undefined): string =>
  askedDays.includes(name) ? "" : today();

function today(): string {
  return new Date().toLocaleDateString("sv-SE");
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
  if (typeof value === "string") {
    if (node.definition === "parts.schema.json#linkedPage") return oneOf(named.pages, value);
    if (node.definition === "blocks/form.schema.json#template")
      return oneOf(named.templates, value);
    return node.definition === "parts.schema.json#id"
      ? firstFree(value, (id) => !named.ids.has(id), "-")
      : value;
  }
  const structure = structureOf(node, value);
  if (structure.is === "union")
    return structure.chosen ? fitSample(structure.chosen, value, named) : value;
  if (structure.is === "list" && Array.isArray(value))
    // Cast: it was read from JSON.
    return (value as Json[]).map((item) => fitSample(structure.items, item, named));
  if (structure.is !== "fields" || !isFields(value)) return value;
  const inner = new Map(structure.fields);
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

/** The smallest value that the panel can show for a schema. */
export function emptyValue(node: Node, say: Say): Json {
  const structure = structureOf(node, undefined);
  switch (structure.is) {
    case "single":
      return emptySingle(node.schema);
    case "list":
      return [];
    case "named":
      return {};
    case "union": {
      const [first] = structure.variants.values();
      return first ? (samplesOf(first, say)[0]?.value ?? {}) : {};
    }
    case "fields": {
      const needed = new Set(node.schema.required ?? []);
      const fields = structure.fields.filter(([name]) => needed.has(name));
      return Object.fromEntries(fields.map(([name, inner]) => [name, emptyValue(inner, say)]));
    }
  }
}

function emptySingle(schema: Schema): Json {
  // Casts: the schemas are JSON.
  if (schema.const !== undefined) return schema.const === true ? false : (schema.const as Json);
  if (schema.enum) return (schema.enum[0] ?? "") as Json;
  switch (schema.type) {
    case "boolean":
      return false;
    case "integer":
    case "number":
      return schema.minimum ?? 0;
    default:
      return "";
  }
}
