// Tables in pasted HTML: their cells for a table of the site, and a line for each row anywhere else.
import { inOneLine, textOf } from "./text-of.ts";

/** Removes the cells of hidden columns, which Excel doesn't mark, and narrows merged cells around hidden ones. */
export function removeHiddenColumns(body: Element, remove: (cell: Element) => void): void {
  for (const table of body.querySelectorAll("table:has(col)")) {
    const columns = [...table.querySelectorAll("col")].flatMap((column) => {
      const isHidden = column.matches("[data-style*=';display:none;' i], [hidden]");
      return Array.from({ length: spanOf(column, "span") }, () => isHidden);
    });
    if (!columns.includes(true)) continue;
    for (const row of grid(table)) {
      for (const { element, isFirst } of row) {
        if (!isFirst) continue;
        const shown = row.filter((cell, at) => cell.element === element && columns[at] !== true);
        if (shown.length === 0) remove(element);
        else element.setAttribute("colspan", String(shown.length));
      }
    }
  }
}

/**
 * @param body cleaned HTML
 * @returns the texts of each row; undefined unless everything there is in one table
 */
export function tableRows(body: Element): string[][] | undefined {
  const tables = body.querySelectorAll("table");
  const [table] = tables;
  if (!table || tables.length > 1) return undefined;
  const around = body.textContent.length - table.textContent.length;
  if (around > 0 && hasWordsAround(body, table)) return undefined;
  const rows = grid(table).map((row) =>
    row.map(({ element, isFirst }) => (isFirst ? inOneLine(textOf(element)) : "")),
  );
  const width = Math.max(0, ...rows.map(({ length }) => length));
  if (width === 0) return undefined;
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => "")]);
}

function hasWordsAround(body: Element, table: Element): boolean {
  const range = body.ownerDocument.createRange();
  range.selectNodeContents(body);
  range.setEndBefore(table);
  const before = range.toString();
  range.selectNodeContents(body);
  range.setStartAfter(table);
  return /\S/.test(before + range.toString());
}

interface Cell {
  element: Element;
  /** False for the further columns and rows of a merged cell. */
  isFirst: boolean;
}

function grid(table: Element): Cell[][] {
  const rows = [...table.querySelectorAll("tr")].filter((row) => row.closest("table") === table);
  const cells: Cell[][] = rows.map(() => []);
  for (const [y, row] of rows.entries()) {
    const own = cells[y] ?? [];
    let x = 0;
    for (const element of row.querySelectorAll(":scope > td, :scope > th")) {
      while (own[x]) x++;
      const height = Math.min(spanOf(element, "rowspan"), rows.length - y);
      for (let down = 0; down < height; down++)
        for (let right = 0; right < spanOf(element, "colspan"); right++) {
          const line = cells[y + down];
          if (line) line[x + right] = { element, isFirst: down === 0 && right === 0 };
        }
    }
  }
  return cells;
}

/** Nobody has wider tables, and a wrong number shouldn't take long. */
const widest = 100;

function spanOf(element: Element, name: string): number {
  const span = Number(element.getAttribute(name) ?? 1);
  return Number.isInteger(span) && span > 0 ? Math.min(span, widest) : 1;
}

/** Texts have no tables, so without a separator, words of neighboring cells would become one. */
export function tablesToText(body: Element): void {
  for (const cell of body.querySelectorAll("td, th")) cellToText(cell);
  for (const row of body.querySelectorAll("tr, caption")) rename(row, "p");
}

function cellToText(cell: Element): void {
  for (const inner of cell.querySelectorAll("p, div")) inner.replaceWith(...inner.childNodes, " ");
  if (cell.nextElementSibling) cell.append(" | ");
  rename(cell, "span");
}

function rename(element: Element, name: "p" | "span"): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
