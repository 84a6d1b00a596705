// Finds what an undo or redo changed, where to scroll to, and the message about it.
import { compareContent } from "../../content/compare/compare.ts";
import type { Difference } from "../../content/compare/difference.ts";
import { cutAfter } from "../../content/text/cut.ts";
import type { Path } from "../../content/model/path.ts";
import { siteFile } from "../../content/model/input.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import type { Action, Files } from "../model/history.ts";
import { isWithin, type Location } from "../model/location.ts";
import { fileValue, valueIn } from "../model/read-json.ts";
import { fileTitle, pathNames } from "./references/location-name.ts";
import { t } from "../../words/t.ts";
import { doneWords, type Undo } from "./undo-words.ts";

interface LocatedUndo {
  /** Undefined if there is nothing to show; the path is empty for a whole page. */
  location: Location | undefined;
  message: string;
}

/**
 * @param before the files before the undo or redo
 * @param media the names of the files that there are, such as `media/desk.jpg`
 * @param action the original action, which decides what to show if several things changed
 */
export function locateUndo(
  vocabulary: Vocabulary,
  verb: Undo,
  before: Files,
  after: Files,
  media: ReadonlyMap<string, unknown>,
  action?: Action,
): LocatedUndo {
  const moved = action && locateMove(vocabulary, verb, action, after);
  if (moved) return moved;
  // The same before and after.
  const none = new Map<string, string>();
  const found = compareContent(
    { files: before, media: none },
    { files: after, media: none },
    vocabulary,
  );
  const first = mainDifference(found, action);
  if (!first) return { location: brokenFile(before, after), message: doneWords(verb) };
  const done = action?.isTheirs ? doneElsewhere[verb] : doneHere[verb];
  const what = switchName(first, before, after) ?? differenceName(first);
  const more = found.length - 1;
  const words = [
    more > 0 ? t`${done}: ${what}, and ${more} more.` : t`${done}: ${what}.`,
    ...leftInMedia(before, after, media),
  ];
  return { location: remainingLocation(after, first), message: words.join(" ") };
}

const doneHere: Readonly<Record<Undo, string>> = { Undone: t`Undone`, Redone: t`Redone` };

const doneElsewhere: Readonly<Record<Undo, string>> = {
  Undone: t`Undone (a change made elsewhere)`,
  Redone: t`Redone (a change made elsewhere)`,
};

/** A file that can't be parsed can't be compared, so the whole file is shown. */
function brokenFile(before: Files, after: Files): Location | undefined {
  const broken = [...after].find(
    ([file, text]) => text !== before.get(file) && fileValue(after, file) === undefined,
  );
  return broken && { file: broken[0], path: [] };
}

/** After a swap, a comparison can't tell which item was moved, but the original action can. */
function locateMove(
  vocabulary: Vocabulary,
  verb: Undo,
  { file, change }: Action,
  after: Files,
): LocatedUndo | undefined {
  const from = change?.do === "move" ? change.path.at(-1) : undefined;
  if (change?.do !== "move" || typeof from !== "number") return undefined;
  const isBack = verb === "Undone";
  const path = [...change.path.slice(0, -1), isBack ? from : change.to];
  const name = nameOnPage(
    { file, page: fileTitle(after, file) },
    pathNames(vocabulary, after, { file, path }),
  );
  const forth = change.to < from ? t`${name} moved up` : t`${name} moved down`;
  const what = isBack ? t`${name} moved back` : forth;
  return { location: { file, path }, message: t`${doneHere[verb]}: ${what}.` };
}

/** The difference at the original action, not one that followed from it elsewhere. */
function mainDifference(
  found: readonly Difference[],
  action: Action | undefined,
): Difference | undefined {
  // An added or removed page matters more than the links to it.
  const page = found.find(({ path }) => path.length === 0);
  const inFile = found.filter(({ file }) => file === action?.file);
  const change = action?.change;
  const at = change?.do === "insert" ? change.into : change?.path;
  const acted = at && inFile.find(({ path }) => isWithin(path, at) || isWithin(at, path));
  return page ?? acted ?? inFile[0] ?? found[0];
}

/** Mentions media files that are no longer used: undo never removes them. */
function leftInMedia(before: Files, after: Files, media: ReadonlyMap<string, unknown>): string[] {
  const now = mediaIn(after);
  const left = [...mediaIn(before)].filter((name) => !now.has(name) && media.has(`media/${name}`));
  return left.map((name) => t`${name} stays in the media folder.`);
}

/** The names of media files, without "media/". */
function mediaIn(files: Files): Set<string> {
  const named = [...files.values()].flatMap((text) => [...text.matchAll(/"media\/([^"\\]+)"/g)]);
  return new Set(named.flatMap(([, name]) => name ?? []));
}

const outcomes: Readonly<Record<Difference["did"], (what: string) => string>> = {
  added: (what) => t`${what} is back`,
  removed: (what) => t`${what} is gone`,
  changed: (what) => what,
  moved: (what) => t`${what} moved`,
  renamed: (what) => t`${what} was renamed`,
};

/** Page titles can be long, and screen readers read this message aloud. */
const longestTitle = 40;

/** `Heading of Page opening “Why us” on “Home”`, with the outcome if it was added, removed, moved, or renamed. */
function differenceName({ file, path, location, page, did }: Difference): string {
  const what =
    path.length === 0
      ? t`page “${cutAfter(page, longestTitle)}”`
      : nameOnPage({ file, page }, location);
  return outcomes[did](what);
}

/** `“Hidden” of Video “A tour” on “Home” is off`; undefined for what can't be switched on and off. */
function switchName(
  { file, path, page, location }: Difference,
  before: Files,
  after: Files,
): string | undefined {
  const values = [after, before].map((files) => valueIn(files, { file, path }));
  if (!values.some((value) => typeof value === "boolean")) return undefined;
  const own = location.at(-1) ?? "";
  const what = nameOnPage({ file, page }, [...location.slice(0, -1), t`“${own}”`]);
  return values[0] === true ? t`${what} is on` : t`${what} is off`;
}

/**
 * Only the two innermost names: the page goes there, and the message has little room.
 * @param names the names along the path, outermost first
 */
function nameOnPage(
  { file, page }: Pick<Difference, "file" | "page">,
  names: readonly string[],
): string {
  const [inner = "", outer] = names.toReversed();
  const title = cutAfter(page, longestTitle);
  if (outer === undefined)
    return file === siteFile ? t`${inner} in the site settings` : t`${inner} on “${title}”`;
  return file === siteFile
    ? t`${inner} of ${outer} in the site settings`
    : t`${inner} of ${outer} on “${title}”`;
}

/** If the place is gone: the item that is there now, or what contained it. */
function remainingLocation(files: Files, { file, path }: Difference): Location | undefined {
  return files.has(file) ? { file, path: remainingPath(fileValue(files, file), path) } : undefined;
}

function remainingPath(root: unknown, path: Path): Path {
  const left: (string | number)[] = [];
  let value = root;
  for (const key of path) {
    const near = Array.isArray(value) ? Math.min(Number(key), value.length - 1) : key;
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, near)) break;
    left.push(near);
    // Cast: the key was checked just before.
    value = (value as Record<string | number, unknown>)[near];
    if (near !== key) break;
  }
  return left;
}
