// Sends a commit to a branch at the remote, never by force.
import type { RemoteBranch } from "./destination.ts";
import { gitAfar, GitFailed } from "./git.ts";

/** What git says where the branch holds what isn't known here. */
const faster =
  /\[rejected\]|\(fetch first\)|\(non-fast-forward\)|incorrect old value|cannot lock ref/;

/**
 * @returns false where somebody else was faster
 * @throws {GitFailed} for any other reason
 */
export async function push(
  folder: string,
  { remote, branch }: Pick<RemoteBranch, "remote" | "branch">,
  commit: string,
): Promise<boolean> {
  try {
    await gitAfar(folder, [
      "push",
      "--porcelain",
      "--no-follow-tags",
      remote,
      `${commit}:refs/heads/${branch}`,
    ]);
    return true;
  } catch (error) {
    if (error instanceof GitFailed && faster.test(error.message)) return false;
    throw error;
  }
}
