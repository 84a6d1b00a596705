// A list of rows: what can be selected and reordered in it. Until the code for dragging is loaded, rows are only selected.
import { memo, useLayoutEffect, useRef, useState, type ReactElement } from "react";
import { loadedLater } from "./loaded-later.tsx";
import { PlainRows } from "./PlainRows.tsx";
import type { Row, RowsProps } from "./row.ts";
import { useIdleValue } from "./use-idle-value.ts";
import { t } from "../../words/t.ts";
import { inDigits } from "../../words/formats.ts";

/** In milliseconds: how long typing must pause before a row's name is updated. */
const quiet = 300;

/** The most rows that are drawn at once. */
const mostRows = 100;

/** Shows a long list in pages, starting at the selected row. */
export function Rows(props: RowsProps): ReactElement {
  const { rows, current, onSelect, onMove } = props;
  const [shownPage, setShownPage] = useState({ page: pageOf(current), current });
  if (rows.length <= mostRows) return <IdleRows {...props} />;
  // Selecting a row elsewhere shows it here.
  const isPageChosen = shownPage.current === current || current === undefined;
  const last = Math.ceil(rows.length / mostRows) - 1;
  const page = Math.min(last, isPageChosen ? shownPage.page : pageOf(current));
  const first = page * mostRows;
  const shown = rows.slice(first, first + mostRows);
  const isShown = current !== undefined && current >= first && current < first + shown.length;
  return (
    <>
      <IdleRows
        key={page}
        label={props.label}
        rows={shown}
        current={isShown ? current - first : undefined}
        onSelect={(index) => onSelect(first + index)}
        onMove={(from, to) => onMove(first + from, first + to)}
      />
      <p className="row-pages">
        <button
          type="button"
          disabled={page === 0}
          onClick={() => setShownPage({ page: page - 1, current })}
        >{t`Previous`}</button>
        {t`${first + 1} to ${first + shown.length} of ${inDigits(rows.length)}`}
        <button
          type="button"
          disabled={page === last}
          onClick={() => setShownPage({ page: page + 1, current })}
        >{t`Next`}</button>
      </p>
    </>
  );
}

function pageOf(index = 0): number {
  return Math.floor(index / mostRows);
}

/** Drawing rows takes as long as drawing a page, so it doesn't happen with every keystroke. */
function IdleRows(props: RowsProps): ReactElement {
  const { rows } = props;
  const idle = useIdleValue(rows, quiet);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [handlers] = useState(() => ({
    onSelect: (index: number) => latest.current.onSelect(index),
    onMove: (from: number, to: number) => latest.current.onMove(from, to),
  }));
  return <RowList {...props} {...handlers} rows={isBeingTyped(idle, rows) ? idle : rows} />;
}

/** Whether at most one name differs. */
function isBeingTyped(before: readonly Row[], now: readonly Row[]): boolean {
  const others = now.filter((row, index) => row.name !== before[index]?.name);
  return others.length <= 1 && areSame(withoutNames(before), withoutNames(now));
}

function withoutNames(rows: readonly Row[]): Row[] {
  return rows.map((row) => ({ ...row, name: "" }));
}

function areSame(some: readonly Row[], others: readonly Row[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

const DraggableRows = loadedLater(async () => (await import("./DraggableRows.tsx")).DraggableRows, {
  meanwhile: PlainRows,
});

const RowList = memo(
  (props: RowsProps) => <DraggableRows {...props} />,
  (before, now) =>
    before.label === now.label && before.current === now.current && areSame(before.rows, now.rows),
);
