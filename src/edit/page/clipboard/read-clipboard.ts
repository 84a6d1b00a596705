// Reads a clipboard for a text on one line: its words, and the cells or the points of a list that they are.
import { drawnHtml } from "../../ui/drawn-html.ts";
import { readCells } from "./cells.ts";
import { cleanHtml } from "./clean-html.ts";
import { withDirectAddresses } from "./direct-addresses.ts";
import { point } from "./lines.ts";
import type { LeftOut } from "./sources.ts";
import { withStylesAsData } from "./styles.ts";
import { tableRows } from "./tables.ts";
import { inOneLine, textOf } from "./text-of.ts";

export interface Clipboard {
  /** In lines. */
  words: string;
  /** The texts of each row, all as many; undefined if these can't be cells. Lines are cells only in a table. */
  rows: string[][] | undefined;
  /** The texts of a list of two or more points; undefined for any other text, and for cells. */
  points: string[] | undefined;
  /** Of the table with the rows; empty for none. */
  caption: string;
  leftOut: ReadonlySet<LeftOut>;
}

/** What a clipboard is read for: `DataTransfer`, or a copy of it. */
export type ClipboardData = Pick<DataTransfer, "getData">;

/** @param isInFact true for a fact, which has no other facts in it */
export function readClipboard(data: ClipboardData | null, isInFact = false): Clipboard {
  const plain = withDirectAddresses(data?.getData("text/plain") ?? "");
  const html = data?.getData("text/html") ?? "";
  if (html === "") return { ...readPlain(plain, true), caption: "", leftOut: new Set() };
  const body = parsePasted(html);
  const { leftOut, isChanged } = cleanHtml(body);
  const facts = isInFact ? [] : [...body.querySelectorAll("[data-fact]")];
  // As it is written in a file: a copied fact stays one.
  for (const fact of facts) fact.textContent = `{{facts.${fact.getAttribute("data-fact") ?? ""}}}`;
  const rows = tableRows(body);
  const caption = inOneLine(body.querySelector("caption")?.textContent ?? "");
  if (rows) return { words: textOf(body), rows, points: undefined, caption, leftOut };
  const text = isChanged || facts.length > 0 || plain === "" ? textOf(body) : plain;
  const points = htmlPoints(body);
  if (points) return { words: text, rows: undefined, points, caption, leftOut };
  return { ...readPlain(text, !/\S/.test(body.textContent)), caption, leftOut };
}

/** @param isAlone true if no HTML says what the lines are */
function readPlain(text: string, isAlone: boolean): Omit<Clipboard, "leftOut" | "caption"> {
  const rows = readCells(text);
  const width = rows[0]?.length ?? 0;
  const isRegular = rows.every(({ length }) => length === width);
  const isOneCell = width === 1 && rows.length === 1 && rows[0]?.[0] === text.trim();
  const isColumn = isAlone && !isOneCell;
  const points = plainPoints(text);
  // Word puts a tab after a bullet, which is no cell.
  const isList = points && rows.every(([first = ""]) => width === 1 || !/\s/.test(first));
  if (isList) return { words: text, rows: undefined, points };
  const areCells = isRegular && (width > 1 || isColumn);
  return { words: text, rows: areCells ? rows : undefined, points: undefined };
}

function plainPoints(text: string): string[] | undefined {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== "");
  if (lines.length < 2 || !lines.every((line) => point.test(line))) return undefined;
  return lines.map((line) => inOneLine(line.replace(point, "")));
}

/** Undefined if there are words outside of lists. */
function htmlPoints(body: Element): string[] | undefined {
  const rest = body.cloneNode(true) as Element;
  for (const list of rest.querySelectorAll("ul, ol")) list.remove();
  if (/\S/.test(rest.textContent)) return undefined;
  const points = Array.from(body.querySelectorAll("li"), (item) => {
    const own = item.cloneNode(true) as Element;
    for (const inner of own.querySelectorAll("ul, ol")) inner.remove();
    return inOneLine(textOf(own));
  }).filter((words) => words !== "");
  return points.length > 1 ? points : undefined;
}

/** An element with what a clipboard holds, for reading its words: it is never put on a page, and has no window either. */
export function parsePasted(html: string): HTMLElement {
  const pasted = document.implementation.createHTMLDocument().createElement("div");
  // A browser drops rows and cells that are in no table.
  const [, first = ""] =
    /^\s*(?:<(?:meta|!--)[^>]*>\s*)*<(t[a-z]+|caption|col)\b/i.exec(html) ?? [];
  const isPart = /^(?:t[rdh]|thead|tbody|tfoot|caption|col)$/i.test(first);
  const whole = isPart ? `<table>${html}</table>` : html;
  pasted.innerHTML = drawnHtml(withStylesAsData(whole));
  return pasted;
}
