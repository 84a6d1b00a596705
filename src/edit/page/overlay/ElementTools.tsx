// Shows the name or the tools of an element at its edge on the page.
import { useCallback, useLayoutEffect, useState, type ReactElement, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { isSameJson } from "../../../content/model/json.ts";
import { locationKey, type Location } from "../../model/location.ts";
import type { Shown } from "../../screen/page-elements/find-element.ts";
import { selectedClass } from "../draw/show.ts";
import {
  choosePosition,
  toolsRoom,
  type Spot,
  type ToolsRoom,
  type ToolsSize,
} from "./tools-position.ts";
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
  /** As last measured. */
  size: ToolsSize;
  onSize: (size: ToolsSize) => void;
  children: (found: Location, directions: NeighborDirections) => ReactNode;
}

interface ShownTools {
  location: Location;
  directions: NeighborDirections;
  /** undefined if they would be in the way everywhere: they are only measured then. */
  spot: Spot | undefined;
}

export function ElementTools(props: ElementToolsProps): ReactElement | null {
  const shown = useShownTools(props);
  const measured = useMeasured(props.onSize);
  if (!shown) return null;
  const { side = "within", top = 0, start = 0 } = shown.spot ?? {};
  return (
    <div
      ref={measured}
      className={`element-tools is-${side}`}
      // As far from the start as still leaves it whole.
      style={{
        insetBlockStart: top,
        gridTemplateColumns: `minmax(0, ${start}px) auto`,
        visibility: shown.spot ? undefined : "hidden",
      }}
    >
      {props.children(shown.location, shown.directions)}
    </div>
  );
}

/** Measures the tools before they are painted, so that they aren't seen where they don't fit. */
function useMeasured(onSize: ElementToolsProps["onSize"]) {
  return useCallback(
    (tools: HTMLElement | null) => {
      const measured = tools?.firstElementChild;
      if (!(measured instanceof HTMLElement)) return undefined;
      const observer = new ResizeObserver(() => {
        flushSync(() => onSize({ width: measured.offsetWidth, height: measured.offsetHeight }));
      });
      observer.observe(measured);
      return () => observer.disconnect();
    },
    [onSize],
  );
}

/** For an element that begins above the view, the tools would cover the text that is being edited. */
function coversText(page: Document, top: number, { scale, height }: ToolsRoom): boolean {
  const words = page.querySelector(`.${selectedClass}[contenteditable]`)?.getBoundingClientRect();
  return top < 0 && words !== undefined && words.bottom > 0 && words.top * scale < height;
}

/** @returns undefined while the element is out of view */
function useShownTools(props: ElementToolsProps): ShownTools | undefined {
  const { page, location, find, scale, size } = props;
  const [shownTools, setShownTools] = useState<ShownTools>();
  const name = locationKey(location);
  // Before anything is painted: nobody sees the tools where they would go with the size that they had before.
  useLayoutEffect(() => {
    const view = page.defaultView;
    // Cast: a page is in a frame of this document.
    const frame = view?.frameElement as HTMLElement | null | undefined;
    if (!view || !frame) return undefined;
    const measure = () => {
      const shown = find(page, location);
      const { top = 0, bottom = 0 } = shown?.element.getBoundingClientRect() ?? {};
      if (!shown || bottom <= 0 || top >= view.innerHeight) return setShownTools(undefined);
      const room = toolsRoom(frame, scale, size);
      const spot = choosePosition(shown, room);
      const isClear = spot && !(spot.side === "within" && coversText(page, top, room));
      const next: ShownTools = {
        location: shown.location,
        directions: neighborDirections(page, shown.location),
        spot: isClear ? { ...spot, start: frame.offsetLeft + spot.start } : undefined,
      };
      // Nearly every key leaves them where they are.
      setShownTools((last) => (isSameJson(last, next) ? last : next));
    };
    return whenMoved(page, measure);
    // `name` represents the place, which is a new object each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [page, name, find, scale, size]);
  return shownTools;
}
