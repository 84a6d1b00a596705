// Finds the link in a formatted text that a problem is about, and changes or removes only that link.
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import type { Range } from "../../content/model/path.ts";
import { linkedPageIn } from "../../content/model/linked-page.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import type { Files, Operation } from "../model/history.ts";
import type { Location } from "../model/location.ts";
import { valueIn } from "../model/read-json.ts";
import { nameSection } from "./pages/sections.ts";

export interface LinkInText extends Location {
  /** The whole text as it is written. */
  text: string;
  words: string;
  /** What it links to, as it is written. */
  href: string;
  /** In the text: all of the link, and its address. */
  whole: Range;
  address: Range;
}

/** The words before an address, and what may come after it. */
const opening = /\[((?:[^[\]\\]|\\.)*)\]\(<?$/;
const closing = /^>?(?:\s+"[^"]*")?\s*\)/;

/** @returns undefined if the problem isn't about one link in a text */
export function linkOfProblem(files: Files, problem: Diagnostic): LinkInText | undefined {
  const { location } = problem.problem;
  if (location.at !== "part") return undefined;
  const { path } = location;
  const file = problem.file.slice(problem.file.lastIndexOf("/") + 1);
  const text = valueIn(files, { file, path });
  if (typeof text !== "string") return undefined;
  const address = { offset: location.from, length: location.length };
  const end = address.offset + address.length;
  const before = opening.exec(text.slice(0, address.offset));
  const after = closing.exec(text.slice(end));
  if (!before || !after) return undefined;
  const [, words = ""] = before;
  const whole = { offset: before.index, length: end + after[0].length - before.index };
  return { file, path, text, words, href: text.slice(address.offset, end), whole, address };
}

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
