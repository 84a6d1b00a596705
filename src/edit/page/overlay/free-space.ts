// Finds areas of the page where nothing is that the author may want to see while writing.
import { locationAttribute } from "../../screen/page-elements/attributes.ts";

/** In the page's own pixels, from the corner of its visible area. */
export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** @param isLeftOut what doesn't count, such as the text being edited */
export function isFree(
  page: Document,
  area: Area,
  isLeftOut: (element: Element) => boolean,
): boolean {
  const seen = page.querySelectorAll(`[${locationAttribute}], img, svg, input, textarea`);
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
