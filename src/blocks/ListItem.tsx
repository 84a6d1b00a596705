// Shows one item of a list as its layout needs it: a plain item, a question that opens its answer, a quote, or news.
import type { ReactElement } from "react";
import { RichText } from "../components/RichText.tsx";
import type { BlockOf } from "../content/model/site.ts";
import { lastDayShown } from "../content/text/event-days.ts";
import { datesText, dayText, timesText, writableLanguage } from "../content/text/time-text.ts";
import { languageWithin } from "../content/text/writing.ts";
import { ActionButton } from "./ActionButton.tsx";
import { dated } from "./dated.ts";
import { IconShapes } from "./IconShapes.tsx";
import { ItemTable } from "./ItemTable.tsx";
import { PictureView } from "./PictureView.tsx";
import { ItemHeading, SubHeading } from "./Section.tsx";
import { VideoView } from "./VideoView.tsx";
import type { SiteOfBlocks } from "./view.ts";

export interface ListItemProps {
  item: BlockOf<"list">["items"][number];
  /** The heading of the list. */
  below: string | undefined;
  site: SiteOfBlocks;
  /** The list's, such as `en-US`. */
  language: string;
}

export function Item({ item, below, site, language }: ListItemProps): ReactElement {
  const { picture, icon, heading } = item;
  const words = (
    <>
      {icon && <IconShapes icon={icon} />}
      <ItemHeading below={below}>{heading}</ItemHeading>
      <Text item={item} below={below} />
      {item.video && <VideoView video={item.video} language={language} />}
      <Rest item={item} />
    </>
  );
  if (!picture) return <li {...dated(item, icon ? "item with-icon" : "item", site)}>{words}</li>;
  return (
    <li {...dated(item, "item illustrated", site)}>
      <PictureView picture={picture} sizes="(min-width: 40rem) 24rem, 100vw" whole />
      <div className="item-words">{words}</div>
    </li>
  );
}

/** An item with its date, which is a time for machines, too. */
export function NewsItem(props: ListItemProps): ReactElement {
  const { item, site, language } = props;
  const { date } = item;
  const calendar = writableLanguage(language, site.language);
  return (
    <li {...dated(item, "news-item", site)}>
      {date !== undefined && (
        <time dateTime={date} {...languageWithin(calendar, language)}>
          {dayText(date, calendar)}
        </time>
      )}
      <NewsWords {...props} />
    </li>
  );
}

/** An item with its days, its time and its place. It is over after its last day. */
export function EventItem(props: ListItemProps): ReactElement {
  const { item, site, language } = props;
  const { firstDay, lastDay, time, place } = item;
  const calendar = writableLanguage(language, site.language);
  const inCalendar = languageWithin(calendar, language);
  return (
    <li {...dated({ ...item, until: lastDayShown(item) }, "news-item", site)}>
      <div className="event-when">
        {firstDay && (
          <p {...inCalendar}>
            <time dateTime={firstDay}>{datesText(firstDay, lastDay || undefined, calendar)}</time>
          </p>
        )}
        {time !== undefined && <p {...inCalendar}>{timesText([time], calendar)}</p>}
        {place !== undefined && <p>{place}</p>}
      </div>
      <NewsWords {...props} />
    </li>
  );
}

function NewsWords({ item, below, language }: ListItemProps): ReactElement {
  const { picture, icon, heading, video } = item;
  return (
    <div className="news-words">
      {icon && <IconShapes icon={icon} />}
      <ItemHeading below={below}>{heading}</ItemHeading>
      <Text item={item} below={below} />
      {picture && <PictureView picture={picture} sizes="(min-width: 40rem) 38rem, 100vw" whole />}
      {video && <VideoView video={video} language={language} />}
      <Rest item={item} />
    </div>
  );
}

/** The browser's page search also finds text in a closed question, and opens it. */
export function Question({ item, below, site, language }: ListItemProps): ReactElement {
  const { picture, icon, heading } = item;
  return (
    <li {...dated(item, "question", site)}>
      <details>
        <summary>
          {icon && <IconShapes icon={icon} />}
          <ItemHeading below={below}>{heading}</ItemHeading>
        </summary>
        <div className="answer">
          {picture && (
            <PictureView picture={picture} sizes="(min-width: 40rem) 24rem, 100vw" whole />
          )}
          <Text item={item} below={below} />
          {item.video && <VideoView video={item.video} language={language} />}
          <Rest item={item} />
        </div>
      </details>
    </li>
  );
}

export function Quote({ item, below, site }: ListItemProps): ReactElement {
  const { picture, icon, heading, details, action } = item;
  return (
    <li {...dated(item, "quote", site)}>
      <figure>
        {icon && <IconShapes icon={icon} />}
        <blockquote>
          <Text item={item} below={below} />
        </blockquote>
        <figcaption>
          {picture && <PictureView picture={picture} sizes="5rem" whole />}
          <div>
            {heading !== undefined && <b>{heading}</b>}
            {details && <cite>{details.join(" · ")}</cite>}
            {action && <ActionButton action={action} kind="text" />}
          </div>
        </figcaption>
      </figure>
    </li>
  );
}

function Text({
  item: { text, parts, table },
  below,
}: Pick<ListItemProps, "item" | "below">): ReactElement {
  return (
    <>
      {text && (
        <div className="item-text">
          <RichText text={text} />
        </div>
      )}
      {parts?.map((part, index) => (
        <div className="item-part" key={index}>
          <SubHeading below={below}>{part.heading}</SubHeading>
          <div className="item-text">
            <RichText text={part.text} />
          </div>
        </div>
      ))}
      {table && <ItemTable table={table} />}
    </>
  );
}

function Rest({ item: { details, action } }: Pick<ListItemProps, "item">): ReactElement {
  return (
    <>
      {details && (
        <ul className="details">
          {details.map((detail, index) => (
            <li key={index}>{detail}</li>
          ))}
        </ul>
      )}
      {action && (
        <div>
          <ActionButton action={action} kind="text" />
        </div>
      )}
    </>
  );
}
