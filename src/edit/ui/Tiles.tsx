// A grid of choices: one Tab stop, and arrow keys between the tiles.
import { useState, type KeyboardEvent, type ReactElement, type ReactNode } from "react";

interface Tile {
  /** Unique among the tiles. */
  name: string;
  /** Its text is its accessible name. */
  content: ReactNode;
}

interface TilesProps {
  label: string;
  tiles: readonly Tile[];
  /** The name of the selected tile. */
  current: string | undefined;
  /** The style of the tiles. */
  variant: "icons" | "pictures" | "blocks";
  onChoose: (name: string) => void;
}

export function Tiles({ label, tiles, current, variant, onChoose }: TilesProps): ReactElement {
  const [focused, setFocused] = useState<string>();
  const has = (name: string | undefined) => tiles.some((tile) => tile.name === name);
  const tabStop = has(focused) ? focused : has(current) ? current : tiles[0]?.name;
  return (
    <ul className={`tiles ${variant}`} aria-label={label}>
      {tiles.map(({ name, content }) => (
        <li key={name}>
          <button
            type="button"
            tabIndex={name === tabStop ? 0 : -1}
            aria-current={name === current || undefined}
            onFocus={() => setFocused(name)}
            onKeyDown={moveFocus}
            onClick={() => onChoose(name)}
          >
            {content}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Focuses the current tile within an element. */
export function focusTiles(element: Element | null): void {
  element?.querySelector<HTMLElement>(".tiles button[tabindex='0']")?.focus();
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const list = event.currentTarget.closest("ul");
  const buttons = [...(list?.querySelectorAll("button") ?? [])];
  const at = buttons.indexOf(event.currentTarget);
  const top = buttons[0]?.parentElement?.offsetTop;
  const row = buttons.filter(({ parentElement }) => parentElement?.offsetTop === top).length;
  const targets: Partial<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + row,
    ArrowUp: at - row,
    Home: 0,
    End: buttons.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  buttons[target]?.focus();
}
