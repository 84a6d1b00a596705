// Two people have changed the same file: what can be put together is, and the rest is for the editor to choose.
import { diff3Merge } from "node-diff3";
import type { Files } from "./history.ts";
import type { StoredFile } from "./store/store.ts";

/** What both have changed: some lines, or a whole file that one of them has taken away, which is undefined. */
export interface Clash {
  mine: string | undefined;
  theirs: string | undefined;
}

export type Choice = keyof Clash;

/** A file in parts: what is settled, and what isn't. */
export type Merged = readonly (string | Clash)[];

export interface Conflict {
  /** As somebody else has left it. */
  file: StoredFile;
  merged: Merged;
}

/** What comes of files that somebody else has changed. */
interface MergedFiles {
  /** Those that are settled, each with what is to stand in it now; undefined takes it away. */
  settled: { file: StoredFile; text: string | undefined }[];
  conflicts: Conflict[];
}

/**
 * @param theirs the files as they are in the store now; one that is gone has no version
 * @param base the files as they were in the store before
 */
export function mergeFiles(
  mine: Files,
  base: ReadonlyMap<string, StoredFile>,
  theirs: readonly StoredFile[],
): MergedFiles {
  const merged = theirs.map((file) => ({
    file,
    merged: merge(mine.get(file.name), base.get(file.name)?.text, textOf(file)),
  }));
  const isOpen = ({ merged: parts }: Conflict) => clashesIn(parts).length > 0;
  return {
    settled: merged
      .filter((each) => !isOpen(each))
      .map(({ file, merged: parts }) => ({ file, text: settled(parts) })),
    conflicts: merged.filter(isOpen),
  };
}

/**
 * What is asked after files have changed once more: what is asked already is asked on, so that no choice is lost.
 * @param theirs the files that have changed
 */
export function stillOpen(
  asked: readonly Conflict[],
  theirs: readonly StoredFile[],
  found: readonly Conflict[],
): Conflict[] {
  const known = ({ name, version }: StoredFile) =>
    asked.find(({ file }) => file.name === name && file.version === version);
  const others = asked.filter(({ file }) => !theirs.some(({ name }) => name === file.name));
  return [...others, ...found.map((each) => known(each.file) ?? each)];
}

/** @returns undefined for one that is gone */
export function textOf({ text, version }: StoredFile): string | undefined {
  return version === "" ? undefined : text;
}

/**
 * Puts changes of different lines together.
 * @param base what both began with; of each, undefined says that there is no such file
 */
export function merge(
  mine: string | undefined,
  base: string | undefined,
  theirs: string | undefined,
): Merged {
  if (mine === theirs || theirs === base) return whole(mine);
  if (mine === base) return whole(theirs);
  if (mine === undefined || theirs === undefined) return [{ mine, theirs }];
  const parts = diff3Merge(linesOf(mine), linesOf(base ?? ""), linesOf(theirs), {
    excludeFalseConflicts: true,
  });
  return parts.map(({ ok, conflict }) =>
    conflict ? { mine: conflict.a.join(""), theirs: conflict.b.join("") } : (ok ?? []).join(""),
  );
}

export function clashesIn(merged: Merged): Clash[] {
  return merged.filter((part) => typeof part !== "string");
}

/**
 * @param choices one for each clash, in order; mine where there is none
 * @returns undefined where nothing is left of the file
 */
export function settled(merged: Merged, choices: readonly Choice[] = []): string | undefined {
  let next = 0;
  const parts = merged.flatMap((part) =>
    typeof part === "string" ? part : (part[choices[next++] ?? "mine"] ?? []),
  );
  return parts.length === 0 ? undefined : parts.join("");
}

function whole(text: string | undefined): Merged {
  return text === undefined ? [] : [text];
}

/** Each with its end, so that they are the text again when put together. */
function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/);
}
