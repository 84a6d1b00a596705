// Makes items of pictures that are added to a list of pictures.
import { isFields, valueAt, type Json } from "../../../content/model/json.ts";
import type { Path } from "../../../content/model/path.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { Say } from "../../../content/translations/translation.ts";
import type { Operation } from "../../model/history.ts";
import { layoutAround } from "../../schema/layout-around.ts";
import { nodeAt } from "../../schema/node-at.ts";
import { sampleItems, sampleLike } from "../../schema/sample-like.ts";
import { samplesOf } from "../../schema/samples.ts";
import { replaceMedia, type ChosenMedia } from "./chosen-media.ts";

interface PictureItems {
  file: string;
  /** The file's value. */
  root: unknown;
  list: Path;
  /** The index of the first new item. */
  at: number;
  pictures: readonly ChosenMedia[];
  /** Says the samples of texts that belong to a picture. */
  say: Say;
}

/** Inserts an item for each picture, in their order, shaped like the items around it. */
export function addPictures(
  vocabulary: Vocabulary,
  { file, root, list, at, pictures, say }: PictureItems,
): Operation[] {
  const held = valueAt(root, list);
  const node = nodeAt(vocabulary, file, root, [...list, at]);
  const sample = node && samplesOf(node, say, layoutAround(vocabulary, file, root, list))[0]?.value;
  if (!node || sample === undefined || !Array.isArray(held)) return [];
  const item = sampleLike(node, sample, say, held, sampleItems(vocabulary, file, root, list, say));
  if (!isFields(item)) return [];
  // Casts: what comes of JSON is JSON. An icon would be in the picture's place.
  const { icon: _icon, ...others } = item as Record<string, Json>;
  const first = "picture" in others ? undefined : { picture: null };
  return pictures.map((chosen, index) => {
    const value = { ...first, ...others, picture: replaceMedia(vocabulary, { alt: "" }, chosen) };
    return { file, change: { do: "insert", into: list, at: at + index, value } };
  });
}
