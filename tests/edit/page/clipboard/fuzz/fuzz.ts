// Pastes random clipboards: nothing vanishes, nothing hidden appears, and what is kept reads back.
import fc from "fast-check";
import { parseMarkdown } from "../../../../../src/content/resolve/markdown.ts";
import type { RichBlock, RichInline } from "../../../../../src/content/model/notations.ts";
import { readClipboard } from "../../../../../src/edit/page/clipboard/read-clipboard.ts";
import { filled } from "../../rich-text/shown.ts";
import { pasteInto } from "../paste-into.ts";
import { randomClipboard, randomText, type RandomClipboard } from "./random.ts";

/** @returns what is wrong, as a report; empty if nothing is */
export function fuzzPaste(seed: number, pastes: number): string {
  const property = fc.property(randomClipboard, randomText, (clipboard, into) => {
    const found = problemsOf(clipboard, into);
    if (found.length > 0) throw new Error(found.join("\n"));
  });
  const result = fc.check(property, { seed, numRuns: pastes });
  return result.failed
    ? `${fc.defaultReportMessage(result) ?? ""}\n${String(result.errorInstance)}`
    : "";
}

function problemsOf({ html, shown, hidden }: RandomClipboard, into: string): string[] {
  const { text, isRefused } = pasteInto(into, { html });
  const visible = wordsIn(parseMarkdown(text, filled).tree);
  const line = readClipboard({ getData: (type) => (type === "text/html" ? html : "") }).words;
  return [
    ...(isRefused ? ["It was refused."] : []),
    ...wrong("the formatted text", visible, shown, hidden),
    ...wrong("the line", line, shown, hidden),
    ...(into !== "" && !visible.includes("efore") ? ["The text before is gone."] : []),
  ];
}

/** What visitors see. */
function wordsIn(shown: readonly (RichBlock | RichInline)[]): string {
  return shown
    .map((node): string => {
      if (typeof node === "string") return node;
      if (node.type === "break") return "\n";
      return node.type === "list" ? node.items.map(wordsIn).join("\n") : wordsIn(node.children);
    })
    .join("");
}

function wrong(where: string, text: string, shown: string[], hidden: string[]): string[] {
  const positions = shown.map((word) => text.indexOf(word));
  const lost = shown.filter((_, index) => positions[index] === -1);
  const published = hidden.filter((word) => text.includes(word));
  const isInOrder = positions.every((at, index) => at >= (positions[index - 1] ?? 0));
  return [
    ...lost.map((word) => `${word} vanished from ${where}: ${text}`),
    ...published.map((word) => `${word} is hidden, and is in ${where}: ${text}`),
    ...(lost.length === 0 && !isInOrder ? [`The order changed in ${where}: ${text}`] : []),
  ];
}
