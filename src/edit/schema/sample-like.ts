// Gives a new item the shape of the items around it: among cards with photos, a card with a photo.
import { isFields, valueAt, type Json } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import type { Node } from "../../content/schema/read-schema.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import type { Say } from "../../content/translations/translation.ts";
import { timesAfter } from "../../content/text/open-times.ts";
import { nodeAt, variantFor } from "./node-at.ts";
import { samplesOf } from "./samples.ts";
import { structureOf } from "./structure.ts";

/** Fields that say something about one item alone. */
const ownFields = new Set(["id", "name", "hidden", "from", "until", "firstDay", "lastDay"]);

/** A button usually links to the same page in every item, so it is copied. */
const copied = "parts.schema.json#action";

/**
 * The sample with the fields that most of the items around it have, in their order; open times after the last ones.
 * @param node of the item
 * @param say says the samples of further fields
 * @param others the items around it
 * @param examples items with sample values for further fields
 */
export function sampleLike(
  node: Node,
  sample: Json,
  say: Say,
  others: readonly unknown[],
  examples: readonly unknown[] = [],
): Json {
  const last = others.at(-1);
  if (node.schema.isTimes === true && typeof last === "string") return timesAfter(last) ?? sample;
  const structure = structureOf(node, sample);
  // The last one first: its fields decide the order.
  const neighbors = others.filter(isFields).toReversed();
  if (structure.is !== "fields" || !isFields(sample) || neighbors.length === 0) return sample;
  const required = new Set([...(node.schema.required ?? []), ...structure.oneOf]);
  const isUsual = (name: string) =>
    neighbors.filter((item) => name in item).length * 2 > neighbors.length;
  const names = new Set([...neighbors, sample].flatMap(Object.keys));
  const fields = new Map(structure.fields);
  const entries = [...names].flatMap((name): [string, Json][] => {
    const field = fields.get(name);
    const isShaped = field && !required.has(name) && !ownFields.has(name);
    // Casts: content and samples are JSON.
    if (!isShaped) return name in sample ? [[name, sample[name] as Json]] : [];
    if (!isUsual(name)) return [];
    const models = field.definition === copied ? neighbors : [sample, ...examples];
    const found = valueFor(name, field, models, say);
    return found === "" || found === undefined ? [] : [[name, found as Json]];
  });
  return Object.fromEntries(entries);
}

function valueFor(name: string, field: Node, examples: readonly unknown[], say: Say): unknown {
  const example = examples.filter(isFields).find((item) => name in item);
  return example ? example[name] : samplesOf(field, say)[0]?.value;
}

/**
 * The items of a list in the samples of what contains the list, such as the plans of a card grid.
 * @param root the file's value
 * @param path of the list
 */
export function sampleItems(
  vocabulary: Vocabulary,
  file: string,
  root: unknown,
  path: Path,
  say: Say,
): unknown[] {
  const name = String(path.at(-1));
  const outer = nodeAt(vocabulary, file, root, path.slice(0, -1));
  if (!outer?.schema.properties && !outer?.schema.discriminator) return [];
  return samplesOf(variantFor(outer, valueAt(root, path.slice(0, -1))), say).flatMap(({ value }) =>
    // Cast: a list of anything.
    isFields(value) && Array.isArray(value[name]) ? (value[name] as unknown[]) : [],
  );
}
