// Selects a text that was just added to the page, so that typing replaces it.
import { onceDrawn } from "../../ui/focus-field.ts";
import { locationKey, type Location } from "../../model/location.ts";
import { formattedAttribute, locationAttribute } from "./attributes.ts";
import { elementOf } from "./find-element.ts";

export function typeOver(location: Location): void {
  const name = CSS.escape(locationKey(location));
  onceDrawn(
    () => shownPage()?.querySelector<HTMLElement>(`[${locationAttribute}="${name}"]`) ?? undefined,
    select,
  );
}

/** Selects the first text of a block or an item. If it has none, it is only brought into view. */
export function typeOverFirst(location: Location): void {
  onceDrawn(
    () => {
      const page = shownPage();
      return page ? elementOf(page, location) : undefined;
    },
    (element) => {
      // A formatted text is drawn again when it is opened, which would lose the selection.
      const own = CSS.escape(locationKey(location));
      const lines = `[${locationAttribute}^="${own}"]:not([${formattedAttribute}])`;
      const words = element.matches(lines) ? element : element.querySelector<HTMLElement>(lines);
      if (words) select(words);
      else element.scrollIntoView({ block: "center" });
    },
  );
}

function shownPage(): Document | undefined {
  const frame = document.querySelector<HTMLIFrameElement>("iframe.page-frame");
  return frame?.contentDocument ?? undefined;
}

function select(words: HTMLElement): void {
  words.scrollIntoView({ block: "center" });
  words.focus();
  words.ownerDocument.getSelection()?.selectAllChildren(words);
}
