// Shows the site's opening hours as a table, and whether it is open now, which only the visitor's clock knows.
import { useContext, type ReactElement, type ReactNode } from "react";
import { SiteLanguages, SiteWords } from "../components/SiteWords.tsx";
import type { BlockOf } from "../content/model/site.ts";
import { datesText, daysText, timesText, writableLanguage } from "../content/text/time-text.ts";
import { dayGroups, weekdays } from "../content/text/week.ts";
import { languageWithin } from "../content/text/writing.ts";
import { dated } from "./dated.ts";
import { ItemHeading } from "./Section.tsx";
import type { SiteOfBlocks } from "./view.ts";

/** In letters: longer names of days don't fit next to the hours on a phone. */
const longestDays = 14;

interface Row {
  days: string;
  /** The dates of an exception. */
  dates?: string;
  hours: string;
  /** The last of the dates. */
  until?: string;
  /** Which of these words are in another language than the block. */
  of?: { days: Words; dates?: Words; hours: Words };
}

/** Words that the site adds are in its language; names of days and times are in the next one that has them. */
type Words = "site" | "calendar";

interface OpeningHoursProps {
  hours: NonNullable<BlockOf<"contactInfo">["hours"]>;
  /** The heading of the block. */
  below: string | undefined;
  site: SiteOfBlocks;
  /** The block's language. */
  language: string;
}

export function OpeningHours(props: OpeningHoursProps): ReactElement {
  const { hours, below, site, language } = props;
  const rows: Row[] = hours.rows ?? siteRows(site, language);
  const isLong = rows.some(({ days }) => days.length > longestDays);
  const languages = { around: language, site };
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
                <InLanguage of={row.of?.days} {...languages}>
                  {row.days}
                </InLanguage>
                {row.dates !== undefined && (
                  <span className="hours-dates">
                    <InLanguage of={row.of?.dates} {...languages}>
                      {row.dates}
                    </InLanguage>
                  </span>
                )}
              </th>
              <td>
                <InLanguage of={row.of?.hours} {...languages}>
                  {row.hours}
                </InLanguage>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface InLanguageProps {
  /** undefined for words that the author has written. */
  of: Words | undefined;
  /** The block's language. */
  around: string;
  site: SiteOfBlocks;
  children: string;
}

function InLanguage({ of, around, site, children }: InLanguageProps): ReactNode {
  if (of === "site") return <SiteWords>{children}</SiteWords>;
  const calendar = writableLanguage(around, site.language);
  const attributes = of === "calendar" ? languageWithin(calendar, around) : undefined;
  return attributes ? <span {...attributes}>{children}</span> : children;
}

/** The opening hours in site.json: days with the same hours together, then the exceptions. */
function siteRows(
  { openingHours, wording, language: ofSite }: SiteOfBlocks,
  around: string,
): Row[] {
  if (!openingHours) return [];
  const language = writableLanguage(around, ofSite);
  const written = (times: readonly string[] = []): [hours: string, of: Words] => {
    if (times.length === 0) return [wording.closedDay, "site"];
    if (times.includes("00:00-24:00")) return [wording.allDay, "site"];
    return [timesText(times, language), "calendar"];
  };
  const week = dayGroups(openingHours).map(({ days, times }): Row => {
    const [hours, of] = written(times);
    return { days: daysText(days, language), hours, of: { days: "calendar", hours: of } };
  });
  const exceptions = (openingHours.exceptions ?? []).map(({ name, from, until, open }): Row => {
    const [hours, of] = written(open);
    const dates = datesText(from, until, language);
    const ofWords = { days: "site", dates: "calendar", hours: of } as const;
    return { days: name, dates, hours, of: ofWords, until: until ?? from };
  });
  return [...week, ...exceptions];
}

/** Hidden until the script has read the clock. It knows these attributes, and nothing else about opening hours. */
function OpenNow({ site }: { site: SiteOfBlocks }): ReactElement | null {
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
