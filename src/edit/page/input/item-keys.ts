// What a key does to the selected block or item: Delete removes it, Alt with an arrow moves it. Letters do nothing, so
// a message says where to type.
import type { Location } from "../../model/location.ts";
import { move, remove, type Arranging } from "../../screen/arrange.ts";
import { goToElement } from "../../screen/page-elements/go-to.ts";
import { neighborDirections, type Direction } from "../../screen/page-elements/neighbors.ts";
import { valueIn } from "../../model/read-json.ts";
import { isInText } from "../../ui/is-in-text.ts";
import { t } from "../../../words/t.ts";

/** Whether an event belongs to the selected item: it happened to a part of the page, or to a row of a list. */
export function isOnItem(event: Event): boolean {
  // Cast: the frame has its own classes, so `instanceof` doesn't work.
  const element = event.target as Element | null;
  return !isInText(event) && Boolean(element?.closest?.("[data-part], .rows"));
}

const arrows: Partial<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** @param item the selected one */
export function handleItemKey(
  event: KeyboardEvent,
  page: Document,
  item: Location,
  arranging: Arranging,
): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !isOnItem(event)) return;
  const direction = event.altKey ? arrows[event.key] : undefined;
  if (direction) {
    // The browser would go to the page before this one.
    event.preventDefault();
    moveTowards(direction, page, item, arranging);
  } else if (event.key === "Delete" && !event.altKey) {
    event.preventDefault();
    goToElement(remove(arranging, item));
  } else if (isTyped(event) && isIn(page, event)) {
    arranging.say(
      t`Nothing was typed because no text is selected. Click a text, or press Tab until you are in one.`,
      "failure",
    );
  }
}

/** Other characters are for the browser or shortcuts, such as Space and the question mark. */
function isTyped({ key, altKey }: KeyboardEvent): boolean {
  return !altKey && /^[\p{L}\p{N}]$/u.test(key);
}

/** In the rows of a list, letters find a row. */
function isIn(page: Document, { target }: Event): boolean {
  // Cast: keys happen to nodes; the frame has its own classes, so `instanceof` doesn't work.
  return (target as Node | null)?.ownerDocument === page;
}

/** In a row, what is to the left comes later in languages that run from right to left. */
function moveTowards(
  direction: Direction,
  page: Document,
  { file, path }: Location,
  arranging: Arranging,
): void {
  const { earlier, later } = neighborDirections(page, { file, path });
  const isBack = direction === "up" || direction === "left";
  const by = direction === later ? 1 : direction === earlier ? -1 : isBack ? -1 : 1;
  const next = { file, path: [...path.slice(0, -1), Number(path.at(-1)) + by] };
  if (valueIn(arranging.session.state().history.files, next) === undefined) return;
  move(arranging, { file, path }, Number(next.path.at(-1)));
  goToElement(next);
}
