// Names an earlier published state by its day, its time and its summary.
import { once } from "../../../content/model/once.ts";
import type { PublishedState } from "../../../store/store.ts";

const day = once(() => new Intl.DateTimeFormat("en", { dateStyle: "long" }));
const time = once(() => new Intl.DateTimeFormat("en", { timeStyle: "short" }));

/** In the time zone of the person who reads it: `May 27, 2025`. */
export function dayOf({ date }: Pick<PublishedState, "date">): string {
  return day().format(new Date(date));
}

/** Such as `2:03 PM`. */
export function timeOf({ date }: Pick<PublishedState, "date">): string {
  return time().format(new Date(date));
}

/** The summary's first line. */
export function subjectOf({ message }: Pick<PublishedState, "message">): string {
  return message.split("\n", 1)[0]?.trim() || "Without a summary";
}

/** What the summary says below its first line, such as a list of changes. */
export function moreOf({ message }: Pick<PublishedState, "message">): string {
  return message.split("\n").slice(1).join("\n").trim();
}
