// Finds where a misplaced field belongs, so that the author can move it instead of deleting it.
import { isFields } from "../model/json.ts";
import type { Path } from "../model/path.ts";
import { schemas } from "../model/schema.gen.ts";
import { follow, schemaFile } from "./read-schema.ts";

interface Home {
  field: string;
  /** The block type that has it. */
  type: string;
  /** The block's list whose entries have it, if it isn't the block itself. */
  list: string | undefined;
}

const homes: readonly Home[] = Object.keys(schemas)
  .filter((file) => file.startsWith("blocks/"))
  .flatMap(homesIn);

function homesIn(file: string): Home[] {
  const { properties = {} } = schemaFile(file).schema;
  const type = String(properties["type"]?.const);
  return Object.entries(properties).flatMap(([name, property]): Home[] => {
    const { schema, file: from } = follow(property, file);
    const entry = schema.items && follow(schema.items, from).schema;
    return [
      { field: name, type, list: undefined },
      ...Object.keys(entry?.properties ?? {}).map((field) => ({ field, type, list: name })),
    ];
  });
}

/**
 * @param data the value without such a field
 * @param path its path in the page
 * @returns the only location that has the field, in words; undefined if there is none, or several
 */
export function homeOf(field: string, data: unknown, path: Path): string | undefined {
  if (path[0] !== "blocks") return undefined;
  const found = homes.filter((home) => home.field === field);
  const own = isFields(data) && path.length === 2 ? data["type"] : undefined;
  const near = found.find(({ type }) => type === own);
  if (near) return `an entry of its "${near.list}"`;
  const [home, ...others] = found;
  if (!home || others.length > 0) return undefined;
  const { type, list } = home;
  return list === undefined ? `a ${type} block` : `an entry of "${list}" in a ${type} block`;
}
