// Finds content files that git skips on this computer because they are marked skip-worktree or assume-unchanged.
import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { contentFiles, isPublishable } from "./content-tree.ts";
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
      if (!isPublishable(name)) return [];
      if (tag === "S" || tag === "s") return [[name, "skip-worktree"]];
      return tag === tag.toUpperCase() ? [] : [[name, "assume-unchanged"]];
    }),
  );
}

/** Restores the marks of files, which an update of the index removes. */
export async function markAgain(
  { folder }: Pick<Repository, "folder">,
  marked: MarkedFiles,
): Promise<void> {
  for (const mark of new Set(marked.values())) {
    const names = [...marked].filter(([, each]) => each === mark).map(([name]) => `${name}\0`);
    await git(folder, ["update-index", `--${mark}`, "-z", "--stdin"], { input: names.join("") });
  }
}

/** Returns the files whose content on disk differs from a commit. */
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
  const output = listed(await git(folder, ["ls-tree", "-r", "-z", commit, "--", "."]));
  // 100644 blob 1a2b…	home.json
  const ids = new Map(
    output.map((line) => {
      const [about = "", name = ""] = line.split("\t");
      return [name, about.split(" ")[2]];
    }),
  );
  const now = await idsOnDisk(repository, present);
  return present.filter((name) => now.get(name) !== ids.get(name));
}

/** The object ids that git would give to the content of files on disk. */
export async function idsOnDisk(
  { folder, prefix }: Pick<Repository, "folder" | "prefix">,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  // Git resolves these paths from the root of the repository, wherever it runs.
  const input = names.map((name) => `${prefix}${name}\n`).join("");
  const ids = (await git(folder, ["hash-object", "--stdin-paths"], { input })).split("\n");
  return new Map(names.map((name, at) => [name, ids[at] ?? ""]));
}
