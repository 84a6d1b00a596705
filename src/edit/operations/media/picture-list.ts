// Finds lists of pictures, such as a gallery, a row of logos or cards with photos: there, several files become as many
// items.
import { isFields, valueAt } from "../../../content/model/json.ts";
import type { Path } from "../../../content/model/path.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import { nodeAt } from "../../schema/node-at.ts";

export interface PictureList {
  path: Path;
  /** How many items can be added. */
  room: number;
}

/** The layouts of a list that are made of pictures, even while none is chosen yet. */
const layouts: readonly unknown[] = ["gallery", "logos"];

/**
 * @param root the file's value
 * @param path of a list
 * @returns undefined if its items don't show pictures
 */
export function pictureList(
  vocabulary: Vocabulary,
  file: string,
  root: unknown,
  path: Path,
): PictureList | undefined {
  const items = valueAt(root, path);
  if (
    !Array.isArray(items) ||
    !nodeAt(vocabulary, file, root, [...path, 0])?.schema.properties?.["picture"]
  )
    return undefined;
  const owner = valueAt(root, path.slice(0, -1));
  const isOfPictures =
    (isFields(owner) && layouts.includes(owner["layout"])) ||
    items.some((item) => isFields(item) && "picture" in item);
  const { maxItems = Infinity } = nodeAt(vocabulary, file, root, path)?.schema ?? {};
  return isOfPictures ? { path, room: maxItems - items.length } : undefined;
}

/** The innermost list of pictures at or around a path, or among the fields of what is there. */
export function pictureListAround(
  vocabulary: Vocabulary,
  file: string,
  root: unknown,
  path: Path,
): PictureList | undefined {
  for (let length = path.length; length > 0; length--) {
    const outer = path.slice(0, length);
    const value = valueAt(root, outer);
    const names = isFields(value) ? Object.keys(value) : [];
    for (const candidate of [outer, ...names.map((name) => [...outer, name])]) {
      const found = pictureList(vocabulary, file, root, candidate);
      if (found) return found;
    }
  }
  return undefined;
}
