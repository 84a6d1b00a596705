// Leaves clicks that open a new tab or window, or download, to the browser. Only sites whose pages are links have it.
import { closestTo } from "./closest-to.ts";

addEventListener(
  "click",
  (event) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!isPlain && closestTo(event, "a[data-page]")) event.stopPropagation();
  },
  true,
);
