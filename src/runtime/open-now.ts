// Says beside opening hours if it is open now. Only sites with opening hours and a time zone have it.
import { eachAdded } from "./each-added.ts";
import { isOpen, type OpeningHours } from "./is-open.ts";

/** In milliseconds: the words are wrong for at most this long. */
const everyHalfMinute = 30_000;

const selector = "[data-opening-hours]";

eachAdded(selector, update);
setInterval(
  () => document.querySelectorAll<HTMLElement>(selector).forEach(update),
  everyHalfMinute,
);

function update(element: HTMLElement): void {
  const { openingHours = "", open = "", closed = "" } = element.dataset;
  try {
    // Cast: the build writes the attribute in this form.
    const isNowOpen = isOpen(JSON.parse(openingHours) as OpeningHours, new Date());
    element.textContent = isNowOpen ? open : closed;
    element.toggleAttribute("data-is-open", isNowOpen);
    element.hidden = false;
  } catch {
    // The browser doesn't know the time zone. The table is still right.
  }
}
