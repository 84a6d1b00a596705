// Two people's copies of a site's repository, and the place that both send it to; nothing of this machine's own git
// settings counts.
import { execFileSync } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const ownSettings = {
  GIT_CONFIG_GLOBAL: resolve("tests/git/own-settings"),
  GIT_CONFIG_NOSYSTEM: "1",
  // No samples of hooks, which would be copied with each repository.
  GIT_TEMPLATE_DIR: "",
  GIT_AUTHOR_NAME: "Ann",
  GIT_AUTHOR_EMAIL: "ann@example.org",
  GIT_COMMITTER_NAME: "Ann",
  GIT_COMMITTER_EMAIL: "ann@example.org",
};

/** For all of a test file. */
export function useOwnGitSettings(): void {
  Object.assign(process.env, ownSettings);
}

export class Copy {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  get content(): string {
    return join(this.folder, "content");
  }

  git(...args: string[]): string {
    return execFileSync("git", ["-C", this.folder, ...args], {
      encoding: "utf8",
      stdio: "pipe",
    }).trim();
  }

  async write(name: string, text: string): Promise<void> {
    await mkdir(dirname(join(this.folder, name)), { recursive: true });
    await writeFile(join(this.folder, name), text);
  }

  read(name: string): Promise<string> {
    return readFile(join(this.folder, name), "utf8");
  }

  /** A program of the repository's, run by git. */
  async hook(name: string, script: string): Promise<void> {
    const path = join(this.folder, ".git/hooks", name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `#!/bin/sh\n${script}\n`);
    await chmod(path, 0o755);
  }

  commit(message = "Changed"): void {
    this.git("add", "--all");
    this.git("commit", "--quiet", "--message", message);
  }

  /** Everything that git reports about it: branches, staged files, changed files. */
  state(): string {
    return [
      this.git("for-each-ref", "--format=%(refname) %(objectname)"),
      this.git("ls-files", "--stage"),
      this.git("status", "--porcelain"),
    ].join("\n");
  }
}

export interface Repositories {
  root: string;
  /** What visitors see: the files of the remote's main. */
  remote: Copy;
  mine: Copy;
  hers: Copy;
  end: () => Promise<void>;
}

/** @param files what is published at first */
export async function makeRepositories(
  files: Readonly<Record<string, string>>,
): Promise<Repositories> {
  const root = await mkdtemp(join(tmpdir(), "repositories-"));
  const all = inFolder(root);
  const git = (...args: string[]) => execFileSync("git", ["-C", root, ...args], { stdio: "pipe" });
  git("init", "--quiet", "--bare", "--initial-branch=main", "remote.git");
  git("clone", "--quiet", "remote.git", "mine");
  // As seen from the copy, so that all three can be copied together.
  all.mine.git("remote", "set-url", "origin", "../remote.git");
  for (const [name, text] of Object.entries(files)) await all.mine.write(name, text);
  all.mine.commit("First");
  all.mine.git("push", "--quiet", "origin", "main");
  // Two files in each, not some twenty, are quicker to copy.
  for (const { folder } of [all.remote, all.mine]) git("-C", folder, "repack", "-adq");
  await cp(all.mine.folder, all.hers.folder, { recursive: true });
  return all;
}

/** The same as they are now, to do with what one likes. */
export async function copyRepositories({ root }: Repositories): Promise<Repositories> {
  const copy = await mkdtemp(join(tmpdir(), "repositories-"));
  await cp(root, copy, { recursive: true });
  return inFolder(copy);
}

function inFolder(root: string): Repositories {
  const at = (name: string) => new Copy(join(root, name));
  const end = () => rm(root, { recursive: true, force: true });
  return { root, remote: at("remote.git"), mine: at("mine"), hers: at("hers"), end };
}

/** A file as it is at the remote; empty where there is none. */
export function publishedText({ remote }: Repositories, name: string, branch = "main"): string {
  try {
    return remote.git("show", `${branch}:${name}`);
  } catch {
    return "";
  }
}
