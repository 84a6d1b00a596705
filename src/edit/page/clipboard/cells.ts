// Reads cells as spreadsheets write them in plain text: tabs between cells, a line for each row, and quotes around a
// cell with a line break. https://www.rfc-editor.org/rfc/rfc4180 with tabs
import { inOneLine } from "./text-of.ts";

/** A quoted cell, or the characters up to the next tab or line. */
const cell = /"((?:[^"]|"")*)"(?=\t|\r?\n|$)|[^\t\r\n]*/y;

/** @returns the texts of each row; rows may differ in length */
export function readCells(plain: string): string[][] {
  const text = plain.replace(/\r?\n$/, "");
  const rows: string[][] = [[]];
  cell.lastIndex = 0;
  for (;;) {
    const [written = "", quoted] = cell.exec(text) ?? [];
    // Words in quotes are quoted only where a spreadsheet has to.
    const isNeeded = quoted !== undefined && /[\t\r\n]|""/.test(quoted);
    const words = isNeeded ? quoted.replaceAll('""', '"') : written;
    rows.at(-1)?.push(inOneLine(words));
    const end = cell.lastIndex === 0 ? written.length : cell.lastIndex;
    const [separator] = /^(?:\t|\r?\n)/.exec(text.slice(end, end + 2)) ?? [];
    if (separator === undefined) return rows;
    if (separator !== "\t") rows.push([]);
    cell.lastIndex = end + separator.length;
  }
}
