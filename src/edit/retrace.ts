// Where an undo or a redo has changed something, and how that is told.
import { compareContent } from "../content/compare/compare.ts";
import type { Difference } from "../content/compare/difference.ts";
import { cutAfter } from "../content/compare/words.ts";
import type { Path } from "../content/model/path.ts";
import type { Files } from "./history.ts";
import type { Place } from "./place.ts";
import { readJson } from "./read-json.ts";

export interface Retraced {
  /** Undefined where nothing is left to be shown. A page as a whole has no path. */
  place: Place | undefined;
  words: string;
}

/**
 * @param deed what was done
 * @param before the files as they were until then
 */
export function retrace(deed: "Undone" | "Redone", before: Files, after: Files): Retraced {
  const media = new Map<string, string>();
  const found = compareContent({ files: before, media }, { files: after, media });
  // A page that came or went says more than the buttons that lead to it.
  const first = found.find(({ path }) => path.length === 0) ?? found[0];
  if (!first) return { place: undefined, words: `${deed}.` };
  const more = found.length > 1 ? `, and ${found.length - 1} more` : "";
  const words = [`${deed}: ${called(first)}${more}.`, ...leftInMedia(before, after)];
  return { place: placeLeft(after, first), words: words.join(" ") };
}

/** What is said of files that were named and aren't any more: no step takes them away. */
function leftInMedia(before: Files, after: Files): string[] {
  const now = mediaIn(after);
  const left = [...mediaIn(before)].filter((name) => !now.has(name));
  return left.map((name) => `${name} stays in the media folder.`);
}

/** Without what leads to them. */
function mediaIn(files: Files): Set<string> {
  const named = [...files.values()].flatMap((text) => [...text.matchAll(/"media\/([^"\\]+)"/g)]);
  return new Set(named.flatMap(([, name]) => name ?? []));
}

const fates: Readonly<Record<Difference["did"], string>> = {
  added: " is there again",
  removed: " is gone again",
  changed: "",
  moved: " is where it was",
  renamed: " has its other name",
};

/** Titles are written for search engines, and this is to be heard. */
const longestTitle = 40;

/** `Heading of Hero “Why us” on “Home”`; the last words say of what came or went where it is now. */
function called({ file, path, place, page, did }: Difference): string {
  if (path.length === 0) return `“${page}” (${file})${fates[did]}`;
  const where = page === "Every page" ? "every page" : `“${cutAfter(page, longestTitle)}”`;
  return `${place.toReversed().join(" of ")} on ${where}${fates[did]}`;
}

/** In the place of what is gone, what has come up there, or what it was in. */
function placeLeft(files: Files, { file, path }: Difference): Place | undefined {
  const text = files.get(file);
  return text === undefined ? undefined : { file, path: pathLeft(readJson(text), path) };
}

function pathLeft(root: unknown, path: Path): Path {
  const left: (string | number)[] = [];
  let value = root;
  for (const key of path) {
    const near = Array.isArray(value) ? Math.min(Number(key), value.length - 1) : key;
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, near)) break;
    left.push(near);
    // Cast: it has just been asked for.
    value = (value as Record<string | number, unknown>)[near];
    if (near !== key) break;
  }
  return left;
}
