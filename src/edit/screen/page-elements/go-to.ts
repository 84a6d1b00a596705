// Shows a location on the page and in the panel: scrolls to it, and moves the focus there from the same region.
import { pointer } from "../../../content/model/path.ts";
import { focusField, onceDrawn } from "../../ui/focus-field.ts";
import type { Location } from "../../model/location.ts";
import { bringIntoView, elementAround, elementOf } from "./find-element.ts";

/** Buttons in other regions keep the focus, so that people can click them again. */
export function goToElement(location: Location): void {
  const { activeElement } = document;
  const frame = document.querySelector<HTMLIFrameElement>("iframe.page-frame");
  const isOnPage = activeElement !== null && activeElement === frame;
  const focused = frame?.contentDocument?.activeElement;
  // The rows of a list move the focus themselves.
  const isInRows = activeElement?.closest(".rows");
  const field = isInRows ? undefined : activeElement?.closest(".panel [data-pointer]");
  if (field && field.getAttribute("data-pointer") !== pointer(location.path))
    focusField(location.path);
  onceDrawn(
    () => {
      const page = frame?.contentDocument;
      return page ? elementAround(page, location)?.element : undefined;
    },
    (element) => {
      bringIntoView(element);
      const { activeElement: current, body } = element.ownerDocument;
      // People who clicked or tabbed elsewhere by then stay there.
      const isFree = current === focused || current === body;
      if (isOnPage && isFree && element === elementOf(element.ownerDocument, location))
        element.focus({ preventScroll: true });
    },
  );
}
