// At the edge of what is selected or pointed at on the page: what it is, and what can be done with it.
import { useEffect, useState, type ReactElement, type ReactNode } from "react";
import { attributeOf, type Place } from "../place.ts";
import type { Shown } from "./find-place.ts";
import { selectedClass } from "./show.ts";
import { waysFrom, type Ways } from "./ways.ts";

interface PageLineProps {
  /** The page in the frame. */
  page: Document;
  place: Place;
  /** What of the page it stands at, for a place. */
  find: (page: Document, place: Place) => Shown | undefined;
  scale: number;
  children: (found: Place, ways: Ways) => ReactNode;
}

/** In the editor's own pixels, from the frame's corner. */
interface Spot {
  place: Place;
  ways: Ways;
  side: "within" | "above" | "below";
  top: number;
  start: number;
}

/** As high as a line is, in pixels. */
const height = 40;
const gap = 2;

export function PageLine(props: PageLineProps): ReactElement | null {
  const spot = useSpot(props);
  if (!spot) return null;
  return (
    <div
      className={`page-line is-${spot.side}`}
      // So far from the start as leaves it whole.
      style={{ insetBlockStart: spot.top, gridTemplateColumns: `minmax(0, ${spot.start}px) auto` }}
    >
      {props.children(spot.place, spot.ways)}
    </div>
  );
}

/**
 * A block goes from edge to edge and has room within; the words of anything else begin at its edge, and would be covered.
 * @param room how much of the page is seen, in the editor's pixels
 */
function besideOf({ path }: Place, top: number, bottom: number, room: number) {
  const isBlock = path[0] === "blocks" && path.length === 2;
  if (!isBlock && top > height) return { side: "above", top: top - gap } as const;
  if (!isBlock && bottom + height < room) return { side: "below", top: bottom + gap } as const;
  return { side: "within", top: Math.max(0, top) } as const;
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
      if (!shown || bottom <= 0 || top >= view.innerHeight) return setSpot(undefined);
      const room = view.innerHeight * scale;
      const beside = besideOf(shown.place, top * scale, bottom * scale, room);
      if (beside.side === "within" && coversWords(page, top, scale)) return setSpot(undefined);
      const start = frame.offsetLeft + Math.max(0, left) * scale;
      setSpot({ place: shown.place, ways: waysFrom(page, shown.place), start, ...beside });
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
