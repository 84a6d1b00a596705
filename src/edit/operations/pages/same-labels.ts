// The entries and buttons that call a page as its title does: what is the same to a visitor, and stands in other files.
import { isFields, valueAt } from "../../../content/model/json.ts";
import { makeStep, startHistory, type Deed, type Files } from "../../model/history.ts";
import type { Place } from "../../model/location.ts";
import { fileValue } from "../../model/read-json.ts";
import { pageReferences, placesOf } from "../references/references.ts";
import { renamePage } from "./edit-pages.ts";

/** How long a label may be. */
export const longestLabel = 40;

/** "About us | {{facts.company}}" says "About us". */
export function labelFrom(title: string): string {
  const [words = ""] = title.replaceAll(/\{\{[^{}]*\}\}/g, " ").split(/\s[|·–—-](?:\s|$)/);
  return words.replaceAll(/\s+/g, " ").trim().slice(0, longestLabel).trim();
}

/** Where a link to the page has for its label what its title says. */
export function labelsSaying(files: Files, page: string, title: string): Place[] {
  const label = labelFrom(title);
  return placesOf(pageReferences(files, page)).flatMap(({ file, path }) => {
    const own = path.slice(0, -1);
    const link = path.at(-1) === "page" && valueAt(fileValue(files, file), own);
    const isSame = isFields(link) && link["label"] === label;
    return isSame ? [{ file, path: [...own, "label"] }] : [];
  });
}

interface Retitled {
  /** undefined for a page that has none. */
  title: string | undefined;
  /** The labels that are to say the same. */
  spoken: readonly Place[];
  /** Of its file. */
  name: string;
}

/** A page by another title, or another name, and what leads to it. */
export function retitled(files: Files, page: string, { title, spoken, name }: Retitled): Deed[] {
  const set = ({ file, path }: Place, value: string): Deed => {
    return { file, change: { do: "set", path, value } };
  };
  const words = title === undefined ? [] : [set({ file: `${page}.json`, path: ["title"] }, title)];
  const deeds = [...words, ...spoken.map((place) => set(place, labelFrom(title ?? "")))];
  if (name === page) return deeds;
  const { files: after } = makeStep(startHistory(files), deeds);
  return [...deeds, ...renamePage(after, page, name)];
}
