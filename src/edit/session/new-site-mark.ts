// Remembers in this browser that a site was new, and that its author closed the list of what to do first.
import { siteFile } from "../../content/model/input.ts";
import { isFields, valueAt } from "../../content/model/json.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { parseJson } from "../../content/text/parse-json.ts";
import { readStored, removeStored, store } from "../model/browser-storage.ts";
import type { Stored } from "../../store/store.ts";

type Mark = "begun" | "closed";

/** @param site the site's unique name @returns undefined if the list was never shown in this browser */
export function newSiteMark(site: string): Mark | undefined {
  const stored = readStored("localStorage", keyOf(site));
  return stored === "begun" || stored === "closed" ? stored : undefined;
}

/** Whether the list of what to do first is on the screen from the beginning, so that nothing moves when it is filled. */
export function startsWithTasks(
  { site, files }: Pick<Stored, "site" | "files">,
  { isSampleText }: Pick<Vocabulary, "isSampleText">,
): boolean {
  const mark = newSiteMark(site);
  if (mark !== undefined) return mark === "begun";
  const text = files.find(({ name }) => name === siteFile)?.text ?? "";
  const facts = valueAt(parseJson(text), ["facts"]);
  const values = isFields(facts) ? Object.values(facts) : [];
  return values.some((value) => typeof value === "string" && isSampleText(value));
}

export function storeNewSiteMark(site: string, mark: Mark): void {
  // Without storage, the list is closed until the tab is.
  store("localStorage", keyOf(site), mark);
}

export function forgetNewSiteMark(site: string): void {
  removeStored("localStorage", keyOf(site));
}

function keyOf(site: string): string {
  return `new-site:${site}`;
}
