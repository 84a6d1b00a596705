// Puts a page that was drawn anew in place of the one that is shown.
import morphdom from "morphdom";
import type { Site } from "../../../content/model/site.ts";
import { colourRule } from "../../../document/tokens.ts";
import { writtenWords } from "./annotate.ts";
import { emptyClass, placeAttribute } from "../../screen/page-elements/attributes.ts";
import type { FormattedText } from "../rich-text/formatted-text.ts";

/** Of the element that shows what is selected. */
export const selectedClass = "selected";

/**
 * Changes what differs, so that the page stays where it is scrolled to and the caret where it is; another page begins
 * at its top.
 * @param edited what draws itself
 */
export function show(
  { documentElement, head, body, activeElement, defaultView }: Document,
  next: Element,
  site: Site,
  edited: FormattedText | undefined,
): void {
  if (documentElement.lang !== site.language) documentElement.lang = site.language;
  const colours = head.querySelector("#colours");
  const rule = colourRule(site.palette);
  // Written anew, even the same rule has the browser compute every style of the page.
  if (colours && colours.textContent !== rule) colours.textContent = rule;
  const isOther = pageIn(body) !== pageIn(next);
  morphdom(body, next, {
    // While things are being changed two of them may have the same id, by which it would tell them apart.
    getNodeKey: () => undefined,
    onBeforeElUpdated(from, to) {
      if (from === edited?.host) {
        for (const name of [selectedClass, emptyClass])
          from.classList.toggle(name, to.classList.contains(name));
        if (from.getAttribute(placeAttribute) === to.getAttribute(placeAttribute)) return false;
        edited.close();
      }
      if (from !== activeElement || !from.hasAttribute("contenteditable")) return true;
      const place = to.getAttribute(placeAttribute);
      if (place !== null) from.setAttribute(placeAttribute, place);
      from.className = to.className;
      return writtenWords(from) !== writtenWords(to);
    },
  });
  if (isOther) defaultView?.scrollTo({ top: 0, behavior: "instant" });
}

function pageIn(body: Element): string | undefined {
  return body.querySelector("[data-page-view]")?.getAttribute("data-page-view") ?? undefined;
}
