// Formats changes as plain text: a list to send for approval, and a commit message.
import { changeNames, type Difference, type Piece } from "../../../content/compare/difference.ts";
import { pageIn } from "../../model/location.ts";

/** Further changes are counted, not listed. */
const mostLines = 30;

export interface PageChanges {
  page: string;
  file: string;
  differences: readonly Difference[];
}

/** Groups changes by page, with all media in one group. */
export function groupByPage(differences: readonly Difference[]): PageChanges[] {
  const groups = new Map<string, Difference[]>();
  for (const each of differences) {
    const key = each.page === "Media" ? "media" : each.file;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups].map(([file, own]) => ({ file, page: own[0]?.page ?? file, differences: own }));
}

/** Lists each page with its changes, before and now. */
export function changesAsList(differences: readonly Difference[]): string {
  return groupByPage(differences)
    .map(({ page, file, differences: own }) => {
      const lines = own.flatMap((each) => [`- ${changeName(each)}`, ...sides(each)]);
      return [page === "Media" ? page : `${page} (${file})`, ...lines].join("\n");
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
export function changeName({ location, did, file, page }: Difference): string {
  const verb = page === "Media" && did === "changed" ? "replaced" : changeNames[did];
  const name = page === "Media" ? file : location.join(" › ");
  return verb === "" ? name : `${name}: ${verb}`;
}

/** Names up to three pages; more are only counted. */
function subject(differences: readonly Difference[]): string {
  const names = [...new Set(differences.map(nameOf))];
  const others = names.filter((name) => name === everyPage || name === media);
  const pages = names.length - others.length;
  const listed = names.length > 3 && pages > 1 ? [`${pages} pages`, ...others] : names;
  return `Change ${new Intl.ListFormat("en", { type: "conjunction" }).format(listed)}`;
}

/** Names for changes that aren't on a page. */
const everyPage = "site settings";
const media = "media";

function nameOf({ file, page }: Difference): string {
  if (page === "Media") return media;
  return pageIn(file) ?? everyPage;
}

function sides({ page, before, after }: Difference): string[] {
  // A media file has nothing to show but its name.
  if (page === "Media") return [];
  return [side("before", before), side("now", after)].flat();
}

function side(name: string, pieces: readonly Piece[]): string[] {
  const text = pieces.map((piece) => piece.text).join("");
  return text === "" ? [] : [`  ${name}: ${text.replaceAll(/\s*\n\s*/g, " ")}`];
}
