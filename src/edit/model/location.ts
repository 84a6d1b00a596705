// A place in a content file: what is selected, typed into, or pointed at.
import { pageNameOf, siteFile } from "../../content/model/input.ts";
import { pointer, type Path } from "../../content/model/path.ts";

export interface Place {
  /** As it is called in the content folder. */
  file: string;
  path: Path;
}

/** What somebody has chosen. */
export interface SelectedLocation extends Place {
  /** Of a fact that was pressed: the text that it was pressed in. */
  clickedIn?: FactInText | undefined;
}

/** One of the facts that a text names. */
export interface FactInText {
  text: Place;
  isFormatted: boolean;
  /** How many of the same name stand before it. */
  nth: number;
}

/** The same place has the same text, which an attribute can hold. */
export function attributeOf({ file, path }: Place): string {
  return file + pointer(path);
}

/** The place that `attributeOf` made a text of. No field of content has a number as its name. */
export function placeIn(attribute: string): Place {
  const [file = "", ...keys] = attribute.split("/");
  const path = keys.map((key) =>
    /^\d+$/.test(key) ? Number(key) : key.replaceAll("~1", "/").replaceAll("~0", "~"),
  );
  return { file, path };
}

/** The page that is in a file; undefined for site.json. */
export function pageIn(file: string): string | undefined {
  return file === siteFile ? undefined : pageNameOf(file);
}

/** Whether a path leads to a place or into it. */
export function isWithin(inner: Path, outer: Path): boolean {
  return outer.every((key, depth) => inner[depth] === key);
}
