// Changes as plain text: a list for whoever approves, and a message for whoever reads the site's history.
import { deedNames, type Difference, type Piece } from "../../../content/compare/difference.ts";
import { pageIn } from "../../model/location.ts";

/** More are counted, not listed. */
const mostLines = 30;

export interface PageChanges {
  page: string;
  file: string;
  differences: readonly Difference[];
}

/** Those of a page, or of media, beside one another. */
export function groupByPage(differences: readonly Difference[]): PageChanges[] {
  const groups = new Map<string, Difference[]>();
  for (const each of differences) {
    const key = each.page === "Media" ? "media" : each.file;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups].map(([file, own]) => ({ file, page: own[0]?.page ?? file, differences: own }));
}

/** Each page, and below it what was there and what is. */
export function changesAsList(differences: readonly Difference[]): string {
  return groupByPage(differences)
    .map(({ page, file, differences: own }) => {
      const lines = own.flatMap((each) => [`- ${changeName(each)}`, ...sides(each)]);
      return [page === "Media" ? page : `${page} (${file})`, ...lines].join("\n");
    })
    .join("\n\n");
}

/** A first line that says where, and then each change in a line. */
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

/** What changed in a group's words: `Card “On US hours” › Text: removed`. */
export function changeName({ place, did, file, page }: Difference): string {
  const verb = page === "Media" && did === "changed" ? "replaced" : deedNames[did];
  const name = page === "Media" ? file : place.join(" › ");
  return verb === "" ? name : `${name}: ${verb}`;
}

/** Of many pages, only how many they are. */
function subject(differences: readonly Difference[]): string {
  const names = [...new Set(differences.map(nameOf))];
  const others = names.filter((name) => name === everyPage || name === media);
  const pages = names.length - others.length;
  const listed = names.length > 3 && pages > 1 ? [`${pages} pages`, ...others] : names;
  return `Change ${new Intl.ListFormat("en", { type: "conjunction" }).format(listed)}`;
}

/** What names no page. */
const everyPage = "site settings";
const media = "media";

function nameOf({ file, page }: Difference): string {
  if (page === "Media") return media;
  return pageIn(file) ?? everyPage;
}

function sides({ page, before, after }: Difference): string[] {
  // Of a file in media, its name has been said.
  if (page === "Media") return [];
  return [side("before", before), side("now", after)].flat();
}

function side(name: string, pieces: readonly Piece[]): string[] {
  const text = pieces.map((piece) => piece.text).join("");
  return text === "" ? [] : [`  ${name}: ${text.replaceAll(/\s*\n\s*/g, " ")}`];
}
