// Replaces the shown page with a redrawn one.
import morphdom from "morphdom";
import { writingOf } from "../../../content/text/writing.ts";
import { sourceOf } from "./annotate.ts";
import { emptyClass, locationAttribute } from "../../screen/page-elements/attributes.ts";

/** On the element that shows what is selected. */
export const selectedClass = "selected";

/** A formatted text that is being edited. */
interface OpenText {
  host: Element;
  close: () => void;
}

/**
 * Changes only what differs, so that the scroll position and the caret stay; a different page starts at its top.
 * @param edited a text that redraws itself
 * @param keepsFact whether a fact stays as the author has typed it
 */
export function show(
  { documentElement, body, activeElement, defaultView }: Document,
  next: Element,
  language: string,
  edited: OpenText | undefined,
  keepsFact: (words: Element) => boolean = () => false,
): void {
  const { lang, dir, className = "" } = writingOf(language);
  if (documentElement.lang !== lang) Object.assign(documentElement, { lang, dir, className });
  const before = pageIn(body);
  // The first page begins at its top, and to scroll there would have it laid out before its styles are.
  const isOther = before !== undefined && before !== pageIn(next);
  if (activeElement?.hasAttribute("contenteditable")) keepLink(activeElement, next);
  morphdom(body, next, {
    // During an edit, two elements may briefly have the same id, which morphdom would match them by.
    getNodeKey: () => undefined,
    onBeforeElUpdated(from, to) {
      if (from === edited?.host) {
        for (const name of [selectedClass, emptyClass])
          from.classList.toggle(name, to.classList.contains(name));
        if (from.getAttribute(locationAttribute) === to.getAttribute(locationAttribute))
          return false;
        edited.close();
      }
      if (keepsFact(from)) return false;
      // Nearly all of the page is as it was: comparing it as a whole is faster than each attribute.
      if (from.isEqualNode(to)) return false;
      if (from !== activeElement || !from.hasAttribute("contenteditable")) return true;
      const location = to.getAttribute(locationAttribute);
      if (location !== null) from.setAttribute(locationAttribute, location);
      from.className = to.className;
      return sourceOf(from) !== sourceOf(to);
    },
  });
  if (isOther) defaultView?.scrollTo({ top: 0, behavior: "instant" });
}

/**
 * Whether a line of contact information is a link depends on what is in it, such as an email address. While it is being
 * typed it stays what it is: in another element, it would lose the caret.
 * @param text with the caret
 */
function keepLink(text: Element, next: Element): void {
  const same = (within: Element) =>
    [...within.querySelectorAll(`[${locationAttribute}]`)].filter(
      (each) => each.getAttribute(locationAttribute) === text.getAttribute(locationAttribute),
    );
  // A page may show a text several times.
  const other = same(next)[same(text.ownerDocument.body).indexOf(text)];
  const [now, then] = [text.closest("a"), other?.closest("a")];
  const words = other?.closest("bdi") ?? other?.parentElement;
  if (then && !now) then.replaceWith(...then.childNodes);
  if (!now || then || !words) return;
  const link = now.cloneNode() as Element; // Cast: a copy of an element is one.
  words.replaceWith(link);
  link.append(words);
}

function pageIn(body: Element): string | undefined {
  return body.querySelector("[data-page-view]")?.getAttribute("data-page-view") ?? undefined;
}
