// What the editor says about published states.
import type { Published } from "./store.ts";
import { day } from "../words/formats.ts";
import { t } from "../words/t.ts";

export const noSuchState = t`This version isn't part of the published history anymore. Close this dialog and open it again.`;

/** What the author's changes are compared with. @param date in ISO 8601 */
export function publishedContentOf(date: string): string {
  return t`the published content of ${dayInWords(date)}`;
}

/** What is published, and since when in ISO 8601: the words for it are made where the reader's language is known. */
export type DatedPublished =
  | Exclude<Published, { is: "known" }>
  | (Omit<Extract<Published, { is: "known" }>, "against"> & { date: string });

export function publishedInWords(found: DatedPublished): Published {
  if (found.is === "unknown") return found;
  const { date, ...published } = found;
  const against = published.isPushed
    ? publishedContentOf(date)
    : t`the last committed version, from ${dayInWords(date)}`;
  return { ...published, against };
}

/** @param date in ISO 8601 */
function dayInWords(date: string): string {
  return day(new Date(date));
}

/** A commit's message as the author wrote it, without the lines that the editor adds to a proposal. */
export function withoutTrailers(message: string): string {
  return message.replace(/^(?:Based-on|Proposed-from): .*$/gm, "").trim();
}
