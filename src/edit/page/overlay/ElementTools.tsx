// Shows the name or the tools of an element at its edge on the page.
import { useEffect, useState, type ReactElement, type ReactNode } from "react";
import { attributeOf, type Place } from "../../model/location.ts";
import type { Shown } from "../../screen/page-elements/find-element.ts";
import { selectedClass } from "../draw/show.ts";
import { height, hidesNothing, spotsBeside, type Spot } from "./tools-position.ts";
import { waysFrom, type Ways } from "../../screen/page-elements/neighbors.ts";

interface PageLineProps {
  /** The page in the frame. */
  page: Document;
  place: Place;
  /** Finds the element to show the tools at. */
  find: (page: Document, place: Place) => Shown | undefined;
  scale: number;
  /** Otherwise the children are only a name. */
  hasTools?: boolean;
  children: (found: Place, ways: Ways) => ReactNode;
}

interface Line extends Spot {
  place: Place;
  ways: Ways;
}

export function PageLine(props: PageLineProps): ReactElement | null {
  const line = useLine(props);
  if (!line) return null;
  return (
    <div
      className={`page-line is-${line.side}`}
      // As far from the start as still leaves it whole.
      style={{ insetBlockStart: line.top, gridTemplateColumns: `minmax(0, ${line.start}px) auto` }}
    >
      {props.children(line.place, line.ways)}
    </div>
  );
}

/**
 * Tools take the first free position, or none: the panel has them too. A block's tools and the name of the element
 * under the pointer are always shown.
 */
function chooseSpot({ element, place }: Shown, scale: number, hasTools: boolean): Spot | undefined {
  const spots = spotsBeside(element, place, scale);
  const [first] = spots;
  // For an element that begins above the view, they stay at the view's edge.
  const staysAtEdge = element.getBoundingClientRect().top < 0;
  if (!hasTools || staysAtEdge) return first;
  const isBlock = first?.side === "within";
  return spots.find((spot) => hidesNothing(element, spot, scale)) ?? (isBlock ? first : undefined);
}

/** For an element that begins above the view, the tools would cover the text that is being edited. */
function coversWords(page: Document, top: number, scale: number): boolean {
  const words = page.querySelector(`.${selectedClass}[contenteditable]`)?.getBoundingClientRect();
  return top < 0 && words !== undefined && words.bottom > 0 && words.top * scale < height;
}

/** @returns undefined while the element is out of view, or the tools would be in the way */
function useLine({ page, place, find, scale, hasTools = false }: PageLineProps): Line | undefined {
  const [line, setLine] = useState<Line>();
  const name = attributeOf(place);
  useEffect(() => {
    const view = page.defaultView;
    // Cast: a page is in a frame of this document.
    const frame = view?.frameElement as HTMLElement | null | undefined;
    if (!view || !frame) return undefined;
    const measure = () => {
      const shown = find(page, place);
      const { top = 0, bottom = 0 } = shown?.element.getBoundingClientRect() ?? {};
      if (!shown || bottom <= 0 || top >= view.innerHeight) return setLine(undefined);
      const spot = chooseSpot(shown, scale, hasTools);
      if (!spot || (spot.side === "within" && coversWords(page, top, scale)))
        return setLine(undefined);
      const start = frame.offsetLeft + spot.start;
      setLine({ ...spot, place: shown.place, ways: waysFrom(page, shown.place), start });
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
    // `name` represents the place, which is a new object each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [page, name, find, scale, hasTools]);
  return line;
}
