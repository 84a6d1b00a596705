// Finds links to a page whose label is its title, so that a new title can change them too.
import { siteFile } from "../../../content/model/input.ts";
import { isFields, valueAt } from "../../../content/model/json.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import { makeStep, startHistory, type Operation, type Files } from "../../model/history.ts";
import type { Location } from "../../model/location.ts";
import { fileValue } from "../../model/read-json.ts";
import { pageReferences, locationsOf } from "../references/references.ts";
import { renamePage } from "./edit-pages.ts";
import { labelFromTitle, wordsOfTitle } from "./title-label.ts";

/** True if no page has this title: visitors can't tell two pages with the same one apart. An empty one is nobody's. */
export function isTitleFree(files: Files, title: string): boolean {
  const wanted = wordsOfTitle(title).toLowerCase();
  if (wanted === "") return true;
  return [...files.keys()].every((file) => {
    const other = file === siteFile ? undefined : valueAt(fileValue(files, file), ["title"]);
    return typeof other !== "string" || wordsOfTitle(other).toLowerCase() !== wanted;
  });
}

/** The labels of links to a page that match its title. */
export function matchingLabels(
  vocabulary: Vocabulary,
  files: Files,
  page: string,
  title: string,
): Location[] {
  const label = labelFromTitle(title);
  return locationsOf(pageReferences(vocabulary, files, page)).flatMap(({ file, path }) => {
    const own = path.slice(0, -1);
    const link = path.at(-1) === "page" && valueAt(fileValue(files, file), own);
    const isSame = isFields(link) && link["label"] === label;
    return isSame ? [{ file, path: [...own, "label"] }] : [];
  });
}

interface PageTitleChange {
  /** undefined if the page has none. */
  title: string | undefined;
  /** The labels to change with it. */
  labels: readonly Location[];
  /** Its file name without `.json`. */
  name: string;
}

/** Changes a page's title, its name, or both, and updates the links to it. */
export function retitlePage(
  vocabulary: Vocabulary,
  files: Files,
  page: string,
  { title, labels, name }: PageTitleChange,
): Operation[] {
  const set = ({ file, path }: Location, value: string): Operation => {
    return { file, change: { do: "set", path, value } };
  };
  const words = title === undefined ? [] : [set({ file: `${page}.json`, path: ["title"] }, title)];
  const operations = [
    ...words,
    ...labels.map((location) => set(location, labelFromTitle(title ?? ""))),
  ];
  if (name === page) return operations;
  const { files: after } = makeStep(startHistory(files), operations);
  return [...operations, ...renamePage(vocabulary, after, page, name)];
}
