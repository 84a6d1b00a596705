// Finds the schema for a place in a file.
import { isFields, valueAt } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import { blockName, namedSamples } from "../../content/schema/block-name.ts";
import { follow, type Node } from "../../content/schema/read-schema.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { variantsOf } from "./structure.ts";
import { t } from "../../words/t.ts";

/** @param root the file's value, which decides between the variants of unions */
export function nodeAt(
  vocabulary: Vocabulary,
  file: string,
  root: unknown,
  path: Path,
): Node | undefined {
  return path.reduce<Node | undefined>((outer, key, depth) => {
    const node = outer && variantFor(outer, valueAt(root, path.slice(0, depth)));
    const { items, properties, additionalProperties } = node?.schema ?? {};
    const named = properties?.[String(key)] ?? additionalProperties;
    const inner = typeof key === "number" ? items : named;
    return node && typeof inner === "object" ? follow(inner, node) : undefined;
  }, vocabulary.schemaOf(file));
}

/** The union's variant that a value has; any other node unchanged. */
export function variantFor(node: Node, value: unknown): Node {
  if (!node.schema.discriminator || !isFields(value)) return node;
  return variantsOf(node).get(String(value["type"])) ?? node;
}

/** What a value is called: by its shape if that has a name, otherwise by its type. */
export function valueTitle(node: Node, value: unknown): string | undefined {
  const { schema } = variantFor(node, value);
  return blockName(namedSamples(schema), value) ?? schema.title;
}

/** The title of what is at a place, such as "Card". */
export function titleAt(vocabulary: Vocabulary, file: string, root: unknown, path: Path): string {
  const node = nodeAt(vocabulary, file, root, path);
  const title = node && valueTitle(node, valueAt(root, path));
  return title ?? String(path.at(-1) ?? t`Page`);
}
