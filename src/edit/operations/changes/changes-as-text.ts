// Formats changes as plain text: a list to send for approval, and a commit message.
import { differenceTitle, textOf } from "../../../content/compare/difference-text.ts";
import { changeNames, type Difference, type Piece } from "../../../content/compare/difference.ts";
import { groupBy } from "../../../content/model/group.ts";
import { isMedia } from "../../../content/model/input.ts";
import { pageIn } from "../../model/location.ts";

/** Further changes are counted, not listed. */
const mostLines = 30;

export interface PageChanges {
  page: string;
  /** `media` for all media files. */
  file: string;
  differences: readonly Difference[];
}

/** Groups changes by page, with all media in one group. */
export function groupByPage(differences: readonly Difference[]): PageChanges[] {
  const groups = groupBy(differences, ({ file }) => (isMedia(file) ? mediaGroup : file));
  return [...groups].map(([file, own]) => ({ file, page: own[0]?.page ?? file, differences: own }));
}

/** Lists each page with its changes, before and now. */
export function changesAsList(differences: readonly Difference[]): string {
  return groupByPage(differences)
    .map(({ page, file, differences: own }) => {
      const lines = own.flatMap((each) => [`- ${changeName(each)}`, ...sides(each)]);
      return [file === mediaGroup ? page : `${page} (${file})`, ...lines].join("\n");
    })
    .join("\n\n");
}

/** A subject line that names the pages, then one line per change. */
export function changesAsMessage(differences: readonly Difference[]): string {
  if (differences.length === 0) return "Publish the site for the first time";
  const lines = differences
    .slice(0, mostLines)
    .map((each) => `- ${nameOf(each)}: ${changeName(each)}`);
  const more = differences.length - lines.length;
  return [subject(differences), "", ...lines, ...(more > 0 ? [`- and ${more} more`] : [])].join(
    "\n",
  );
}

/** Names a change within its page: `Card “On US hours” › Text: removed`. */
export function changeName(difference: Difference): string {
  const { did, file } = difference;
  if (!isMedia(file)) return differenceTitle(difference);
  return `${file}: ${did === "changed" ? "replaced" : changeNames[did]}`;
}

/** Names up to three pages; more are only counted. */
function subject(differences: readonly Difference[]): string {
  const names = [...new Set(differences.map(nameOf))];
  const others = names.filter((name) => name === everyPage || name === mediaGroup);
  const pages = names.length - others.length;
  const listed = names.length > 3 && pages > 1 ? [`${pages} pages`, ...others] : names;
  return `Change ${new Intl.ListFormat("en", { type: "conjunction" }).format(listed)}`;
}

/** Names for changes that aren't on a page. */
const everyPage = "site settings";
export const mediaGroup = "media";

function nameOf({ file }: Difference): string {
  if (isMedia(file)) return mediaGroup;
  return pageIn(file) ?? everyPage;
}

function sides({ file, before, after }: Difference): string[] {
  // A media file has nothing to show but its name.
  if (isMedia(file)) return [];
  return [side("before", before), side("now", after)].flat();
}

function side(name: string, pieces: readonly Piece[]): string[] {
  const text = textOf(pieces);
  return text === "" ? [] : [`  ${name}: ${text.replaceAll(/\s*\n\s*/g, " ")}`];
}
