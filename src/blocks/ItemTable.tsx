// Shows a table, for example of prices, with a caption and a heading for each row.
import type { ReactElement } from "react";
import type { Table } from "../content/model/site.ts";
import { stackClass } from "./table-width.ts";
import { isOfWords } from "./word-columns.ts";

export function ItemTable({ table }: { table: Table }): ReactElement {
  const { caption, columns, rows } = table;
  const cellCount = Math.max(...rows.map(({ cells }) => cells.length));
  const classes = Array.from({ length: cellCount }, (_, index) =>
    isOfWords(rows.map(({ cells }) => cells[index] ?? "")) ? "words" : undefined,
  );
  const stacks = stackClass(table);
  // On a narrow screen, styles take a table's meaning from its elements, so each says what it is.
  const roleOf = (role: string) => (stacks === undefined ? undefined : role);
  return (
    // Where there is too little room, the rows of a wide table become blocks.
    <div className={stacks === undefined ? "table-frame" : `table-frame ${stacks}`}>
      <table className="item-table" role={roleOf("table")}>
        <caption>{caption}</caption>
        {columns && (
          <thead role={roleOf("rowgroup")}>
            <tr role={roleOf("row")}>
              {columns.map((column, index) => (
                <th
                  scope="col"
                  key={index}
                  className={classes[index - 1]}
                  role={roleOf("columnheader")}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody role={roleOf("rowgroup")}>
          {rows.map(({ heading, cells }, index) => (
            <tr key={index} role={roleOf("row")}>
              <th scope="row" role={roleOf("rowheader")}>
                {heading}
              </th>
              {cells.map((cell, cellIndex) => (
                <td
                  key={cellIndex}
                  className={classes[cellIndex]}
                  // Shown beside the cell in a block.
                  data-heading={stacks === undefined ? undefined : columns?.[cellIndex + 1]}
                  role={roleOf("cell")}
                >
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
