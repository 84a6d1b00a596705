// Shows a table, for example of prices, with a caption and a heading for each row.
import type { ReactElement } from "react";
import type { Table } from "../content/model/site.ts";
import { isOfWords } from "./word-columns.ts";

export function ItemTable({ table }: { table: Table }): ReactElement {
  const { caption, columns, rows } = table;
  const cellCount = Math.max(...rows.map(({ cells }) => cells.length));
  const classes = Array.from({ length: cellCount }, (_, index) =>
    isOfWords(rows.map(({ cells }) => cells[index] ?? "")) ? "words" : undefined,
  );
  return (
    // If a word is too long for a phone, the table scrolls in this frame and the page doesn't get wider.
    <div className="table-frame">
      <table className="item-table">
        <caption>{caption}</caption>
        {columns && (
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th scope="col" key={index} className={classes[index - 1]}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ heading, cells }, index) => (
            <tr key={index}>
              <th scope="row">{heading}</th>
              {cells.map((cell, cellIndex) => (
                <td key={cellIndex} className={classes[cellIndex]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
