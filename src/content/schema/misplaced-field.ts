// Finds where a misplaced field belongs, so that the author can move it instead of deleting it.
import { isFields } from "../model/json.ts";
import type { Path } from "../model/path.ts";
import { withArticle } from "./describe.ts";
import { follow, schemaFile, type Schemas } from "./read-schema.ts";

/** A field that a block or the entries of a list in it have. */
export interface Home {
  field: string;
  /** The block type that has it. */
  type: string;
  /** The block's list whose entries have it, if it isn't the block itself. */
  list: string | undefined;
  /** What such an entry is called. */
  entry: string;
}

/** Every field of every type of block. */
export function homesIn(schemas: Schemas): Home[] {
  return Object.keys(schemas)
    .filter((file) => file.startsWith("blocks/"))
    .flatMap((file) => homesInFile(schemas, file));
}

function homesInFile(schemas: Schemas, file: string): Home[] {
  const node = schemaFile(schemas, file);
  const { properties = {} } = node.schema;
  const type = String(properties["type"]?.const);
  return Object.entries(properties).flatMap(([name, property]): Home[] => {
    const inner = follow(property, node);
    const entry = inner.schema.items && follow(inner.schema.items, inner).schema;
    return [
      { field: name, type, list: undefined, entry: "" },
      ...Object.keys(entry?.properties ?? {}).map((field) => {
        return { field, type, list: name, entry: entry?.title ?? "entry" };
      }),
    ];
  });
}

/**
 * @param data the value without such a field
 * @param path its path in the page
 * @param homes of every field of a block
 * @returns the only location that has the field, in words; undefined if there is none, or several
 */
export function homeOf(
  field: string,
  data: unknown,
  path: Path,
  homes: readonly Home[],
): string | undefined {
  if (path[0] !== "blocks") return undefined;
  const found = homes.filter((home) => home.field === field);
  const own = isFields(data) && path.length === 2 ? data["type"] : undefined;
  const near = found.find(({ type }) => type === own);
  if (near) return `an entry of its "${near.list}"`;
  const [home, ...others] = found;
  if (!home || others.length > 0) return undefined;
  const { type, list } = home;
  const block = withArticle(`${type} block`);
  return list === undefined ? block : `an entry of "${list}" in ${block}`;
}

/** A list of a block, and what one of its entries is called, such as Card. */
export interface EntryList {
  list: string;
  entry: string;
}

/**
 * @param names of the fields of a value without a type
 * @returns the lists whose entries have a heading, as blocks do, if it can be such an entry; otherwise none
 */
export function listsFor(names: readonly string[], homes: readonly Home[]): EntryList[] {
  const lists = homes.flatMap(({ field, list, entry }) =>
    field === "heading" && list !== undefined ? [{ list, entry }] : [],
  );
  const isOfEntry = (name: string) =>
    homes.some(({ field, list }) => field === name && lists.some((each) => each.list === list));
  return names.length > 0 && names.every(isOfEntry) ? lists : [];
}
