// Rewrites only the words of a document's Markdown that have changed.
import type { Node, ResolvedPos } from "prosemirror-model";
import type { Source } from "./read-markdown.ts";
import type { Unit } from "./normalize.ts";
import { writeInline, type WriteStyle } from "./write-markdown.ts";

/** @returns undefined if more than text has changed, or the source range isn't known */
export function changedWords(source: Source, doc: Node, style: WriteStyle): string | undefined {
  const change = changeBetween(source.doc, doc);
  if (!change) return undefined;
  const { $from, $oldEnd, $newEnd } = change;
  const before = unitsBeside(source, $from).before;
  const after = unitsBeside(source, $oldEnd).after;
  const start = before ? before.to : startOf(source, $from);
  const end = after ? after.from : endOf(source, $oldEnd);
  if (start === undefined || end === undefined || start > end) return undefined;
  const pieces = changedPieces(doc, $from.pos, $newEnd);
  if (!pieces) return undefined;
  const written = pieces.map((nodes, index) =>
    writeInline(nodes, style, {
      before: index === 0 ? (before?.node.marks ?? []) : [],
      after: index === pieces.length - 1 ? (after?.node.marks ?? []) : [],
      startsLine: index > 0 || !before,
    }),
  );
  return source.text.slice(0, start) + written.join("\n\n") + source.text.slice(end);
}

/** Where two documents differ, if the difference is within paragraphs. */
function changeBetween(old: Node, now: Node) {
  const from = old.content.findDiffStart(now.content);
  const end = old.content.findDiffEnd(now.content);
  if (from === null || !end) return undefined;
  // The equal parts before and after may overlap, such as when one of two equal letters was deleted.
  const overlap = Math.max(0, from - Math.min(end.a, end.b));
  const $from = old.resolve(from);
  const $oldEnd = old.resolve(end.a + overlap);
  const $newEnd = now.resolve(end.b + overlap);
  const isWords = [$from, $oldEnd, $newEnd, now.resolve(from)].every(
    ({ parent }) => parent.isTextblock,
  );
  return isWords ? { $from, $oldEnd, $newEnd } : undefined;
}

/** The content between two positions, by paragraph; undefined if it includes a list. */
function changedPieces(doc: Node, from: number, $to: ResolvedPos): (readonly Node[])[] | undefined {
  const $from = doc.resolve(from);
  if ($from.sameParent($to))
    return [$from.parent.content.cut($from.parentOffset, $to.parentOffset).content];
  if ($from.depth > 1 || $to.depth > 1) return undefined;
  const blocks = doc.slice(from, $to.pos).content.content;
  return blocks.every(({ isTextblock }) => isTextblock)
    ? blocks.map(({ children }) => children)
    : undefined;
}

function paragraphAt({ doc, paragraphs }: Source, $place: ResolvedPos) {
  let number = -1;
  doc.nodesBetween(0, $place.pos, (node) => void (node.isTextblock && number++));
  return paragraphs[number];
}

function unitsBeside(source: Source, $place: ResolvedPos): { before?: Unit; after?: Unit } {
  const units = paragraphAt(source, $place)?.units ?? [];
  const before = units[$place.parentOffset - 1];
  const after = units[$place.parentOffset];
  return { ...(before && { before }), ...(after && { after }) };
}

function startOf(source: Source, $place: ResolvedPos): number | undefined {
  return paragraphAt(source, $place)?.from;
}

function endOf(source: Source, $place: ResolvedPos): number | undefined {
  return paragraphAt(source, $place)?.to;
}
