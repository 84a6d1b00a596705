// Names an earlier published state by its day, its time and its summary.
import type { PublishedState } from "../../../store/store.ts";
import { t } from "../../../words/t.ts";
import { day, time } from "../../../words/formats.ts";

/** In the time zone of the person who reads it: `May 27, 2025`. */
export function dayOf({ date }: Pick<PublishedState, "date">): string {
  return day(new Date(date));
}

/** Such as `2:03 PM`. */
export function timeOf({ date }: Pick<PublishedState, "date">): string {
  return time(new Date(date));
}

/** The summary's first line. */
export function subjectOf({ message }: Pick<PublishedState, "message">): string {
  return message.split("\n", 1)[0]?.trim() || t`Without a summary`;
}

/** What the summary says below its first line, such as a list of changes. */
export function moreOf({ message }: Pick<PublishedState, "message">): string {
  return message.split("\n").slice(1).join("\n").trim();
}
