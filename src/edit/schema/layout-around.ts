// Finds the layout of the block around a place, and tells which fields and samples are meant for it.
import { isFields, valueAt } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import type { Schema } from "../../content/schema/read-schema.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { nodeAt, variantFor } from "./node-at.ts";

/**
 * @param root the file's value
 * @returns undefined where nothing around it has layouts, or the layout that is written is none of them
 */
export function layoutAround(
  vocabulary: Vocabulary,
  file: string,
  root: unknown,
  path: Path,
): string | undefined {
  for (let length = path.length; length >= 0; length--) {
    const value = valueAt(root, path.slice(0, length));
    const node = nodeAt(vocabulary, file, root, path.slice(0, length));
    const layouts = node && variantFor(node, value).schema.properties?.["layout"]?.enum;
    if (!layouts) continue;
    // A block that says none has the first.
    const layout = (isFields(value) ? value["layout"] : undefined) ?? layouts[0];
    return layouts.includes(layout) ? String(layout) : undefined;
  }
  return undefined;
}

/** True for what is meant for a layout. Where there is no layout, everything is. */
export function suits(
  { forLayouts }: Pick<Schema, "forLayouts">,
  layout: string | undefined,
): boolean {
  return layout === undefined || (forLayouts?.includes(layout) ?? true);
}
