// Says whether a text is formatted.
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import type { Files } from "../model/history.ts";
import type { Location } from "../model/location.ts";
import { fileValue } from "../model/read-json.ts";
import { nodeAt } from "./node-at.ts";

export function isMarkdownAt(
  vocabulary: Vocabulary,
  files: Files,
  { file, path }: Location,
): boolean {
  const node = nodeAt(vocabulary, file, fileValue(files, file), path);
  return node?.definition === "parts.schema.json#markdown";
}
