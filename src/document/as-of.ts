// The site on the day of the build: without what is over, and with what has begun shown like everything else.
import type { Block, Site } from "../content/model/site.ts";
import { dayAfter } from "../content/text/day.ts";
import { endsNextDay, weekdayOf } from "../content/text/week.ts";
import { dayAt, phaseOn, type Dated } from "../runtime/is-current.ts";
import { datedListsOf, withItems } from "./dated-parts.ts";

/** Where a day ends last. Without a time zone of its own, a site's items aren't over before they are over everywhere. */
const lastZone = "Etc/GMT+12";

/**
 * Leaves out what is over, and a block with it if nothing else is in it.
 * @param now the time of the build
 */
export function asOf(site: Site, now: Date): Site {
  return onDay(site, dayAt(now, site.timeZone ?? lastZone));
}

/** The same as visitors with this computer's clock see it: without a time zone, a site's day is that of the computer. */
export function asOfHere(site: Site, now: Date): Site {
  return onDay(site, dayAt(now, site.timeZone));
}

function onDay(site: Site, day: string): Site {
  const current: Current = (items) =>
    items
      .filter((item) => phaseOn(item, day) !== "over")
      .map((item) => (phaseOn(item, day) === "now" ? begun(item) : item));
  const { notice, openingHours, navigation, footer, ...rest } = site;
  const pages = site.pages.map((page) => ({
    ...page,
    blocks: page.blocks.flatMap((block) => blockNow(block, site, current)),
  }));
  const [shown] = notice ? current([notice]) : [];
  return {
    ...rest,
    pages,
    navigation: current(navigation),
    footer: {
      ...footer,
      links: { ...footer.links, items: current(footer.links.items) },
      legal: current(footer.legal),
    },
    ...(shown && { notice: shown }),
    ...(openingHours && { openingHours: hoursNow(openingHours, day) }),
  };
}

type Current = <Item extends Dated>(items: readonly Item[]) => Item[];

/** No block if all its items are over: its heading would be above nothing. */
function blockNow(block: Block, site: Site, current: Current): Block[] {
  const lists = datedListsOf(block, site).map(([path, before]) => {
    const left = current(before);
    return { path, left, isOver: isOver(before, left) };
  });
  if (lists.some((list) => list.isOver) && lists.every(({ left }) => left.length === 0)) return [];
  return [lists.reduce((now, { path, left }) => withItems(now, path, left), block)];
}

/** False for a block that had nothing to show before, because everything in it is hidden. */
function isOver(before: readonly unknown[], left: readonly unknown[]): boolean {
  return before.length > 0 && left.length === 0;
}

type Hours = NonNullable<Site["openingHours"]>;

/** An exception stays one day longer if hours of its last day, or those that it replaces, go on after midnight. */
function hoursNow({ exceptions = [], ...week }: Hours, day: string): Hours {
  const left = exceptions.filter(({ from, until = from, open = [] }) => {
    const usual = week[weekdayOf(until)] ?? [];
    const last = [...open, ...usual].some(endsNextDay) ? dayAfter(until) : until;
    return phaseOn({ until: last }, day) !== "over";
  });
  return left.length > 0 ? { ...week, exceptions: left } : week;
}

function begun<Item extends Dated>(item: Item): Item {
  const { from: _from, ...rest } = item;
  // Cast: the first day may always be left out.
  return rest as Item;
}
