// The entries and buttons that call a page as its title does: what is the same to a visitor, and stands in other files.
import { isFields, valueAt } from "../../../content/model/json.ts";
import { makeStep, startHistory, type Operation, type Files } from "../../model/history.ts";
import type { Place } from "../../model/location.ts";
import { fileValue } from "../../model/read-json.ts";
import { pageReferences, placesOf } from "../references/references.ts";
import { renamePage } from "./edit-pages.ts";

/** How long a label may be. */
export const longestLabel = 40;

/** "About us | {{facts.company}}" says "About us". */
export function labelFromTitle(title: string): string {
  const [words = ""] = title.replaceAll(/\{\{[^{}]*\}\}/g, " ").split(/\s[|·–—-](?:\s|$)/);
  return words.replaceAll(/\s+/g, " ").trim().slice(0, longestLabel).trim();
}

/** Where a link to the page has for its label what its title says. */
export function matchingLabels(files: Files, page: string, title: string): Place[] {
  const label = labelFromTitle(title);
  return placesOf(pageReferences(files, page)).flatMap(({ file, path }) => {
    const own = path.slice(0, -1);
    const link = path.at(-1) === "page" && valueAt(fileValue(files, file), own);
    const isSame = isFields(link) && link["label"] === label;
    return isSame ? [{ file, path: [...own, "label"] }] : [];
  });
}

interface PageTitleChange {
  /** undefined for a page that has none. */
  title: string | undefined;
  /** The labels that are to say the same. */
  labels: readonly Place[];
  /** Of its file. */
  name: string;
}

/** A page by another title, or another name, and what leads to it. */
export function retitlePage(
  files: Files,
  page: string,
  { title, labels, name }: PageTitleChange,
): Operation[] {
  const set = ({ file, path }: Place, value: string): Operation => {
    return { file, change: { do: "set", path, value } };
  };
  const words = title === undefined ? [] : [set({ file: `${page}.json`, path: ["title"] }, title)];
  const operations = [...words, ...labels.map((place) => set(place, labelFromTitle(title ?? "")))];
  if (name === page) return operations;
  const { files: after } = makeStep(startHistory(files), operations);
  return [...operations, ...renamePage(after, page, name)];
}
