// At the edge of what is selected or pointed at on the page: what it is, and what can be done with it.
import { useEffect, useState, type ReactElement, type ReactNode } from "react";
import { attributeOf, type Place } from "../place.ts";
import type { Shown } from "./find-place.ts";
import { selectedClass } from "./show.ts";

interface PageLineProps {
  /** The page in the frame. */
  page: Document;
  place: Place;
  /** What of the page it stands at, for a place. */
  find: (page: Document, place: Place) => Shown | undefined;
  scale: number;
  children: (found: Place) => ReactNode;
}

/** In the editor's own pixels, from the frame's corner. */
interface Spot {
  place: Place;
  top: number;
  start: number;
  /** An item's words begin at its edge, and would be covered. */
  isAbove: boolean;
}

/** As high as a line is, in pixels. */
const height = 40;

export function PageLine(props: PageLineProps): ReactElement | null {
  const spot = useSpot(props);
  if (!spot) return null;
  return (
    <div
      className={spot.isAbove ? "page-line is-above" : "page-line"}
      style={{ insetBlockStart: Math.max(0, spot.top), insetInlineStart: spot.start }}
    >
      {props.children(spot.place)}
    </div>
  );
}

/** Of a part that begins above the view, the line would stand on the words that are being written. */
function coversWords(page: Document, top: number, scale: number): boolean {
  const words = page.querySelector(`.${selectedClass}[contenteditable]`)?.getBoundingClientRect();
  return top < 0 && words !== undefined && words.bottom > 0 && words.top * scale < height;
}

/** @returns undefined while it is out of view, or in the way */
function useSpot({ page, place, find, scale }: PageLineProps): Spot | undefined {
  const [spot, setSpot] = useState<Spot>();
  const name = attributeOf(place);
  useEffect(() => {
    const view = page.defaultView;
    // Cast: a page is in a frame, which is of this document.
    const frame = view?.frameElement as HTMLElement | null | undefined;
    if (!view || !frame) return undefined;
    const measure = () => {
      const shown = find(page, place);
      const { top = 0, bottom = 0, left = 0 } = shown?.element.getBoundingClientRect() ?? {};
      const isSeen =
        shown && bottom > 0 && top < view.innerHeight && !coversWords(page, top, scale);
      const start = frame.offsetLeft + Math.max(0, left) * scale;
      const isAbove = (shown?.place.path.length ?? 0) > 2 && top * scale > height;
      setSpot(isSeen ? { place: shown.place, top: top * scale, start, isAbove } : undefined);
    };
    const resized = new ResizeObserver(measure);
    resized.observe(page.body);
    const redrawn = new MutationObserver(measure);
    redrawn.observe(page.body, { subtree: true, childList: true, attributes: true });
    page.addEventListener("scroll", measure);
    return () => {
      resized.disconnect();
      redrawn.disconnect();
      page.removeEventListener("scroll", measure);
    };
    // `name` stands for the place, which is another object each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [page, name, find, scale]);
  return spot;
}
