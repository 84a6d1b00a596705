// Shows a text as readers know it: what its links, facts, days and names of pages and files stand for, not how they are
// written.
import { isMedia } from "../model/input.ts";
import type { Facts } from "../model/symbols.ts";
import type { Plan } from "../schema/walk.ts";
import { dayText, timesText } from "../text/time-text.ts";
import { readLinkedPage } from "../model/linked-page.ts";
import { t } from "../../words/t.ts";

/** What it takes to name an item. */
export interface KnownForNames {
  facts: Facts;
  /** The site's, in which it writes days and times; if undefined, they are shown as in the file. */
  language: string | undefined;
}

/** What the names in content refer to. */
export interface Known extends KnownForNames {
  /** Page titles by page name. */
  titles: ReadonlyMap<string, string>;
}

/** A character that a backslash makes plain in Markdown. */
const escaped = /\\([!-/:-@[-`{-~])/g;

/**
 * @param plan of the text's field
 * @param showFact a fact that exists; its value by default
 * @returns `the price page (Page “Prices”)` for `[the price page](page:prices)`
 */
export function shownInWords(
  text: string,
  plan: Plan | undefined,
  { facts, titles, language }: Known,
  showFact = (name: string) => facts[name] ?? "",
): string {
  const titleOfPage = (written: string) => {
    const { page, section } = readLinkedPage(written);
    const title = titles.get(page) ?? page;
    return section === undefined ? t`Page “${title}”` : t`Page “${title}”, section “${section}”`;
  };
  if (plan?.kind === "page" || plan?.kind === "linkedPage") return titleOfPage(text);
  if (isMedia(text)) return withoutFolder(text);
  if (plan?.isDay) return shownDay(text, language);
  if (plan?.isTimes) return shownTimes([text], language);
  const shown = text
    .replaceAll(/\{\{\s*facts\.([^{}]*?)\s*\}\}/g, (whole, name: string) =>
      Object.hasOwn(facts, name) ? showFact(name) : whole,
    )
    .replaceAll(
      /\[([^[\]]*)\]\(page:([^()\s]+)[^()]*\)/g,
      (_whole, words: string, name: string) => `${words} (${titleOfPage(name)})`,
    )
    .replaceAll(
      /\[([^[\]]*)\]\(((?:media\/|https?:|mailto:|tel:)[^()\s]+)\)/g,
      (_whole, words: string, address: string) => {
        const target = address.replace(/^(?:media\/|mailto:|tel:)/, "");
        return target === words ? words : `${words} (${target})`;
      },
    );
  return plan?.kind === "markdown" ? shown.replaceAll(escaped, "$1") : shown;
}

/** @param day such as `2025-12-24` */
export function shownDay(day: string, language: Known["language"]): string {
  return language === undefined ? day : dayText(day, language);
}

/** @param times of one day, such as `08:00-17:30` */
export function shownTimes(times: readonly unknown[], language: Known["language"]): string {
  const written = times.map(String);
  return language === undefined ? written.join(", ") : timesText(written, language);
}

function withoutFolder(name: string): string {
  return name.replace(/^media\//, "");
}
