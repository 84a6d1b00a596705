// Where on the page nothing stands that somebody may want to see while they write.
import { placeAttribute } from "./attributes.ts";

/** In the page's own pixels, from the corner of what is seen of it. */
interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** @param own what is written in, and what it stands in, which don't count */
export function isFree(own: Element, area: Area): boolean {
  const seen = own.ownerDocument.querySelectorAll(`[${placeAttribute}], img, svg, input, textarea`);
  return ![...seen].some(
    (element) =>
      !own.contains(element) &&
      !element.contains(own) &&
      overlaps(element.getBoundingClientRect(), area),
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
