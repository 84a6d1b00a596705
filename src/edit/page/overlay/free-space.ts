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
  return !takenAreas(page, area, isLeftOut).some((taken) => overlaps(taken, area));
}

/** Parts of the page that nothing in them is outside of. */
const parts = "[data-page-view] > *, footer";

/**
 * Measures once what several areas are compared with. After each key, so only in the parts of the page around them.
 * @param around what all of those areas are in
 */
export function takenAreas(
  page: Document,
  around: Area,
  isLeftOut: (element: Element) => boolean,
): Area[] {
  const far = [...page.querySelectorAll(parts)].filter(
    (part) => !overlaps(part.getBoundingClientRect(), around),
  );
  const seen = page.querySelectorAll(`[${locationAttribute}], img, svg, input, textarea`);
  return [...seen].flatMap((element) =>
    far.some((part) => part.contains(element)) || isLeftOut(element)
      ? []
      : [element.getBoundingClientRect()],
  );
}

export function overlaps(one: Area, other: Area): boolean {
  return (
    one.top < other.bottom &&
    one.bottom > other.top &&
    one.left < other.right &&
    one.right > other.left
  );
}
