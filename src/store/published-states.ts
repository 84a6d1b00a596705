// What the editor says about published states.
import { day } from "../words/formats.ts";
import { t } from "../words/t.ts";

export const noSuchState = t`This version isn't part of the published history anymore. Close this dialog and open it again.`;

/** What the author's changes are compared with. @param date in ISO 8601 */
export function publishedContentOf(date: string): string {
  return t`the published content of ${dayInWords(date)}`;
}

/** @param date in ISO 8601 */
export function dayInWords(date: string): string {
  return day(new Date(date));
}

/** A commit's message as the author wrote it, without the lines that the editor adds to a proposal. */
export function withoutTrailers(message: string): string {
  return message.replace(/^(?:Based-on|Proposed-from): .*$/gm, "").trim();
}
