// What a row says: the item's name, and below it its type.
import type { ReactElement } from "react";
import { rowNotes, type Row } from "./row.ts";

export function RowWords({ row }: { row: Row }): ReactElement {
  const notes = rowNotes(row);
  return (
    <span className="row-words">
      {row.name}
      {notes.length > 0 && <small>{notes.join(", ")}</small>}
    </span>
  );
}
