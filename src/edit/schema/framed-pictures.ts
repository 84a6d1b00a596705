// Where pictures are cut to the site's ratio, as the schemas say. Everywhere else, views show them whole.
import { isFields, valueAt } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { nodeAt } from "./node-at.ts";

/**
 * @param root a page's value
 * @param path of the picture in it
 */
export function isFramed(vocabulary: Vocabulary, root: unknown, path: Path): boolean {
  const { isCut = false } = nodeAt(vocabulary, "page.json", root, path)?.schema ?? {};
  if (typeof isCut === "boolean") return isCut;
  const block = valueAt(root, path.slice(0, 2));
  return isFields(block) && isCut.some((layout) => layout === block["layout"]);
}
