// Marks everything on a page that can be selected besides text: blocks, items, pictures, icons, buttons.
import { siteFile } from "../../../content/model/input.ts";
import type { Path } from "../../../content/model/path.ts";
import { readMarks, type Stretch } from "../../../content/trace/marks.ts";
import type { TextLocation } from "../../../content/trace/trace.ts";
import { locationKey, isWithin, type Location } from "../../model/location.ts";
import { partAttribute } from "../../screen/page-elements/attributes.ts";
import { pairElements, type Pair } from "./pair-elements.ts";
import { t } from "../../../words/t.ts";

/** Links and buttons. */
const controls = "a[href], button";

/** The company's initials, which the site shows while it has no logo. */
export const anyInitials = "[data-initials]";

/** An element and the location of one text, picture or icon in it. */
interface Leaf {
  element: Element;
  location: TextLocation;
}

/**
 * Sets each element's location and makes it focusable.
 * @param texts which stretches of the page's texts come from where
 */
export function markParts(
  page: Element,
  copy: Element,
  texts: ReadonlyMap<Text, readonly Stretch[]>,
  locations: readonly TextLocation[],
): void {
  const words = leavesOfTexts(texts, locations);
  const shown = new Set(words.map(({ location }) => locationKey(location)));
  const drawn = leavesOfAttributes(pairElements(page, copy), locations);
  const commons = commonLocations(page, [...words, ...drawn]);
  // Anything that is also shown as text is selected there.
  for (const { element, location } of drawn)
    if (!shown.has(locationKey(location))) markDrawn(element, location);
  const formatted = new Set(
    words.flatMap(({ location }) => (location.isMarkdown ? [locationKey(location)] : [])),
  );
  for (const element of page.querySelectorAll(controls)) {
    const location = commons.get(element);
    // A link within a formatted text belongs to that text.
    if (location && !formatted.has(locationKey(location))) markControl(element, location);
  }
  for (const [element, location] of commons) markItem(element, location, commons);
  for (const element of page.querySelectorAll("[data-page-view] > *")) markBlock(element, commons);
  for (const element of page.querySelectorAll(anyInitials)) markInitials(element);
  unfocusOthers(page, shown);
}

function leavesOfTexts(
  texts: ReadonlyMap<Text, readonly Stretch[]>,
  locations: readonly TextLocation[],
): Leaf[] {
  return [...texts].flatMap(([text, stretches]) =>
    stretches.flatMap(({ what, number }): Leaf[] => {
      const location = locations[number];
      const element = text.parentElement;
      return what === "text" && location && element ? [{ element, location }] : [];
    }),
  );
}

function leavesOfAttributes(pairs: readonly Pair[], locations: readonly TextLocation[]): Leaf[] {
  return pairs.flatMap(([element, copy]) =>
    ["alt", "src", "data-icon", "aria-label"].flatMap((name): Leaf[] => {
      const marked = copy.getAttribute(name);
      const [stretch] = marked === null ? [] : readMarks(marked).stretches;
      const location = stretch && locations[stretch.number];
      return location ? [{ element: element.closest("svg") ?? element, location }] : [];
    }),
  );
}

/** For each element, the innermost location that covers everything it shows, within its page or the site around it. */
function commonLocations(page: Element, leaves: readonly Leaf[]): Map<Element, Location> {
  const commons = new Map<Element, Location>();
  for (const { element, location } of leaves) {
    const isInPage = element.closest("[data-page-view]") !== null;
    // A form also shows built-in text from site.json, which is the same in every form.
    if (isInPage && location.file === siteFile) continue;
    for (let at: Element | null = element; at && at !== page; at = at.parentElement) {
      const before = commons.get(at);
      commons.set(at, {
        file: location.file,
        path: before ? commonPath(before.path, location.path) : location.path,
      });
    }
  }
  return commons;
}

function commonPath(one: Path, other: Path): Path {
  const end = one.findIndex((key, index) => key !== other[index]);
  return end === -1 ? one : one.slice(0, end);
}

function markDrawn(element: Element, { file, path }: TextLocation): void {
  const isPicture = element.matches("img");
  mark(element, { file, path: isPicture ? path.slice(0, -1) : path });
  if (element.matches("svg")) nameIcon(element);
}

/** Where the logo will be is where the author looks for it. */
function markInitials(element: Element): void {
  mark(element, { file: siteFile, path: ["logo"] });
  element.removeAttribute("aria-hidden");
  element.setAttribute("role", "img");
  element.setAttribute("aria-label", "Logo");
}

/** Screen readers skip icons for visitors, but the author must be able to select each one. */
function nameIcon(icon: Element): void {
  icon.removeAttribute("aria-hidden");
  icon.setAttribute("role", "img");
  icon.setAttribute("aria-label", t`Icon`);
}

/** A button's label has a location of its own. */
function markControl(element: Element, { file, path }: Location): void {
  mark(element, { file, path: path.at(-1) === "label" ? path.slice(0, -1) : path });
}

/** Marks the outermost element that shows only one item of a list. */
function markItem(
  element: Element,
  location: Location,
  commons: ReadonlyMap<Element, Location>,
): void {
  const item = itemsAround(location.path).find(
    (path) => !showsOnly(element.parentElement, { file: location.file, path }, commons),
  );
  if (!item || element.hasAttribute(partAttribute)) return;
  const only = element.querySelector(`[${partAttribute}]`);
  const own = locationKey({ file: location.file, path: item });
  if (only?.getAttribute(partAttribute) !== own) mark(element, { file: location.file, path: item });
}

function showsOnly(
  element: Element | null,
  { file, path }: Location,
  commons: ReadonlyMap<Element, Location>,
): boolean {
  const location = element && commons.get(element);
  return location?.file === file && isWithin(location.path, path);
}

function markBlock(element: Element, commons: ReadonlyMap<Element, Location>): void {
  const location = commons.get(element);
  if (location && location.path.length > 1)
    mark(element, { file: location.file, path: location.path.slice(0, 2) });
}

/** The list items along a path, outermost first; blocks don't count. */
function itemsAround(path: Path): Path[] {
  return path.flatMap((key, index) =>
    typeof key === "number" && path[index - 1] !== "blocks" ? [path.slice(0, index + 1)] : [],
  );
}

function mark(element: Element, location: Location): void {
  element.setAttribute(partAttribute, locationKey(location));
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
