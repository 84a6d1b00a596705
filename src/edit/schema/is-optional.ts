// Tells whether a field can be removed without the check missing it.
import { isFields, valueAt } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import { alternatives } from "../../content/schema/as-fields.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { nodeAt, variantFor } from "./node-at.ts";

/** Whether the schema has this field and doesn't require it, as long as the other fields stay. */
export function isOptional(
  vocabulary: Vocabulary,
  file: string,
  root: unknown,
  path: Path,
): boolean {
  const into = path.slice(0, -1);
  const owner = nodeAt(vocabulary, file, root, into);
  const name = String(path.at(-1));
  if (!owner) return false;
  const held = valueAt(root, into);
  const { properties, required = [], oneOf, anyOf } = variantFor(owner, held).schema;
  const isAny = alternatives(anyOf).some(
    (each) => each !== name && isFields(held) && Object.hasOwn(held, each),
  );
  const needed = [...required, ...alternatives(oneOf), ...(isAny ? [] : alternatives(anyOf))];
  return properties?.[name] !== undefined && !needed.includes(name);
}
