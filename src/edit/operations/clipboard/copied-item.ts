// A copied block or item as text, so that it can be pasted on another page, in another tab or on another site.
import { isFields, valueAt, type Json } from "../../../content/model/json.ts";
import { siteFile } from "../../../content/model/input.ts";
import type { Path } from "../../../content/model/path.ts";
import { parseJson } from "../../../content/text/parse-json.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { Files } from "../../model/history.ts";
import type { Location } from "../../model/location.ts";
import { fileValue } from "../../model/read-json.ts";
import { titleAt } from "../../schema/node-at.ts";

export interface CopiedItem {
  /** The kind of list it comes from, see {@link listKind}. */
  list: string;
  /** Such as "Card". */
  title: string;
  /** The title of what has such a list, such as "Card grid". */
  within: string;
  value: Json;
}

/** Says in the text who wrote it. */
const mark = "item copied in the site editor";

/** The innermost item of a list at or around a location; undefined if there is none. */
export function itemAround(files: Files, { file, path }: Location): Location | undefined {
  const root = fileValue(files, file);
  for (let length = path.length; length > 0; length--) {
    const item = path.slice(0, length);
    const isItem = typeof item.at(-1) === "number" && valueAt(root, item) !== undefined;
    if (isItem && Array.isArray(valueAt(root, item.slice(0, -1)))) return { file, path: item };
  }
  return undefined;
}

/** @param location of an item */
export function copyItem(
  vocabulary: Vocabulary,
  files: Files,
  { file, path }: Location,
): CopiedItem | undefined {
  const root = fileValue(files, file);
  const value = valueAt(root, path);
  if (value === undefined) return undefined;
  const list = path.slice(0, -1);
  const owner = list.slice(0, -1);
  return {
    list: listKind(file, root, list),
    title: titleAt(vocabulary, file, root, path),
    within:
      owner.length > 0
        ? titleAt(vocabulary, file, root, owner)
        : titleAt(vocabulary, file, root, list),
    // Cast: it was read from JSON.
    value: value as Json,
  };
}

export function writeCopied(item: CopiedItem): string {
  return JSON.stringify({ "": mark, ...item }, undefined, 2);
}

/** @returns undefined for any other text */
export function readCopied(text: string): CopiedItem | undefined {
  if (!text.includes(mark)) return undefined;
  const read = parseJson(text);
  if (!isFields(read) || read[""] !== mark) return undefined;
  const { list, title, within, value } = read;
  if (typeof list !== "string" || typeof title !== "string" || typeof within !== "string")
    return undefined;
  // Cast: it was read from JSON.
  return value === undefined ? undefined : { list, title, within, value: value as Json };
}

/**
 * Names the kind of a list by the way to it, for example `page/blocks/cardGrid/cards`: lists of the same kind have
 * the same items.
 */
export function listKind(file: string, root: unknown, path: Path): string {
  const names = path.map((key, depth) => {
    if (typeof key === "string") return key;
    const item = valueAt(root, path.slice(0, depth + 1));
    return isFields(item) && typeof item["type"] === "string" ? item["type"] : "";
  });
  return [file === siteFile ? "site" : "page", ...names].join("/");
}
