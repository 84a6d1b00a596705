// Selects a text that was just added to the page, so that typing replaces it.
import { onceDrawn } from "../../ui/focus-field.ts";
import { locationKey, type Location } from "../../model/location.ts";
import { locationAttribute } from "./attributes.ts";
import { elementOf, shownPage } from "./find-element.ts";

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
      const own = `[${locationAttribute}^="${CSS.escape(locationKey(location))}"]`;
      const words = element.matches(own) ? element : element.querySelector<HTMLElement>(own);
      if (words) select(words);
      else element.scrollIntoView({ block: "center" });
    },
  );
}

function select(words: HTMLElement): void {
  words.scrollIntoView({ block: "center" });
  words.focus();
  words.ownerDocument.getSelection()?.selectAllChildren(words);
}
