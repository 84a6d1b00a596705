// Normalizes a document to what Markdown can express: no empty paragraphs, no spaces at the end of a line, no bold that
// begins or ends with a space.
import { Fragment, Mark, type MarkType, type Node } from "prosemirror-model";
import { schema } from "./document-schema.ts";
import { takeWhile } from "./take-while.ts";

/** One character, fact or line break, and its range in the source. */
export interface Unit {
  node: Node;
  from?: number | undefined;
  to?: number | undefined;
}

/** The document without what Markdown can't express; an empty paragraph if nothing is left. */
export function normalize(doc: Node): Node {
  const blocks = normalizeBlocks(doc);
  return schema.node("doc", null, blocks.length > 0 ? blocks : [schema.node("paragraph")]);
}

function normalizeBlocks(parent: Node): Node[] {
  return parent.children.flatMap((node) => {
    if (node.isTextblock) {
      const units = normalizeUnits(unitsOf(node));
      return units.every(isSpace) ? [] : [paragraphOf(units)];
    }
    const inner = normalizeBlocks(node);
    return inner.length > 0 ? [node.copy(Fragment.from(inner))] : [];
  });
}

export function paragraphOf(units: readonly Unit[]): Node {
  const nodes: Node[] = [];
  let words = "";
  for (const [index, { node }] of units.entries()) {
    if (!node.isText) nodes.push(node);
    words += node.text ?? "";
    const next = units[index + 1]?.node;
    if (!node.isText || (next?.isText === true && Mark.sameSet(node.marks, next.marks))) continue;
    nodes.push(schema.text(words, node.marks));
    words = "";
  }
  return schema.node("paragraph", null, nodes);
}

export function unitsOf(textblock: Node): Unit[] {
  return textblock.children.flatMap((node): Unit[] => {
    if (!node.isText) return [{ node }];
    // By UTF-16 code unit, as ProseMirror counts, so that a unit's index is its position.
    return Array.from({ length: node.nodeSize }, (_, index) => {
      const character = node.text?.charAt(index) ?? "";
      return { node: schema.text(/[\n\r]/.test(character) ? " " : character, node.marks) };
    });
  });
}

/** The units of a paragraph that survive being written and read. */
export function normalizeUnits(units: readonly Unit[]): Unit[] {
  const result = units.filter((unit, index) => {
    if (isBreak(unit)) return isBetweenWords(units, index);
    // In a list, Markdown ignores any space at the end, also the no-break space that Word on the web puts there.
    const isLost = isSpace(unit) && isAtLineEdge(units, index, 1);
    return !isLost && (!isBlank(unit) || !isAtLineEdge(units, index, -1));
  });
  const { strong, emphasis, link } = schema.marks;
  const linked = withoutEdges(withoutBlankLinks(result, link), link, isBreak);
  return withoutEdges(withoutEdges(linked, strong, isSpace), emphasis, isSpace);
}

/** Removes a mark from units at the edges of its ranges. */
export function withoutEdges(
  units: readonly Unit[],
  type: MarkType,
  isEdge: (unit: Unit) => boolean,
): Unit[] {
  const result = [...units];
  const strip = (order: readonly number[]) => {
    let isAtEdge = true;
    let last: Mark | undefined;
    for (const index of order) {
      const unit = result[index];
      const mark = unit && type.isInSet(unit.node.marks);
      if (!mark || !last?.eq(mark)) isAtEdge = true;
      last = mark;
      if (!mark) continue;
      if (isAtEdge && isEdge(unit)) result[index] = unmarked(unit, type);
      else isAtEdge = false;
    }
  };
  const order = [...units.keys()];
  strip(order);
  strip(order.toReversed());
  return result;
}

function withoutBlankLinks(units: readonly Unit[], link: MarkType): Unit[] {
  const markOf = (unit: Unit | undefined) => unit && link.isInSet(unit.node.marks);
  return units.map((unit, index) => {
    const mark = markOf(unit);
    if (!mark || !isSpace(unit)) return unit;
    const isSame = (other: Unit) => markOf(other)?.eq(mark) === true;
    const before = units.slice(0, index).toReversed();
    const run = [...takeWhile(before, isSame), ...takeWhile(units.slice(index), isSame)];
    return run.every(isSpace) ? unmarked(unit, link) : unit;
  });
}

function unmarked(unit: Unit, type: MarkType): Unit {
  return { ...unit, node: unit.node.mark(type.removeFromSet(unit.node.marks)) };
}

/** Whether there are only spaces between this one and the end of its line, or with -1, the start. */
function isAtLineEdge(units: readonly Unit[], index: number, step: 1 | -1): boolean {
  const next = pastSpaces(units, index, step);
  return !next || isBreak(next);
}

/** Of several line breaks, the last one counts. */
function isBetweenWords(units: readonly Unit[], index: number): boolean {
  const after = pastSpaces(units, index, 1);
  const first = units.findIndex((unit) => !isSpace(unit));
  return after !== undefined && !isBreak(after) && first !== -1 && index > first;
}

/** The first unit before or after an index that isn't a space: a word or a line break. */
function pastSpaces(units: readonly Unit[], index: number, step: number): Unit | undefined {
  let at = index + step;
  for (let unit = units[at]; unit && isSpace(unit) && !isBreak(unit); unit = units[at]) at += step;
  return units[at];
}

function isBlank({ node }: Unit): boolean {
  return node.text === " " || node.text === "\t";
}

function isBreak({ node }: Unit): boolean {
  return node.type === schema.nodes.hardBreak;
}

function isSpace(unit: Unit): boolean {
  return isBreak(unit) || /^\s$/.test(unit.node.text ?? "");
}
