// A page has one main heading: a block that would bring another gets a heading below it.
import { isFields, type Json } from "../../content/model/json.ts";
import { isHidden } from "../../content/schema/walk.ts";

const isMain = (block: unknown): boolean =>
  isFields(block) && block["level"] === 1 && !isHidden(block);

/** @param blocks of the page that it is added to */
export function belowMainHeading(block: Json, blocks: readonly unknown[]): Json {
  if (!isMain(block) || !isFields(block) || !blocks.some(isMain)) return block;
  const { level: _level, ...below } = block;
  return below;
}
