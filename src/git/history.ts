// Reads earlier published states of the content, which the editor lists and can bring back.
import { lstat, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isMedia } from "../content/model/input.ts";
import { noSuchState, withoutTrailers } from "../store/published-states.ts";
import type { PublishedContent, PublishedState, PublishedStates } from "../store/store.ts";
import { commitOf, isAncestor } from "./commits.ts";
import { contentFiles, isPublishable, textsOf, withIndex } from "./content-tree.ts";
import { explainGitError } from "./explain-git.ts";
import { git, gitIfAny, listed } from "./git.ts";
import { findRepository, type Repository } from "./repository.ts";

/**
 * @param before lists only earlier states than this commit
 * @param most how many states an answer has
 */
export async function readHistory(
  folder: string,
  before?: string,
  most = 30,
): Promise<PublishedStates> {
  return fromRepository(folder, async (repository) => {
    const tip = publishedTip(repository);
    const end = before === undefined ? tip : await parentOf(repository, tip, before);
    if (end === undefined) return { is: "known", states: [], hasMore: false };
    const states = await statesUpTo(repository, end, most + 1);
    return { is: "known", states: states.slice(0, most), hasMore: states.length > most };
  });
}

/** @param version a commit of the published branch */
export async function readState(folder: string, version: string): Promise<PublishedContent> {
  return fromRepository(folder, async (repository) => {
    if (!(await isPublished(repository, version))) return { is: "unknown", reason: noSuchState };
    const texts = await textsOf(repository, version);
    const media = await mediaIn(repository, version);
    return { is: "known", files: Object.fromEntries(texts), media: Object.fromEntries(media) };
  });
}

/**
 * @param version a commit of the published branch
 * @param names as content refers to them
 * @returns the files that this state has, with the bytes they would have on disk
 */
export async function readMediaOf(
  folder: string,
  version: string,
  names: readonly string[],
): Promise<Map<string, Buffer>> {
  const found = await findRepository(folder);
  if (found.is === "none" || !(await isPublished(found.repository, version))) return new Map();
  const { repository } = found;
  const known = await mediaIn(repository, version);
  const wanted = names.filter((name) => known.has(name));
  const input = wanted.map((name) => `${name}\0`).join("");
  return withIndex(repository, version, async (own, scratch) => {
    const write = ["checkout-index", "-z", "--stdin", `--prefix=${scratch}/files/`];
    await git(folder, write, { ...own, input });
    const files = new Map<string, Buffer>();
    for (const name of wanted) {
      const path = join(scratch, "files", repository.prefix, name);
      // Git stores links, too, and a link can point to any file on this computer.
      if ((await lstat(path)).isFile()) files.set(name, await readFile(path));
    }
    return files;
  });
}

type Unknown = Extract<PublishedStates, { is: "unknown" }>;

async function fromRepository<Result>(
  folder: string,
  read: (repository: Repository) => Promise<Result>,
): Promise<Result | Unknown> {
  try {
    const found = await findRepository(folder);
    return found.is === "none"
      ? { is: "unknown", reason: found.reason }
      : await read(found.repository);
  } catch (error) {
    return { is: "unknown", reason: explainGitError(error) };
  }
}

/** The last published commit, or the last one on this computer if nothing is published anywhere. */
function publishedTip({ head, destination }: Repository): string {
  return destination.is === "known" ? destination.tip : head;
}

function isPublished(repository: Repository, version: string): Promise<boolean> {
  return isAncestor(repository.folder, version, publishedTip(repository));
}

/** @returns undefined if the commit is the first one, or isn't published */
async function parentOf(
  { folder }: Repository,
  tip: string,
  commit: string,
): Promise<string | undefined> {
  return (await isAncestor(folder, commit, tip)) ? commitOf(folder, `${commit}^`) : undefined;
}

/** The latest states. A merged branch counts as one: visitors never saw its commits. */
async function statesUpTo(
  { folder }: Repository,
  end: string,
  most: number,
): Promise<PublishedState[]> {
  const format = "--format=%H%x00%cI%x00%an%x00%B";
  // Without the check of signatures, which a person may have turned on for every log.
  const log = ["-c", "log.showSignature=false", "log", "-z", "--first-parent"];
  const ask = [...log, `--max-count=${most}`, format, end, "--", ...contentFiles];
  const parts = (await gitIfAny(folder, ask))?.split("\0") ?? [];
  const states: PublishedState[] = [];
  for (let at = 0; at + 3 < parts.length; at += 4) {
    const [version = "", date = "", author = "", message = ""] = parts.slice(at, at + 4);
    states.push({ version, date, author, message: withoutTrailers(message) });
  }
  return states;
}

/** Each media file's name with its object id in git. Without files in folders of media, which pages can't use. */
async function mediaIn({ folder }: Repository, commit: string): Promise<Map<string, string>> {
  // 100644 blob 1a2b…	media/team.jpg
  const entries = listed(await git(folder, ["ls-tree", "-z", commit, "--", "media/"]));
  return new Map(
    entries.flatMap((entry) => {
      const [about = "", name = ""] = entry.split("\t");
      const [mode = "", , id = ""] = about.split(" ");
      return mode.startsWith("100") && isMedia(name) && isPublishable(name)
        ? [[name, id] as const]
        : [];
    }),
  );
}
