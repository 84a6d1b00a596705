// The sentence that the editor shows with a field, or above a group of fields.
import type { Path } from "../../content/model/path.ts";
import type { Schema } from "../../content/schema/read-schema.ts";

/** @returns undefined if the field's label says it all */
export function helpOf({ help, description }: Schema): string | undefined {
  return help === false ? undefined : (help ?? description);
}

/** Not its description, which is for code editors, and not in each item of a page. @returns undefined for most groups */
export function helpOfGroup({ help }: Schema, path: Path): string | undefined {
  return path.length === 1 && help !== false ? help : undefined;
}
