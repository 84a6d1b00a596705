// Shows what begins, and removes what is over, while visitors read. Only sites with such content have it.
import { eachAdded } from "./each-added.ts";
import { dayAt, phaseOn } from "./is-current.ts";

const selector = "[data-from], [data-until]";

/** In milliseconds: what is over stays for at most this long after midnight. */
const everyMinute = 60_000;

const isHidden = (element: Element): boolean => element.hasAttribute("hidden");

eachAdded(selector, update);
setInterval(() => document.querySelectorAll<HTMLElement>(selector).forEach(update), everyMinute);

function update(element: HTMLElement): void {
  const { from, until, zone } = element.dataset;
  const phase = phaseOn({ from, until }, today(zone));
  const list = element.parentElement;
  if (phase === "over") element.remove();
  else element.hidden = phase === "early";
  // Without items, a section's heading is above nothing.
  const section = list?.closest<HTMLElement>("section");
  if (section && list) section.hidden = [...list.children].every(isHidden);
}

function today(zone: string | undefined): string {
  try {
    return dayAt(new Date(), zone);
  } catch {
    // The browser doesn't know the time zone.
    return dayAt(new Date(), undefined);
  }
}
