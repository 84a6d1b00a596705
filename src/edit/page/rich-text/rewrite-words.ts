// Rewrites only the words of a document's Markdown that have changed.
import type { Node, ResolvedPos } from "prosemirror-model";
import type { Source } from "./read-markdown.ts";
import { unitsOf, type Unit } from "./normalize.ts";
import { takeWhile } from "./take-while.ts";
import { replaced, writeInline, type WriteStyle } from "./write-markdown.ts";

/**
 * @param reach whether only the change is rewritten, or also the links and marks directly beside it
 * @returns undefined if more than text has changed, or the source range isn't known
 */
export function changedWords(
  source: Source,
  doc: Node,
  style: WriteStyle,
  reach: "change" | "marked",
): string | undefined {
  const change = changeBetween(source.doc, doc);
  if (!change) return undefined;
  const { $from, $oldEnd, $newEnd } =
    reach === "change" ? change : withMarksBeside(change, source.doc, doc);
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
  return replaced(source.text, start, end, written.join("\n\n"), style);
}

interface Change {
  $from: ResolvedPos;
  $oldEnd: ResolvedPos;
  $newEnd: ResolvedPos;
}

/** The change, up to the ends of what is linked, bold or italic beside it. */
function withMarksBeside({ $from, $oldEnd, $newEnd }: Change, old: Node, now: Node): Change {
  const isMarked = ({ node }: Unit) => node.marks.length > 0;
  const before = unitsOf($from.parent).slice(0, $from.parentOffset).toReversed();
  const after = unitsOf($oldEnd.parent).slice($oldEnd.parentOffset);
  const [left, right] = [before, after].map((units) => takeWhile(units, isMarked).length);
  return {
    $from: old.resolve($from.pos - (left ?? 0)),
    $oldEnd: old.resolve($oldEnd.pos + (right ?? 0)),
    $newEnd: now.resolve($newEnd.pos + (right ?? 0)),
  };
}

/** Where two documents differ, if the difference is within paragraphs. */
function changeBetween(old: Node, now: Node): Change | undefined {
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
