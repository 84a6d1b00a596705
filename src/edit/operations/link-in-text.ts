// Finds the link in a formatted text that a problem is about.
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import type { Range } from "../../content/model/path.ts";
import type { Files } from "../model/history.ts";
import type { Location } from "../model/location.ts";
import { valueIn } from "../model/read-json.ts";

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
