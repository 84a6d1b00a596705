// Where on the page nothing stands that somebody may want to see while they write.
import { placeAttribute } from "../../screen/page-elements/attributes.ts";

/** In the page's own pixels, from the corner of what is seen of it. */
export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** @param isLeftOut what doesn't count, such as what is written in */
export function isFree(
  page: Document,
  area: Area,
  isLeftOut: (element: Element) => boolean,
): boolean {
  const seen = page.querySelectorAll(`[${placeAttribute}], img, svg, input, textarea`);
  return ![...seen].some(
    (element) => !isLeftOut(element) && overlaps(element.getBoundingClientRect(), area),
  );
}

function overlaps(one: Area, other: Area): boolean {
  return (
    one.top < other.bottom &&
    one.bottom > other.top &&
    one.left < other.right &&
    one.right > other.left
  );
}
