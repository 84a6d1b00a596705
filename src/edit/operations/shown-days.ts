// Says that visitors don't see something any more, or not yet, and since or from when.
import { siteFile } from "../../content/model/input.ts";
import { isFields } from "../../content/model/json.ts";
import { dayAfter, isDay } from "../../content/text/day.ts";
import { lastDayShown } from "../../content/text/event-days.ts";
import { siteLanguage } from "../../content/resolve/site-language.ts";
import { dayText } from "../../content/text/time-text.ts";
import { dayAt, phaseOn, type Dated } from "../../runtime/is-current.ts";
import type { Files } from "../model/history.ts";
import { fileValue } from "../model/read-json.ts";
import { t } from "../../words/t.ts";

export interface ShownDays {
  is: "over" | "early";
  /** For the author. */
  words: string;
}

/** @returns undefined for what visitors see today */
export function shownDays(files: Files, dated: Dated, now: Date): ShownDays | undefined {
  const [from, until] = [known(dated.from), known(dated.until)];
  // Most items have no day, and today's date takes a while.
  if (from === undefined && until === undefined) return undefined;
  const site = fileValue(files, siteFile);
  const zone = isFields(site) ? site["timeZone"] : undefined;
  const phase = phaseOn({ from, until }, todayIn(typeof zone === "string" ? zone : undefined, now));
  const language = siteLanguage(site);
  if (phase === "over" && until !== undefined) {
    const since = dayText(dayAfter(until), language);
    return { is: "over", words: t`Over since ${since}: visitors don’t see it.` };
  }
  if (phase !== "early" || from === undefined) return undefined;
  return { is: "early", words: t`Visitors see it from ${dayText(from, language)} on.` };
}

/** What the days of a list's items are. */
interface ListOfDays {
  /** Of the block. */
  layout: string | undefined;
  /** False if they are when visitors see an item; true if an item, such as a holiday, is about them and seen before. */
  isAboutDays: boolean;
}

const fields = ["from", "until", "firstDay", "lastDay", "time"];

/** @param item of a list, as it is written */
export function shownDaysOf(
  files: Files,
  item: unknown,
  { layout, isAboutDays }: ListOfDays,
  now: Date,
): ShownDays | undefined {
  if (!isFields(item)) return undefined;
  const day = (name: string) => (typeof item[name] === "string" ? item[name] : undefined);
  const [from, until, firstDay, lastDay, time] = fields.map(day);
  if (isAboutDays) return shownDays(files, { until: until ?? from }, now);
  const end = layout === "events" ? lastDayShown({ firstDay, lastDay, time, until }) : until;
  return shownDays(files, { from, until: end }, now);
}

/** Undefined for what isn't a day, which the check reports. */
function known(day: string | undefined): string | undefined {
  return day !== undefined && isDay(day) ? day : undefined;
}

function todayIn(zone: string | undefined, now: Date): string {
  try {
    return dayAt(now, zone);
  } catch {
    // The check reports an unknown time zone.
    return dayAt(now, undefined);
  }
}
