// The rows of a list, with react-aria: select by click or arrow keys, reorder by dragging or by keyboard.
import { useEffect, useRef, useState, type ReactElement } from "react";
import { Button } from "react-aria-components/Button";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { GripDots } from "./GripDots.tsx";
import { onceDrawn } from "./focus-field.ts";
import { sayLibraryWords } from "./library-words.ts";
import { rowClass, rowNotes, type RowsProps } from "./row.ts";
import { RowWords } from "./RowWords.tsx";

sayLibraryWords();

export function DraggableRows({ label, rows, current, onSelect, onMove }: RowsProps): ReactElement {
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
      {rows.map((row, index) => (
        <GridListItem
          key={keys[index]}
          id={keys[index] ?? index}
          textValue={[row.name, ...rowNotes(row)].join(", ")}
          className={rowClass(row)}
        >
          <Button slot="drag" className="grip">
            <GripDots />
          </Button>
          <RowWords row={row} />
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
