// Reads a copy of the engine's repository, if git has all of it.
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { git, gitIfAny, GitFailed, listed } from "../git/git.ts";
import { namedEngine } from "../package/named-engine.ts";
import { isRead, type Copy } from "./adopt-plan.ts";
import { isCopyOfEngine } from "./copy-of-engine.ts";

/** The repository stays as it is; the message says why, for the person who asked. */
export class Refused extends Error {}

/** The folder's name at the start of a sentence. */
export const called = (name: string): string => (name === "." ? "This folder" : `"${name}"`);

/** @throws {Refused} if it isn't a copy of the engine's repository, or has something that git doesn't have */
export async function readCopy(name: string): Promise<Copy> {
  const isFolder = await stat(name).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new Refused(`There is no folder "${name}".`);
  const paths = listed(await inGit(name, ["ls-files", "-z"]));
  const packageJson = await readFile(join(name, "package.json"), "utf8").catch(() => "{}");
  if (namedEngine(packageJson).is === "named")
    throw new Refused(
      `${called(name)} depends on the engine already, so there is nothing to move.`,
    );
  if (!isCopyOfEngine(paths))
    throw new Refused(
      `${called(name)} isn't a copy of the engine's repository: git has no src/ and schema/ of it there. Name the folder of the copy.`,
    );
  if (!paths.includes("content/site.json"))
    throw new Refused(`${called(name)} has no content/site.json, so it has no site to move.`);
  // Files that git ignores aren't touched.
  const changed = listed(await inGit(name, ["status", "--porcelain", "-z", "--", "."]));
  if (changed.length > 0) {
    const some = changed.slice(0, 3).map((line) => line.slice(3));
    const more = changed.length > 3 ? `, and ${changed.length - 3} more` : "";
    throw new Refused(
      `${called(name)} has changes that aren't committed (${some.join(", ")}${more}), so git couldn't bring them back. Commit them, then try again.`,
    );
  }
  const texts = await Promise.all(
    paths.filter(isRead).map(async (path) => [path, await textAt(join(name, path))] as const),
  );
  return { paths, texts: new Map(texts) };
}

/** Empty for what isn't text, or is no file but a link to one that is gone. */
async function textAt(path: string): Promise<string> {
  const bytes = await readFile(path).catch(() => Buffer.alloc(0));
  const text = bytes.toString("utf8");
  return Buffer.from(text).equals(bytes) ? text : "";
}

async function inGit(name: string, args: readonly string[]): Promise<string> {
  try {
    if ((await gitIfAny(name, ["rev-parse", "--verify", "HEAD"])) === undefined)
      throw new Refused(
        `${called(name)} isn't in a git repository with a commit, so nothing could bring its files back. Run these there, then try again: git init, git add --all, git commit --message Copy`,
      );
    return await git(name, args);
  } catch (error) {
    if (error instanceof GitFailed && error.why === "missing")
      throw new Refused("Git isn't installed here, and without it nothing could be undone.", {
        cause: error,
      });
    throw error;
  }
}
