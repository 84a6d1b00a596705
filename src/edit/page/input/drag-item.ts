// Drags a block or an item over the page with the mouse, a finger or a pen.
import type { Location } from "../../model/location.ts";
import { dropGap, type DropGap } from "./drop-gap.ts";
import { addDropMark } from "./drop-mark.ts";

interface Dragging {
  /** The page in the frame. */
  page: Document;
  item: Location;
  /** The number of items in its list. */
  count: number;
  /** At which the page is shown. */
  scale: number;
  onDrop: (to: number) => void;
}

/** In the editor's own pixels: at this distance from the edge, the page scrolls by so much in each frame. */
const edge = 48;
const scrolled = 12;

/** @param stage what contains the frame; it gets the pointer, which would be lost to the frame otherwise */
export function startDrag(
  stage: HTMLElement,
  pointer: number,
  { page, item, count, scale, onDrop }: Dragging,
): void {
  const view = page.defaultView;
  // Cast: a page is in a frame of this document.
  const frame = view?.frameElement as HTMLElement | null | undefined;
  if (!view || !frame) return;
  const controller = new AbortController();
  const { signal } = controller;
  const mark = addDropMark(stage, frame);
  let gap: DropGap | undefined;
  let at: { clientX: number; clientY: number } | undefined;
  const follow = () => {
    if (signal.aborted) return;
    requestAnimationFrame(follow);
    if (!at) return;
    const { left, top, bottom } = frame.getBoundingClientRect();
    if (at.clientY < top + edge) view.scrollBy({ top: -scrolled, behavior: "instant" });
    if (at.clientY > bottom - edge) view.scrollBy({ top: scrolled, behavior: "instant" });
    const point = { x: (at.clientX - left) / scale, y: (at.clientY - top) / scale };
    gap = dropGap(page, item, count, point);
    mark.place(gap?.line);
  };
  const end = () => {
    controller.abort();
    mark.remove();
    stage.classList.remove("is-dragging");
  };
  stage.setPointerCapture(pointer);
  stage.classList.add("is-dragging");
  stage.addEventListener("pointermove", (event) => (at = event), { signal });
  stage.addEventListener("lostpointercapture", end, { signal });
  const stop = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // It would also move the focus.
    event.stopPropagation();
    end();
  };
  // The frame may have the focus.
  for (const keyboard of [window, view])
    keyboard.addEventListener("keydown", stop, { signal, capture: true });
  stage.addEventListener(
    "pointerup",
    () => {
      const target = gap;
      end();
      if (target) onDrop(target.to);
    },
    { signal },
  );
  follow();
}
