// Tells whether a field can be removed without the check missing it.
import { valueAt } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import { nodeAt, variantFor } from "./node-at.ts";

/** Whether the schema has this field and never requires it. */
export function isOptional(file: string, root: unknown, path: Path): boolean {
  const into = path.slice(0, -1);
  const owner = nodeAt(file, root, into);
  const name = String(path.at(-1));
  if (!owner) return false;
  const { properties, required, oneOf, anyOf } = variantFor(owner, valueAt(root, into)).schema;
  const isNeeded = [{ required }, ...(oneOf ?? []), ...(anyOf ?? [])].some((each) =>
    each.required?.includes(name),
  );
  return properties?.[name] !== undefined && !isNeeded;
}
