// Changes or removes one link in a formatted text.
import { linkedPageIn } from "../../content/model/linked-page.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import type { Files, Operation } from "../model/history.ts";
import type { LinkInText } from "./link-in-text.ts";
import { nameSection } from "./pages/sections.ts";

/** @param href undefined to remove the link and leave its words */
export function changeLink(
  vocabulary: Vocabulary,
  files: Files,
  { file, path, text, words, whole, address }: LinkInText,
  href: string | undefined,
): Operation[] {
  const [{ offset, length }, by] = href === undefined ? [whole, words] : [address, href];
  const value = text.slice(0, offset) + by + text.slice(offset + length);
  const linked = linkedPageIn(href);
  const naming = linked === undefined ? [] : nameSection(vocabulary, files, linked);
  return [{ file, change: { do: "set", path, value } }, ...naming];
}
