// Where pictures are cut to the site's ratio. Everywhere else, views show them whole.
import { isFields, valueAt } from "../content/model/json.ts";
import type { Path } from "../content/model/path.ts";

/**
 * @param root a file's value
 * @param path of the picture in it
 */
export function isFramed(root: unknown, path: Path): boolean {
  const block = valueAt(root, path.slice(0, 2));
  if (path[0] !== "blocks" || !isFields(block)) return false;
  const { type, layout } = block;
  const [field, , inner] = path.slice(2);
  if (field === "picture") return type === "hero" || type === "list";
  return type === "list" && layout === "gallery" && field === "items" && inner === "picture";
}
