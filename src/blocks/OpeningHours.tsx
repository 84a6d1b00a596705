// Shows the site's opening hours as a table, and whether it is open now, which only the visitor's clock knows.
import type { ReactElement } from "react";
import type { BlockOf, Site } from "../content/model/site.ts";
import { dayGroups, weekdays } from "../content/text/week.ts";
import { dated } from "./dated.ts";
import { datesText, daysText, timesText } from "./time-text.ts";
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
}

interface OpeningHoursProps {
  hours: NonNullable<BlockOf<"contactInfo">["hours"]>;
  /** The heading of the block. */
  below: string | undefined;
  site: Site;
}

export function OpeningHours({ hours, below, site }: OpeningHoursProps): ReactElement {
  const rows: Row[] = hours.rows ?? siteRows(site);
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
                {row.days}
                {row.dates !== undefined && <span className="hours-dates">{row.dates}</span>}
              </th>
              <td>{row.hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The opening hours in site.json: days with the same hours together, then the exceptions. */
function siteRows({ openingHours, language, wording }: Site): Row[] {
  if (!openingHours) return [];
  const written = (times: readonly string[] = []) => {
    if (times.length === 0) return wording.closedDay;
    return times.includes("00:00-24:00") ? wording.allDay : timesText(times, language);
  };
  const week = dayGroups(openingHours).map(({ days, times }) => ({
    days: daysText(days, language),
    hours: written(times),
  }));
  const exceptions = (openingHours.exceptions ?? []).map(({ name, from, until, open }) => ({
    days: name,
    dates: datesText(from, until, language),
    hours: written(open),
    until: until ?? from,
  }));
  return [...week, ...exceptions];
}

/** Hidden until the script has read the clock. It knows these attributes, and nothing else about opening hours. */
function OpenNow({ site }: { site: Site }): ReactElement | null {
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
      hidden
    />
  );
}
