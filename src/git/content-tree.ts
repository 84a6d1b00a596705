// Reads, compares and assembles the content folder's files as git stores them, without the person's own index.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { mostText } from "../content/model/input.ts";
import { decode } from "../media/decode.ts";
import { readIfReadable } from "../files/read-if-readable.ts";
import { withTemporaryFolder } from "../files/temporary-folder.ts";
import type { ChangedFile } from "../store/publishing.ts";
import { git, listed } from "./git.ts";
import type { Repository } from "./repository.ts";

/** Pathspecs of the files that are published, relative to the content folder. */
export const contentFiles = [":(glob)*.json", ":(glob)media/**"];

/** Hidden files are never published. */
export function isPublishable(name: string): boolean {
  return !name.split("/").some((part) => part.startsWith("."));
}

/** Runs `work` with a temporary index that has a commit's files. */
export async function withIndex<Result>(
  { folder }: Pick<Repository, "folder">,
  commit: string,
  work: (own: { environment: { GIT_INDEX_FILE: string } }, scratch: string) => Promise<Result>,
): Promise<Result> {
  return withTemporaryFolder(async (scratch) => {
    const own = { environment: { GIT_INDEX_FILE: join(scratch, "index") } };
    await git(folder, ["read-tree", commit], own);
    return work(own, scratch);
  });
}

/**
 * Makes a tree of a commit's files with the content on disk in place of the committed content, except ignored files.
 * @param marked files that stay as they are in the commit
 */
export async function treeOfDisk(
  repository: Repository,
  commit: string,
  marked: Pick<ReadonlySet<string>, "has">,
): Promise<string> {
  const { folder } = repository;
  return withIndex(repository, commit, async (own) => {
    const ask = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--"];
    const names = listed(await git(folder, [...ask, ...contentFiles], own)).filter(isPublishable);
    const changing = names.filter((name) => !marked.has(name));
    const input = changing.map((name) => `${name}\0`).join("");
    const add = ["update-index", "-z", "--add", "--remove", "--stdin"];
    await git(folder, add, { ...own, input });
    return git(folder, ["write-tree"], own);
  });
}

/** Their contents are named by mode and object id, `100644 1a2b…`. */
export async function changedFiles(
  { folder, prefix }: Repository,
  before: string,
  after: string,
): Promise<ChangedFile[]> {
  const ask = ["diff-tree", "-r", "-z", "--no-renames", before, after, "--", ...contentFiles];
  const parts = listed(await git(folder, ask));
  const files: ChangedFile[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    // :100644 100644 1a2b… 3c4d… M
    const [modeBefore, modeAfter, idBefore, idAfter] = (parts[at] ?? "").slice(1).split(" ");
    const name = (parts[at + 1] ?? "").slice(prefix.length);
    const kept = (mode = "", id = "") => (/^0+$/.test(id) ? undefined : `${mode} ${id}`);
    if (isPublishable(name))
      files.push({ name, before: kept(modeBefore, idBefore), after: kept(modeAfter, idAfter) });
  }
  return files;
}

/** The input for `git update-index -z --index-info` that sets files to their `after` state. */
export function indexInfo({ prefix }: Repository, files: readonly ChangedFile[]): string {
  const gone = (before = "") => `0 ${before.replace(/^\d+ /, "").replaceAll(/./g, "0")}`;
  return files
    .map(({ name, before, after }) => `${after ?? gone(before)}\t${prefix}${name}\0`)
    .join("");
}

/** The texts of a commit's pages and site.json, with the line ends that they would have on disk. */
export async function textsOf(
  repository: Repository,
  commit: string,
): Promise<Map<string, string>> {
  return withIndex(repository, commit, async (own, scratch) => {
    const ask = ["ls-files", "-z", "--cached", "--", ":(glob)*.json"];
    const names = listed(await git(repository.folder, ask, own)).filter(isPublishable);
    const files = await checkOut(repository, names, own, scratch);
    return new Map([...files].map(([name, bytes]) => [name, decode(bytes).text]));
  });
}

/** The readable files of an index, with the bytes they would have on disk. @param scratch a folder for temporary copies */
export async function checkOut(
  { folder, prefix }: Repository,
  names: readonly string[],
  own: { environment: { GIT_INDEX_FILE: string } },
  scratch: string,
): Promise<Map<string, Buffer>> {
  const input = names.map((name) => `${name}\0`).join("");
  const write = ["checkout-index", "-z", "--stdin", `--prefix=${scratch}/files/`];
  await git(folder, write, { ...own, input });
  const files = new Map<string, Buffer>();
  for (const name of names) {
    // Git stores links, too, and a link can point to any file on this computer.
    const path = join(scratch, "files", prefix, name);
    const read = await readIfReadable(path, mostText, (each) => readFile(each));
    if (read && "content" in read) files.set(name, read.content);
  }
  return files;
}
