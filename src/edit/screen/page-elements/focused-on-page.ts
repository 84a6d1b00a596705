// Tells where on the page the author is after they left another section of the screen.
import { locationFromKey, type Location } from "../../model/location.ts";
import { locationAttribute } from "./attributes.ts";
import { beforeNextKey } from "./before-next-key.ts";
import { shownPage } from "./find-element.ts";

/**
 * Runs an action that may change the page: at once, or after the click on the page that is going on, because the page
 * would move below it.
 * @param action gets the text on the page that has the focus
 */
export function whenPageIsFree(action: (focused: Location | undefined) => void): void {
  const page = shownPage();
  const run = () => action(page && textWithFocus(page));
  if (page?.querySelector(":active"))
    page.addEventListener("pointerup", () => beforeNextKey(run), { once: true });
  else run();
}

function textWithFocus(page: Document): Location | undefined {
  // The page remembers a focus of its own while another section of the screen has it.
  if (!(document.activeElement instanceof HTMLIFrameElement)) return undefined;
  const key = page.activeElement
    ?.closest(`[${locationAttribute}]`)
    ?.getAttribute(locationAttribute);
  return key ? locationFromKey(key) : undefined;
}
