// Names a block by its layout, as the gallery names it when it is added: Prices instead of List.
import { isFields, type Json } from "../model/json.ts";
import type { Schema } from "./read-schema.ts";

/** A layout that the gallery offers. */
export interface NamedLayout {
  name: string;
  layout: Json;
  /** The fields of its first item, which tell apart two samples of one layout: only prices have a table. */
  fields: readonly string[];
}

export function namedLayouts({ defaultSnippets = [] }: Schema): NamedLayout[] {
  return defaultSnippets.flatMap(({ label, body }) => {
    const layout = isFields(body) ? body["layout"] : undefined;
    // Cast: it was read from JSON.
    return layout === undefined
      ? []
      : [{ name: sampleName(label), layout: layout as Json, fields: fieldsOfItem(body) }];
  });
}

/** @returns undefined for a layout without a name, such as the usual one */
export function layoutName(layouts: readonly NamedLayout[], value: unknown): string | undefined {
  if (!isFields(value) || value["layout"] === undefined) return undefined;
  const own = fieldsOfItem(value);
  const offered = layouts.filter(({ layout }) => layout === value["layout"]);
  const missing = ({ fields }: NamedLayout) =>
    fields.filter((field) => !own.includes(field)).length;
  // Of two that fit, the later sample is the rarer one.
  return offered.toReversed().toSorted((a, b) => missing(a) - missing(b))[0]?.name;
}

/** "Prices" for "list: prices". */
export function sampleName(label: string): string {
  const words = label.replace(/^\w+: /, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function fieldsOfItem(value: unknown): string[] {
  const list = isFields(value) ? Object.values(value).find(Array.isArray) : undefined;
  // Cast: Array.isArray gives any.
  const [item] = (list ?? []) as unknown[];
  return isFields(item) ? Object.keys(item) : [];
}
