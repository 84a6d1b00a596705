// A location in a content file, such as the selected block or the field being typed into.
import { pageNameOf, siteFile } from "../../content/model/input.ts";
import { pointer, type Path } from "../../content/model/path.ts";

export interface Location {
  /** Its name in the content folder. */
  file: string;
  path: Path;
}

/** What is selected. */
export interface SelectedLocation extends Location {
  /** For a fact that was clicked: the text that contains it. */
  clickedIn?: FactInText | undefined;
}

/** A fact within a text. */
export interface FactInText {
  text: Location;
  isFormatted: boolean;
  /** How many times the text uses the same fact before it. */
  nth: number;
}

/** A place as text, for HTML attributes and as a key. */
export function locationKey({ file, path }: Location): string {
  return file + pointer(path);
}

/** The inverse of `attributeOf`. A numeric key is a list index, because no field's name is a number. */
export function locationFromKey(attribute: string): Location {
  const [file = "", ...keys] = attribute.split("/");
  const path = keys.map((key) =>
    /^\d+$/.test(key) ? Number(key) : key.replaceAll("~1", "/").replaceAll("~0", "~"),
  );
  return { file, path };
}

/** The name of a file's page; undefined for site.json. */
export function pageIn(file: string): string | undefined {
  return file === siteFile ? undefined : pageNameOf(file);
}

/** Whether a path is the same as another one or inside it. */
export function isWithin(inner: Path, outer: Path): boolean {
  return outer.every((key, depth) => inner[depth] === key);
}
