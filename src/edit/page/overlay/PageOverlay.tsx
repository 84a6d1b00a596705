// Shows the name of the element under the pointer, and the tools of the selected one.
import type { ReactElement } from "react";
import { ItemTools } from "../../screen/ItemTools.tsx";
import { attributeOf, type Place } from "../../model/location.ts";
import { elementAround, shownItem } from "../../screen/page-elements/find-element.ts";
import { ElementTools } from "./ElementTools.tsx";

interface PageOverlayProps {
  /** The page in the frame. */
  page: Document;
  scale: number;
  pointed: Place | undefined;
  selected: Place | undefined;
  /** The toolbar of a formatted text takes the position of an item's tools; the panel has those too. */
  isFormatting: boolean;
  /** The name that people know a location by. */
  titleOf: (place: Place) => string;
}

export function PageOverlay(props: PageOverlayProps): ReactElement {
  const { page, scale, pointed, selected, isFormatting, titleOf } = props;
  const isOther = pointed && (!selected || attributeOf(pointed) !== attributeOf(selected));
  return (
    <>
      {isOther && (
        <ElementTools page={page} place={pointed} find={elementAround} scale={scale}>
          {(place) => <span className="page-label">{titleOf(place)}</span>}
        </ElementTools>
      )}
      {selected && !isFormatting && (
        <ElementTools page={page} place={selected} find={shownItem} scale={scale} hasTools>
          {(place, directions) => <ItemTools place={place} directions={directions} />}
        </ElementTools>
      )}
    </>
  );
}
