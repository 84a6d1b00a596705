// The site on the day of the build: without what is over, and with what has begun shown like everything else.
import type { Block, Site } from "../content/model/site.ts";
import { dayAt, phaseOn, type Dated } from "../runtime/is-current.ts";

/** Where a day ends last. Without a time zone of its own, a site's items aren't over before they are over everywhere. */
const lastZone = "Etc/GMT+12";

/** The items of a block that may have a first and a last day. */
export function datedIn(block: Block): readonly Dated[] {
  switch (block.type) {
    case "cardGrid":
      return block.cards;
    case "list":
      return block.items;
    case "steps":
      return block.steps;
    default:
      return [];
  }
}

/** @param now the time of the build */
export function asOf(site: Site, now: Date): Site {
  const day = dayAt(now, site.timeZone ?? lastZone);
  const current = <Item extends Dated>(items: readonly Item[]): Item[] =>
    items
      .filter((item) => phaseOn(item, day) !== "over")
      .map((item) => (phaseOn(item, day) === "now" ? begun(item) : item));
  const { notice, openingHours, ...rest } = site;
  const pages = site.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => blockNow(block, current)),
  }));
  const [shown] = notice ? current([notice]) : [];
  const exceptions = openingHours?.exceptions?.filter(
    ({ from, until }) => phaseOn({ until: until ?? from }, day) !== "over",
  );
  return {
    ...rest,
    pages,
    ...(shown && { notice: shown }),
    ...(openingHours && { openingHours: { ...openingHours, ...(exceptions && { exceptions }) } }),
  };
}

type Current = <Item extends Dated>(items: readonly Item[]) => Item[];

function blockNow(block: Block, current: Current): Block {
  switch (block.type) {
    case "cardGrid":
      return { ...block, cards: current(block.cards) };
    case "list":
      return { ...block, items: current(block.items) };
    case "steps":
      return { ...block, steps: current(block.steps) };
    default:
      return block;
  }
}

function begun<Item extends Dated>(item: Item): Item {
  const { from: _from, ...rest } = item;
  // Cast: the first day may always be left out.
  return rest as Item;
}
