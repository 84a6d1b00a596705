// Removes the items of a list of pictures that are still samples, once it has pictures of its own.
import { isFields, valueAt } from "../../../content/model/json.ts";
import type { Path } from "../../../content/model/path.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { Operation } from "../../model/history.ts";

/** @param root the file's value */
export function removeSamples(
  vocabulary: Vocabulary,
  file: string,
  root: unknown,
  list: Path,
): Operation[] {
  const items = valueAt(root, list);
  const samples = (Array.isArray(items) ? items : []).flatMap((item: unknown, index) =>
    isFields(item) && "picture" in item && isSample(vocabulary, item) ? [index] : [],
  );
  // From the last to the first, so that the remaining indexes stay right.
  return samples
    .toReversed()
    .map((index) => ({ file, change: { do: "remove", path: [...list, index] } }));
}

/** Whether all its words and addresses are a sample's. */
function isSample(vocabulary: Vocabulary, value: unknown): boolean {
  if (typeof value === "string") return vocabulary.isSampleText(value);
  return (
    typeof value !== "object" ||
    value === null ||
    Object.values(value).every((each) => isSample(vocabulary, each))
  );
}
