// Figures in rows and columns, for example prices, with a name for all of them and one for each row.
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
    // A word too long for a phone makes the table wider than its place, but not the page.
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
