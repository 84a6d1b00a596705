// Entry point of the script on a site whose pages have documents of their own.
import { closestTo } from "./closest-to.ts";
import { pagesToFetch } from "./pages-to-fetch.ts";
import { start } from "./start.ts";

// A click that opens a new tab or window, or downloads, is the browser's.
addEventListener(
  "click",
  (event) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!isPlain && closestTo(event, "a[data-page]")) event.stopPropagation();
  },
  true,
);

start(pagesToFetch);
