// Lays out JSON like prettier: objects as wide as they were written, lists on one line if they fit.
import type { Container, Entry, Node, Token } from "./json-nodes.ts";
import { widthOf, type Style } from "./style.ts";

/** As in the package.json of this repository. */
const lineWidth = 100;

/** Where a node is printed. */
export interface Spot {
  /** The line's indentation. */
  indentation: string;
  /** How much of the line is used before it. */
  column: number;
  /** How much must follow on the same line: a comma or nothing. */
  after: number;
}

/** Tokens, and the text between them. */
export type Piece = Token | string;

/** A node as prettier prints it. */
export function layOut(node: Node, spot: Spot, style: Style): Piece[] {
  const pieces: Piece[] = [];
  new Layout(pieces, style).write(node, spot);
  return pieces;
}

/** A node on one line, however long. */
export function flat(node: Node, { isTight }: Pick<Style, "isTight">): Piece[] {
  if (node.is === "scalar") return [node.token];
  const padding = node.is === "object" && node.entries.length > 0 && !isTight ? " " : "";
  const entries = node.entries.flatMap(({ name, value }, index): Piece[] => [
    ...(index === 0 ? [] : [isTight ? "," : ", "]),
    ...(name ? [name, isTight ? ":" : ": "] : []),
    ...flat(value, { isTight }),
  ]);
  return [node.open, padding, ...entries, padding, node.close];
}

class Layout {
  readonly #pieces: Piece[];
  readonly #style: Style;
  /** Measured widths: measuring a node again from each node around it would be slow. */
  readonly #widths = new Map<Node, number>();

  constructor(pieces: Piece[], style: Style) {
    this.#pieces = pieces;
    this.#style = style;
  }

  write(node: Node, spot: Spot): void {
    if (node.is === "scalar") this.#pieces.push(node.token);
    else if (spot.column + this.#width(node) + spot.after <= lineWidth)
      this.#pieces.push(...flat(node, { isTight: false }));
    else this.#writeLines(node, spot.indentation);
  }

  #writeLines(node: Container, outer: string): void {
    const { lineEnd, indentation } = this.#style;
    const inner = outer + indentation;
    this.#pieces.push(node.open);
    if (isNumbers(node)) this.#writeNumbers(node.entries, inner);
    else
      node.entries.forEach((entry, index) => {
        const isLast = index === node.entries.length - 1;
        this.#pieces.push((entry.isApart && index > 0 ? lineEnd : "") + lineEnd + inner);
        this.#writeEntry(entry, inner, isLast ? 0 : 1);
        if (!isLast) this.#pieces.push(",");
      });
    this.#pieces.push(lineEnd + outer, node.close);
  }

  #writeEntry({ name, value }: Entry, indentation: string, after: number): void {
    if (name) this.#pieces.push(name, ": ");
    const column = widthOf(indentation) + (name ? widthOf(name.text) + 2 : 0);
    this.write(value, { indentation, column, after });
  }

  /** As many on each line as fit. */
  #writeNumbers(entries: readonly Entry[], indentation: string): void {
    const { lineEnd } = this.#style;
    let column = Infinity;
    entries.forEach(({ value, isApart }, index) => {
      const written = flat(value, { isTight: false });
      const width = this.#width(value) + (index < entries.length - 1 ? 1 : 0);
      const isNext = !isApart && column + 1 + width <= lineWidth;
      const line = (isApart && index > 0 ? lineEnd : "") + lineEnd + indentation;
      this.#pieces.push(isNext ? " " : line, ...written);
      if (index < entries.length - 1) this.#pieces.push(",");
      column = (isNext ? column + 1 : widthOf(indentation)) + width;
    });
  }

  /** The width of a node on one line; Infinity if it must not be on one line. */
  #width(node: Node): number {
    if (node.is === "scalar") return widthOf(node.token.text);
    const known = this.#widths.get(node);
    if (known !== undefined) return known;
    const { entries } = node;
    const inner = entries.map(
      ({ name, value }) => (name ? widthOf(name.text) + 2 : 0) + this.#width(value),
    );
    const around = node.is === "object" && entries.length > 0 ? 4 : 2;
    const between = 2 * Math.max(0, entries.length - 1);
    const width = mustBreak(node)
      ? Infinity
      : inner.reduce((sum, each) => sum + each, around + between);
    this.#widths.set(node, width);
    return width;
  }
}

function mustBreak(node: Container): boolean {
  const { is, entries, isExpanded } = node;
  const isParted = entries.some(({ isApart }, index) => isApart && index > 0);
  if (is === "object") return isParted || (isExpanded && entries.length > 0);
  return isNumbers(node) ? isParted : isTable(node);
}

/** Several objects, or several lists, of several entries each. */
function isTable({ is, entries: [first, ...others] }: Container): boolean {
  if (is !== "list" || !first || others.length === 0) return false;
  const kind = first.value.is;
  return [first, ...others].every(
    ({ value }) => value.is !== "scalar" && value.is === kind && value.entries.length > 1,
  );
}

function isNumbers({ is, entries }: Container): boolean {
  return (
    is === "list" &&
    entries.length > 1 &&
    entries.every(({ value }) => value.is === "scalar" && /^[-\d]/.test(value.token.text))
  );
}
