// Shows the name or the tools of an element at its edge on the page.
import { useEffect, useState, type ReactElement, type ReactNode } from "react";
import { locationKey, type Location } from "../../model/location.ts";
import type { Shown } from "../../screen/page-elements/find-element.ts";
import { selectedClass } from "../draw/show.ts";
import { choosePosition, height, type Spot } from "./tools-position.ts";
import { whenMoved } from "./when-moved.ts";
import {
  neighborDirections,
  type NeighborDirections,
} from "../../screen/page-elements/neighbors.ts";

interface ElementToolsProps {
  /** The page in the frame. */
  page: Document;
  location: Location;
  /** Finds the element to show the tools at. */
  find: (page: Document, location: Location) => Shown | undefined;
  scale: number;
  /** Otherwise the children are only a name. */
  hasTools?: boolean;
  children: (found: Location, directions: NeighborDirections) => ReactNode;
}

interface ToolsPosition extends Spot {
  location: Location;
  directions: NeighborDirections;
}

export function ElementTools(props: ElementToolsProps): ReactElement | null {
  const position = useToolsPosition(props);
  if (!position) return null;
  return (
    <div
      className={`element-tools is-${position.side}`}
      // As far from the start as still leaves it whole.
      style={{
        insetBlockStart: position.top,
        gridTemplateColumns: `minmax(0, ${position.start}px) auto`,
      }}
    >
      {props.children(position.location, position.directions)}
    </div>
  );
}

/** For an element that begins above the view, the tools would cover the text that is being edited. */
function coversText(page: Document, top: number, scale: number): boolean {
  const words = page.querySelector(`.${selectedClass}[contenteditable]`)?.getBoundingClientRect();
  return top < 0 && words !== undefined && words.bottom > 0 && words.top * scale < height;
}

/** @returns undefined while the element is out of view, or the tools would be in the way */
function useToolsPosition({
  page,
  location,
  find,
  scale,
  hasTools = false,
}: ElementToolsProps): ToolsPosition | undefined {
  const [position, setPosition] = useState<ToolsPosition>();
  const name = locationKey(location);
  useEffect(() => {
    const view = page.defaultView;
    // Cast: a page is in a frame of this document.
    const frame = view?.frameElement as HTMLElement | null | undefined;
    if (!view || !frame) return undefined;
    const measure = () => {
      const shown = find(page, location);
      const { top = 0, bottom = 0 } = shown?.element.getBoundingClientRect() ?? {};
      if (!shown || bottom <= 0 || top >= view.innerHeight) return setPosition(undefined);
      const spot = choosePosition(shown, scale, hasTools);
      if (!spot || (spot.side === "within" && coversText(page, top, scale)))
        return setPosition(undefined);
      const start = frame.offsetLeft + spot.start;
      setPosition({
        ...spot,
        location: shown.location,
        directions: neighborDirections(page, shown.location),
        start,
      });
    };
    return whenMoved(page, measure);
    // `name` represents the place, which is a new object each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [page, name, find, scale, hasTools]);
  return position;
}
