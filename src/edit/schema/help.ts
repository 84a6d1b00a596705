// The sentence that the editor shows with a field.
import type { Schema } from "../../content/schema/read-schema.ts";

/** @returns undefined if the field's label says it all */
export function helpOf({ help, description }: Schema): string | undefined {
  return help === false ? undefined : (help ?? description);
}
