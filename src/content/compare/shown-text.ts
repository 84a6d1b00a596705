// Shows a text as readers know it: what its links, facts and names of pages and files stand for, not how they are written.
import { isMedia } from "../model/input.ts";
import type { Facts } from "../model/symbols.ts";
import type { Plan } from "../schema/walk.ts";
import { readLinkedPage } from "../model/linked-page.ts";

/** What the names in content refer to. */
export interface Known {
  facts: Facts;
  /** Page titles by page name. */
  titles: ReadonlyMap<string, string>;
}

/**
 * @param plan of the text's field
 * @param showFact a fact that exists; its value by default
 * @returns `the price page (Page “Prices”)` for `[the price page](page:prices)`
 */
export function shownInWords(
  text: string,
  plan: Plan | undefined,
  { facts, titles }: Known,
  showFact = (name: string) => facts[name] ?? "",
): string {
  const titleOfPage = (written: string) => {
    const { page, section } = readLinkedPage(written);
    const title = `Page “${titles.get(page) ?? page}”`;
    return section === undefined ? title : `${title}, section “${section}”`;
  };
  if (plan?.kind === "page" || plan?.kind === "linkedPage") return titleOfPage(text);
  if (isMedia(text)) return withoutFolder(text);
  return text
    .replaceAll(/\{\{\s*facts\.([^{}]*?)\s*\}\}/g, (whole, name: string) =>
      Object.hasOwn(facts, name) ? showFact(name) : whole,
    )
    .replaceAll(
      /\[([^[\]]*)\]\(page:([^()\s]+)[^()]*\)/g,
      (_whole, words: string, name: string) => `${words} (${titleOfPage(name)})`,
    )
    .replaceAll(
      /\[([^[\]]*)\]\(((?:media\/|https?:)[^()\s]+)\)/g,
      (_whole, words: string, address: string) => `${words} (${withoutFolder(address)})`,
    );
}

function withoutFolder(name: string): string {
  return name.replace(/^media\//, "");
}
