// Makes the fake GitHub's repository, with a fixture as its content.
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BareRepository } from "./bare-repository.ts";

export interface FirstContent {
  /** A folder on this computer, such as `tests/fixtures/dental`. */
  content: string;
  /** Where it is in the repository; empty for the top. */
  folder: string;
}

const by = { name: "Otto", email: "otto@example.org", date: "2025-05-27T08:00:00Z" };

/** Folders that are removed when the process ends. */
const atEnd = new Set<string>();
process.once("exit", () => {
  for (const root of atEnd) rmSync(root, { recursive: true, force: true });
});
// Vitest ends its workers with a signal, after which nothing that waits for the end would run.
process.once("SIGTERM", () => process.exit());

/** @returns a folder with a repository, whose `main` has one commit */
async function make({ content, folder }: FirstContent): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "fake-github-"));
  atEnd.add(root);
  const repository = new BareRepository(join(root, "repository.git"));
  const work = join(root, "work");
  await cp(content, join(work, folder), { recursive: true });
  execFileSync("git", [
    "init",
    "--quiet",
    "--bare",
    "--template=",
    "--initial-branch=main",
    repository.path,
  ]);
  repository.git(["--work-tree", work, "add", "--all", work]);
  const tree = repository.git(["write-tree"]).toString().trim();
  const commit = { tree, parents: [], author: by, committer: by, message: "Start the site" };
  repository.setBranch("main", repository.writeCommit(commit));
  return repository.path;
}

/** Made once: starting git for each test takes longer than the test. */
const originals = new Map<string, Promise<string>>();

/** @returns a repository of its own, and a function that removes it */
export async function makeRepository(first: FirstContent) {
  const key = JSON.stringify(first);
  const making = originals.get(key) ?? make(first);
  originals.set(key, making);
  const original = await making;
  const root = await mkdtemp(join(tmpdir(), "fake-github-"));
  const path = join(root, "repository.git");
  await mkdir(join(path, "objects/info"), { recursive: true });
  await writeFile(join(path, "objects/info/alternates"), `${join(original, "objects")}\n`);
  for (const part of ["HEAD", "config", "refs"])
    await cp(join(original, part), join(path, part), { recursive: true });
  const remove = () => rm(root, { recursive: true, force: true });
  return { repository: new BareRepository(path, [original]), remove };
}
