// Selects a text that was just added to the page, so that typing replaces it.
import { onceDrawn } from "../../ui/focus-field.ts";
import { attributeOf, type Place } from "../../model/location.ts";
import { placeAttribute } from "./attributes.ts";

export function typeOver(place: Place): void {
  const name = CSS.escape(attributeOf(place));
  onceDrawn(
    () => {
      const frame = document.querySelector<HTMLIFrameElement>("iframe.page-frame");
      const words = frame?.contentDocument?.querySelector<HTMLElement>(
        `[${placeAttribute}="${name}"]`,
      );
      return words ?? undefined;
    },
    (words) => {
      words.scrollIntoView({ block: "center" });
      words.focus();
      words.ownerDocument.getSelection()?.selectAllChildren(words);
    },
  );
}
