// Shows the site's opening hours as a table, and whether it is open now, which only the visitor's clock knows.
import { useContext, type ReactElement } from "react";
import { SiteLanguages, SiteWords } from "../components/SiteWords.tsx";
import type { BlockOf, Site } from "../content/model/site.ts";
import { datesText, daysText, timesText } from "../content/text/time-text.ts";
import { dayGroups, weekdays } from "../content/text/week.ts";
import { dated } from "./dated.ts";
import { ItemHeading } from "./Section.tsx";

/** In letters: longer names of days don't fit next to the hours on a phone. */
const longestDays = 14;

interface Row {
  days: string;
  /** The dates of an exception. */
  dates?: string;
  hours: string;
  /** The last of the dates. */
  until?: string;
  /** Which of these words are the site's own, in its language. */
  own?: { days?: boolean; hours: boolean };
}

interface OpeningHoursProps {
  hours: NonNullable<BlockOf<"contactInfo">["hours"]>;
  /** The heading of the block. */
  below: string | undefined;
  site: Site;
  /** The block's language. */
  language: string;
}

export function OpeningHours(props: OpeningHoursProps): ReactElement {
  const { hours, below, site, language } = props;
  const rows: Row[] = hours.rows ?? siteRows(site, language);
  const isLong = rows.some(({ days }) => days.length > longestDays);
  const className = hours.rows ? "hours" : "hours site-hours";
  return (
    <div className={isLong ? `${className} long-labels` : className}>
      <ItemHeading below={below}>{hours.heading}</ItemHeading>
      {!hours.rows && <OpenNow site={site} />}
      <table>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} {...dated({ until: row.until }, undefined, site)}>
              <th scope="row">
                {row.own?.days ? <SiteWords>{row.days}</SiteWords> : row.days}
                {row.dates !== undefined && <span className="hours-dates">{row.dates}</span>}
              </th>
              <td>{row.own?.hours ? <SiteWords>{row.hours}</SiteWords> : row.hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The opening hours in site.json: days with the same hours together, then the exceptions. */
function siteRows({ openingHours, wording }: Site, language: string): Row[] {
  if (!openingHours) return [];
  const written = (times: readonly string[] = []) => {
    if (times.length === 0) return { hours: wording.closedDay, own: { hours: true } };
    const isAllDay = times.includes("00:00-24:00");
    const hours = isAllDay ? wording.allDay : timesText(times, language);
    return { hours, own: { hours: isAllDay } };
  };
  const week = dayGroups(openingHours).map(({ days, times }) => ({
    days: daysText(days, language),
    ...written(times),
  }));
  const exceptions = (openingHours.exceptions ?? []).map(({ name, from, until, open }): Row => {
    const { hours, own } = written(open);
    const dates = datesText(from, until, language);
    return { days: name, dates, hours, own: { ...own, days: true }, until: until ?? from };
  });
  return [...week, ...exceptions];
}

/** Hidden until the script has read the clock. It knows these attributes, and nothing else about opening hours. */
function OpenNow({ site }: { site: Site }): ReactElement | null {
  const siteLanguage = useContext(SiteLanguages);
  const { openingHours, timeZone, wording } = site;
  if (!openingHours || timeZone === undefined) return null;
  const week = weekdays.map((day) => openingHours[day] ?? []);
  const exceptions = (openingHours.exceptions ?? []).map(({ from, until, open }) => [
    from,
    until ?? from,
    open ?? [],
  ]);
  return (
    <p
      className="open-now"
      data-opening-hours={JSON.stringify([timeZone, week, exceptions])}
      data-open={wording.openNow}
      data-closed={wording.closedNow}
      {...siteLanguage}
      hidden
    />
  );
}
