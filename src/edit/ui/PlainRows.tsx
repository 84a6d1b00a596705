// The rows of a list before the code for dragging is loaded: they look the same and can be selected.
import { useLayoutEffect, useRef, type ReactElement } from "react";
import { onceDrawn } from "./focus-field.ts";
import { rowClass, type RowsProps } from "./row.ts";
import { RowWords } from "./RowWords.tsx";

export function PlainRows({ label, rows, current, onSelect }: RowsProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  useHandedOverFocus(list);
  return (
    <ul className="rows" aria-label={label} ref={list}>
      {rows.map((row, index) => (
        <li key={index}>
          <button
            type="button"
            className={rowClass(row)}
            aria-current={index === current || undefined}
            data-selected={index === current || undefined}
            onClick={() => onSelect(index)}
          >
            <span className="grip" />
            <RowWords row={row} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The focus stays in its row when the rows that can be dragged take the place of these. */
function useHandedOverFocus(list: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const { current } = list;
    return () => {
      const rows = [...(current?.querySelectorAll(".row") ?? [])];
      const at = rows.findIndex((row) => row === document.activeElement);
      const place = current?.parentElement;
      if (at === -1 || !place) return;
      onceDrawn(
        () => place.querySelectorAll<HTMLElement>(".rows [role=row]")[at],
        (row) => {
          if (document.activeElement === document.body) row.focus();
        },
      );
    };
  }, [list]);
}
