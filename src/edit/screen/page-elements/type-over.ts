// Selects a text on the page, so that typing replaces it; also one that was just added and isn't drawn yet.
import { onceDrawn } from "../../ui/focus-field.ts";
import { holdLetters } from "../../ui/hold-letters.ts";
import { locationKey, type Location } from "../../model/location.ts";
import { locationAttribute } from "./attributes.ts";
import { elementOf, shownPage } from "./find-element.ts";
import { holdTyping } from "./hold-typing.ts";

/** Nothing that is typed from now on gets into another text. */
export function typeOver(location: Location): void {
  const name = CSS.escape(locationKey(location));
  const find = () =>
    shownPage()?.querySelector<HTMLElement>(`[${locationAttribute}="${name}"]`) ?? undefined;
  const words = find();
  if (words) return select(words);
  const type = holdTyping();
  onceDrawn(
    find,
    (drawn) => {
      select(drawn);
      type();
    },
    type,
  );
}

/** Selects the first text of a block or an item. If it has none, it is only brought into view. */
export function typeOverFirst(location: Location): void {
  const type = holdLetters();
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
      type(words?.ownerDocument);
    },
    type,
  );
}

function select(words: HTMLElement): void {
  words.scrollIntoView({ block: "center" });
  words.focus();
  words.ownerDocument.getSelection()?.selectAllChildren(words);
}
