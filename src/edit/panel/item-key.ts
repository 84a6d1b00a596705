// Tells the panel when other fields are shown, so that none of those opened for one item stay open for another.
import { pointer, type Path } from "../../content/model/path.ts";

/** Changes with the item at a location: when another is selected, and when one is added or removed, which moves the rest. */
export function itemKey(path: Path, list: unknown): string {
  return `${pointer(path)} of ${Array.isArray(list) ? list.length : 1}`;
}
