// Rewrites only the paragraphs and lists of a document's Markdown that have changed.
import type { Node } from "prosemirror-model";
import type { Source } from "./read-markdown.ts";
import { replaced, writeBlocks, type WriteStyle } from "./write-markdown.ts";

/** @returns undefined if the source ranges of the unchanged blocks aren't known */
export function changedBlocks(source: Source, doc: Node, style: WriteStyle): string | undefined {
  const old = source.doc.children;
  const now = doc.children;
  const before = sameAtStart(old, now);
  const after = sameAtStart(old.slice(before).toReversed(), now.slice(before).toReversed());
  const first = source.blocks[before];
  const last = source.blocks[old.length - after - 1];
  const middle = writeBlocks(now.slice(before, now.length - after), {
    ...style,
    bullet: first && source.text[first.from] === "*" ? "*" : "-",
  });
  const isReplaced = old.length > before + after && middle !== "";
  if (isReplaced) {
    if (!first || !last) return undefined;
    return replaced(source.text, first.from, last.to, middle, style);
  }
  const start = before === 0 ? 0 : source.blocks[before - 1]?.to;
  const end = after === 0 ? source.text.trimEnd().length : source.blocks[old.length - after]?.from;
  if (start === undefined || end === undefined) return undefined;
  const parts = [source.text.slice(0, start), middle, source.text.slice(end)];
  return parts.filter((part) => part !== "").join("\n\n");
}

function sameAtStart(old: readonly Node[], now: readonly Node[]): number {
  const first = old.findIndex((node, index) => now[index]?.eq(node) !== true);
  return first === -1 ? old.length : first;
}
