// Content whose changes git is told to leave alone on this computer: marked as skip-worktree or assume-unchanged.
import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { contentFiles, isContent } from "./content-tree.ts";
import { git, listed } from "./git.ts";
import type { Repository } from "./repository.ts";

type Mark = "skip-worktree" | "assume-unchanged";

export type MarkedFiles = ReadonlyMap<string, Mark>;

export async function markedFiles({ folder }: Pick<Repository, "folder">): Promise<MarkedFiles> {
  // H home.json, S skipped.json, h unchanged.json
  const lines = listed(await git(folder, ["ls-files", "-v", "-z", "--", ...contentFiles]));
  return new Map(
    lines.flatMap((line): [string, Mark][] => {
      const [tag, name] = [line.slice(0, 1), line.slice(2)];
      if (!isContent(name)) return [];
      if (tag === "S" || tag === "s") return [[name, "skip-worktree"]];
      return tag === tag.toUpperCase() ? [] : [[name, "assume-unchanged"]];
    }),
  );
}

/** Marks files again, of which git has just been told another state. */
export async function markAgain(
  { folder }: Pick<Repository, "folder">,
  marked: MarkedFiles,
): Promise<void> {
  for (const mark of new Set(marked.values())) {
    const names = [...marked].filter(([, each]) => each === mark).map(([name]) => `${name}\0`);
    await git(folder, ["update-index", `--${mark}`, "-z", "--stdin"], { input: names.join("") });
  }
}

/** Those of some files that are on disk and not as they are in a commit. */
export async function notAsIn(
  repository: Pick<Repository, "folder" | "prefix">,
  commit: string,
  names: readonly string[],
): Promise<string[]> {
  const { folder } = repository;
  const present: string[] = [];
  for (const name of names) {
    const entry = await lstat(join(folder, name)).catch(() => undefined);
    if (entry?.isFile() === true) present.push(name);
  }
  if (present.length === 0) return [];
  const told = listed(await git(folder, ["ls-tree", "-r", "-z", commit, "--", "."]));
  // 100644 blob 1a2b…	home.json
  const ids = new Map(
    told.map((line) => {
      const [about = "", name = ""] = line.split("\t");
      return [name, about.split(" ")[2]];
    }),
  );
  const now = await idsOnDisk(repository, present);
  return present.filter((name) => now.get(name) !== ids.get(name));
}

/** What git would call the content of files on disk. */
export async function idsOnDisk(
  { folder, prefix }: Pick<Repository, "folder" | "prefix">,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  // Git reads these as seen from the repository, wherever it runs.
  const input = names.map((name) => `${prefix}${name}\n`).join("");
  const ids = (await git(folder, ["hash-object", "--stdin-paths"], { input })).split("\n");
  return new Map(names.map((name, at) => [name, ids[at] ?? ""]));
}
