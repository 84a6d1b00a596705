// Selects a text that was just added to the page, so that typing replaces it.
import { onceDrawn } from "../../ui/focus-field.ts";
import { locationKey, type Location } from "../../model/location.ts";
import { locationAttribute } from "./attributes.ts";

export function typeOver(location: Location): void {
  const name = CSS.escape(locationKey(location));
  onceDrawn(
    () => {
      const frame = document.querySelector<HTMLIFrameElement>("iframe.page-frame");
      const words = frame?.contentDocument?.querySelector<HTMLElement>(
        `[${locationAttribute}="${name}"]`,
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
