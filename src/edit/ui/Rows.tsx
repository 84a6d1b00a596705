// A list of rows: select by click or arrow keys, reorder by dragging or by keyboard.
import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { onceDrawn } from "./focus-field.ts";
import { useIdleValue } from "./use-idle-value.ts";

export interface Row {
  name: string;
  /** The type of the item, if they differ. */
  kind?: string | undefined;
  isHidden: boolean;
}

interface RowsProps {
  label: string;
  rows: readonly Row[];
  /** The index of the selected row. */
  current: number | undefined;
  onSelect: (index: number) => void;
  onMove: (from: number, to: number) => void;
}

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
        >
          Previous
        </button>
        {`${first + 1} to ${first + shown.length} of ${rows.length.toLocaleString("en")}`}
        <button
          type="button"
          disabled={page === last}
          onClick={() => setShownPage({ page: page + 1, current })}
        >
          Next
        </button>
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

const RowList = memo(
  DrawnRows,
  (before, now) =>
    before.label === now.label && before.current === now.current && areSame(before.rows, now.rows),
);

function DrawnRows({ label, rows, current, onSelect, onMove }: RowsProps): ReactElement {
  const { keys, moveKey } = useKeys(rows.length);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (dragged) => [...dragged].map((key) => ({ "text/plain": String(key) })),
    onReorder({ keys: [dragged], target }) {
      const from = keys.indexOf(Number(dragged));
      const beside = keys.indexOf(Number(target.key)) + (target.dropPosition === "after" ? 1 : 0);
      const to = beside > from ? beside - 1 : beside;
      if (to === from) return;
      moveKey(from, to);
      onMove(from, to);
    },
  });
  const list = useRef<HTMLDivElement>(null);
  useFollowingFocus(list, current);
  return (
    <GridList
      ref={list}
      className="rows"
      aria-label={label}
      selectionMode="single"
      selectionBehavior="replace"
      selectedKeys={current === undefined ? [] : keys.slice(current, current + 1)}
      onSelectionChange={(selected) => {
        const [key] = selected === "all" ? [] : selected;
        // Clicking the selected row would deselect it; on a phone, it opens the row's fields again.
        const index = key === undefined ? current : keys.indexOf(Number(key));
        if (index !== undefined) onSelect(index);
      }}
      escapeKeyBehavior="none"
      dragAndDropHooks={dragAndDropHooks}
    >
      {rows.map(({ name, kind, isHidden }, index) => (
        <GridListItem
          key={keys[index]}
          id={keys[index] ?? index}
          textValue={[name, kind, isHidden && "hidden"].filter(Boolean).join(", ")}
          className={isHidden ? "row is-hidden" : "row"}
        >
          <Button slot="drag" className="grip">
            <Grip />
          </Button>
          <span className="row-words">
            {name}
            {(kind !== undefined || isHidden) && (
              <small>{[kind, isHidden && "hidden"].filter(Boolean).join(", ")}</small>
            )}
          </span>
        </GridListItem>
      ))}
    </GridList>
  );
}

/** When the selected item is moved or another one is pasted, the focus goes with it: the next key means the same item. */
function useFollowingFocus(list: { current: HTMLElement | null }, current: number | undefined) {
  useEffect(() => {
    if (current === undefined || !list.current?.contains(document.activeElement)) return;
    onceDrawn(
      () => list.current?.querySelector<HTMLElement>("[data-selected]") ?? undefined,
      (row) => {
        const { activeElement, body } = document;
        // People who clicked or tabbed elsewhere by then stay there.
        const isFree = activeElement === body || list.current?.contains(activeElement);
        if (isFree && !row.contains(activeElement)) row.focus();
      },
    );
  }, [list, current]);
}

/** A row keeps its key when it is moved, and with it the focus. */
function useKeys(count: number) {
  const [held, setHeld] = useState<readonly number[]>([]);
  const keys = held.length === count ? held : Array.from({ length: count }, (_, index) => index);
  return {
    keys,
    moveKey(from: number, to: number) {
      const rest = keys.toSpliced(from, 1);
      setHeld(rest.toSpliced(to, 0, ...keys.slice(from, from + 1)));
    },
  };
}

function Grip(): ReactElement {
  return (
    <svg aria-hidden="true" viewBox="0 0 10 16" width="10" height="16" fill="currentColor">
      {[3, 8, 13].flatMap((y) =>
        [2, 8].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.25" />),
      )}
    </svg>
  );
}
