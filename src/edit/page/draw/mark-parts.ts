// Marks everything on a page that can be selected besides text: blocks, items, pictures, icons, buttons.
import { siteFile } from "../../../content/model/input.ts";
import type { Path } from "../../../content/model/path.ts";
import { readMarks, type Stretch } from "../../../content/trace/marks.ts";
import type { TextPlace } from "../../../content/trace/trace.ts";
import { attributeOf, isWithin, type Place } from "../../model/location.ts";
import { partAttribute } from "../../screen/page-elements/attributes.ts";
import { pairElements, type Pair } from "./pair-elements.ts";

/** Links and buttons. */
const controls = "a[href], button";

/** An element and the location of one text, picture or icon in it. */
interface Leaf {
  element: Element;
  place: TextPlace;
}

/**
 * Sets each element's location and makes it focusable.
 * @param texts which stretches of the page's texts come from where
 */
export function markParts(
  page: Element,
  copy: Element,
  texts: ReadonlyMap<Text, readonly Stretch[]>,
  places: readonly TextPlace[],
): void {
  const words = leavesOfTexts(texts, places);
  const shown = new Set(words.map(({ place }) => attributeOf(place)));
  const drawn = leavesOfAttributes(pairElements(page, copy), places);
  const commons = commonPlaces(page, [...words, ...drawn]);
  // Anything that is also shown as text is selected there.
  for (const { element, place } of drawn)
    if (!shown.has(attributeOf(place))) markDrawn(element, place);
  const formatted = new Set(
    words.flatMap(({ place }) => (place.isMarkdown ? [attributeOf(place)] : [])),
  );
  for (const element of page.querySelectorAll(controls)) {
    const place = commons.get(element);
    // A link within a formatted text belongs to that text.
    if (place && !formatted.has(attributeOf(place))) markControl(element, place);
  }
  for (const [element, place] of commons) markItem(element, place, commons);
  for (const element of page.querySelectorAll("[data-page-view] > *")) markBlock(element, commons);
  unfocusOthers(page, shown);
}

function leavesOfTexts(
  texts: ReadonlyMap<Text, readonly Stretch[]>,
  places: readonly TextPlace[],
): Leaf[] {
  return [...texts].flatMap(([text, stretches]) =>
    stretches.flatMap(({ what, number }): Leaf[] => {
      const place = places[number];
      const element = text.parentElement;
      return what === "text" && place && element ? [{ element, place }] : [];
    }),
  );
}

function leavesOfAttributes(pairs: readonly Pair[], places: readonly TextPlace[]): Leaf[] {
  return pairs.flatMap(([element, copy]) =>
    ["alt", "src", "data-icon", "aria-label"].flatMap((name): Leaf[] => {
      const [stretch] = readMarks(copy.getAttribute(name) ?? "").stretches;
      const place = stretch && places[stretch.number];
      return place ? [{ element: element.closest("svg") ?? element, place }] : [];
    }),
  );
}

/** For each element, the innermost location that covers everything it shows, within its page or the site around it. */
function commonPlaces(page: Element, leaves: readonly Leaf[]): Map<Element, Place> {
  const commons = new Map<Element, Place>();
  for (const { element, place } of leaves) {
    const isInPage = element.closest("[data-page-view]") !== null;
    // A form also shows built-in text from site.json, which is the same in every form.
    if (isInPage && place.file === siteFile) continue;
    for (let at: Element | null = element; at && at !== page; at = at.parentElement) {
      const before = commons.get(at);
      commons.set(at, {
        file: place.file,
        path: before ? commonPath(before.path, place.path) : place.path,
      });
    }
  }
  return commons;
}

function commonPath(one: Path, other: Path): Path {
  const end = one.findIndex((key, index) => key !== other[index]);
  return end === -1 ? one : one.slice(0, end);
}

function markDrawn(element: Element, { file, path }: TextPlace): void {
  const isPicture = element.matches("img");
  mark(element, { file, path: isPicture ? path.slice(0, -1) : path });
  if (element.matches("svg")) nameIcon(element);
}

/** Screen readers skip icons for visitors, but the author must be able to select each one. */
function nameIcon(icon: Element): void {
  icon.removeAttribute("aria-hidden");
  icon.setAttribute("role", "img");
  icon.setAttribute("aria-label", "Icon");
}

/** A button's label has a location of its own. */
function markControl(element: Element, { file, path }: Place): void {
  mark(element, { file, path: path.at(-1) === "label" ? path.slice(0, -1) : path });
}

/** Marks the outermost element that shows only one item of a list. */
function markItem(element: Element, place: Place, commons: ReadonlyMap<Element, Place>): void {
  const item = itemsAround(place.path).find(
    (path) => !showsOnly(element.parentElement, { file: place.file, path }, commons),
  );
  if (!item || element.hasAttribute(partAttribute)) return;
  const only = element.querySelector(`[${partAttribute}]`);
  const own = attributeOf({ file: place.file, path: item });
  if (only?.getAttribute(partAttribute) !== own) mark(element, { file: place.file, path: item });
}

function showsOnly(
  element: Element | null,
  { file, path }: Place,
  commons: ReadonlyMap<Element, Place>,
): boolean {
  const place = element && commons.get(element);
  return place?.file === file && isWithin(place.path, path);
}

function markBlock(element: Element, commons: ReadonlyMap<Element, Place>): void {
  const place = commons.get(element);
  if (place && place.path.length > 1)
    mark(element, { file: place.file, path: place.path.slice(0, 2) });
}

/** The list items along a path, outermost first; blocks don't count. */
function itemsAround(path: Path): Path[] {
  return path.flatMap((key, index) =>
    typeof key === "number" && path[index - 1] !== "blocks" ? [path.slice(0, index + 1)] : [],
  );
}

function mark(element: Element, place: Place): void {
  element.setAttribute(partAttribute, attributeOf(place));
  element.setAttribute("tabindex", "0");
}

/**
 * Makes each thing that can be selected focusable once, and nothing else.
 * @param words the locations of texts, which are focusable by themselves
 */
function unfocusOthers(page: Element, words: ReadonlySet<string>): void {
  for (const element of page.querySelectorAll(`${controls}, summary, input, select, textarea`))
    if (!element.hasAttribute(partAttribute)) element.setAttribute("tabindex", "-1");
  for (const element of page.querySelectorAll(`[${partAttribute}]`))
    if (words.has(element.getAttribute(partAttribute) ?? ""))
      element.setAttribute("tabindex", "-1");
}
