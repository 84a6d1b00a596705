// Pushes a commit to a branch of the remote, never by force.
import { CommitRefused } from "./commit.ts";
import type { RemoteBranch } from "./remote-branch.ts";
import { gitOverNetwork, GitFailed } from "./git.ts";

/** The remote's message if someone else has moved the branch at the same time. */
const movedMeanwhile = /incorrect old value|cannot lock ref|failed to update ref/;

/**
 * @returns false if someone else has pushed first
 * @throws {CommitRefused} if the repository's pre-push hook rejects it
 * @throws {GitFailed} for any other reason
 */
export async function push(
  folder: string,
  { remote, branch }: Pick<RemoteBranch, "remote" | "branch">,
  commit: string,
): Promise<boolean> {
  const moved = `${commit}:refs/heads/${branch}`;
  try {
    await gitOverNetwork(folder, ["push", "--porcelain", "--no-follow-tags", remote, moved]);
    return true;
  } catch (error) {
    if (!(error instanceof GitFailed) || error.why !== "error") throw error;
    // !	1a2b…:refs/heads/main	[rejected] (fetch first)
    const line = error.answer.split("\n").find((each) => each.startsWith(`!\t${moved}\t`));
    if (line === undefined && isOfHook(error))
      throw new CommitRefused(
        `This repository's pre-push hook rejected the changes. The hook says: ${error.message}`,
        { cause: error },
      );
    const reason = line?.slice(`!\t${moved}\t`.length) ?? "";
    if (reason.startsWith("[rejected]")) return false;
    if (movedMeanwhile.test(reason) && !reason.includes("cannot create")) return false;
    throw error;
  }
}

/** After a rejection by a hook, git reports neither a status for any branch nor a fatal error. */
function isOfHook({ message }: GitFailed): boolean {
  return /^error: failed to push some refs/m.test(message) && !/^fatal:/m.test(message);
}
