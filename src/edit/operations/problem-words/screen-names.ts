// Names what a problem is about the way the screen does: by the schema's titles and the pages' own.
import { siteFile } from "../../../content/model/input.ts";
import type { FileLine } from "../../../content/diagnostics/catalog/entry.ts";
import { isFields, valueAt } from "../../../content/model/json.ts";
import { follow } from "../../../content/schema/read-schema.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { Files } from "../../model/history.ts";
import type { Location } from "../../model/location.ts";
import { fileValue } from "../../model/read-json.ts";
import { nodeAt, variantFor } from "../../schema/node-at.ts";
import { siteLanguage } from "../../../content/resolve/site-language.ts";
import { dayText, timesText } from "../../../content/text/time-text.ts";
import { fileTitle, pathNames } from "../references/location-name.ts";
import { t } from "../../../words/t.ts";
import type { ScreenNames } from "./entry.ts";

/** @param location of the problem */
export function screenNames(vocabulary: Vocabulary, files: Files, location: Location): ScreenNames {
  const language = siteLanguage(fileValue(files, siteFile));
  return {
    owner: lastName(vocabulary, files, ownerOf(files, location)),
    value: valueTitle(vocabulary, files, location) ?? lastName(vocabulary, files, location),
    field: (name) => fieldTitle(vocabulary, files, location, name) ?? name,
    setting: (path) => valueTitle(vocabulary, files, { file: siteFile, path }) ?? path.join(" "),
    day: (written) => dayText(written, language),
    times: (written) => timesText([written], language),
    page: (name) => fileTitle(files, withoutFolder(name.replace(/(\.json)?$/, ".json"))),
    places(lines, more = 0) {
      const named = [...new Set(lines.map((line) => placeName(vocabulary, files, line)))];
      return more > 0 ? t`${named.join("; ")}; and ${more} more` : named.join("; ");
    },
  };
}

function lastName(vocabulary: Vocabulary, files: Files, location: Location): string {
  return pathNames(vocabulary, files, location).at(-1) ?? fileTitle(files, location.file);
}

/** The fields or the file around a location, or at it. */
function ownerOf(files: Files, { file, path }: Location): Location {
  const root = fileValue(files, file);
  const depth = path.findLastIndex((_, index) => isFields(valueAt(root, path.slice(0, index + 1))));
  return { file, path: path.slice(0, depth + 1) };
}

/** The title of the nearest field with this name, at a location or around it. */
function fieldTitle(
  vocabulary: Vocabulary,
  files: Files,
  { file, path }: Location,
  name: string,
): string | undefined {
  const root = fileValue(files, file);
  for (let depth = path.length; depth >= 0; depth--) {
    const at = path.slice(0, depth);
    const node = nodeAt(vocabulary, file, root, at);
    const owner = node && variantFor(node, valueAt(root, at));
    const field = owner?.schema.properties?.[name];
    if (owner && field) return follow(field, owner).schema.title;
  }
  return undefined;
}

/** The title of a value, without its own words. */
function valueTitle(
  vocabulary: Vocabulary,
  files: Files,
  { file, path }: Location,
): string | undefined {
  return path.length === 0
    ? undefined
    : nodeAt(vocabulary, file, fileValue(files, file), path)?.schema.title;
}

/** `Contact › Text` */
function placeName(vocabulary: Vocabulary, files: Files, { file, path }: FileLine): string {
  const location = { file: withoutFolder(file), path };
  const title = valueTitle(vocabulary, files, location) ?? lastName(vocabulary, files, location);
  return [fileTitle(files, location.file), title].join(" › ");
}

function withoutFolder(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1);
}
