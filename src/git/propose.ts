// Sends content to a branch of its own, for review before it is published.
import { refused } from "../store/publishing.ts";
import type { PublishAnswer } from "../store/store.ts";
import type { Basis } from "./basis.ts";
import { commitContent } from "./commit.ts";
import { commitOf, isAncestor } from "./commits.ts";
import { shortName, type RemoteBranch } from "./remote-branch.ts";
import { git, gitOverNetwork, gitIfAny } from "./git.ts";
import { push } from "./push.ts";
import type { Repository } from "./repository.ts";
import { reviewAddress } from "./proposal-address.ts";

/** One file name per branch in one folder, so that no mark can block another. */
const mark = (branch: string) =>
  `refs/edit/review/${branch.replaceAll("%", "%25").replaceAll("/", "%2F")}`;

/**
 * The local branch doesn't move, because a proposal isn't published yet.
 * @param to a valid branch name and the commit message
 */
export async function sendForReview(
  repository: Repository,
  published: RemoteBranch,
  { published: over, mine: files }: Basis,
  { branch, message }: { branch: string; message: string },
): Promise<PublishAnswer | "moved" | "taken"> {
  const { folder } = repository;
  const { remote } = published;
  const branches = await branchesAt(folder, remote);
  const other = [...branches.keys()].find(
    (each) => branch.startsWith(`${each}/`) || each.startsWith(`${branch}/`),
  );
  if (other !== undefined)
    return refused(
      `There is already a branch called "${other}", so a proposal can't be called "${branch}". Choose another name, for example ${freeName(branch, branches)}.`,
    );
  const tip = branches.get(branch);
  if (tip !== undefined && !(await isFromHere(folder, branch, tip))) return "taken";
  const parents = await parentsOf(folder, over, tip);
  const commit = await commitContent(repository, { over, files, parents, message });
  if (commit === undefined) return { is: "nothing" };
  await git(folder, ["update-ref", mark(branch), commit]);
  // An interrupted publish may have sent the same content already.
  const isThere = tip !== undefined && (await isSame(folder, tip, commit));
  if (!isThere && !(await push(folder, { remote, branch }, commit))) return "moved";
  const address = await git(folder, ["remote", "get-url", remote]);
  const request = reviewAddress(address, branch, published.branch);
  const review =
    request === undefined ? undefined : ({ is: "to request", address: request } as const);
  return { is: "published", branch, review, note: undefined };
}

/** The remote's branches, each with its last commit. */
export async function branchesAt(folder: string, remote: string): Promise<Map<string, string>> {
  const output = await gitOverNetwork(folder, ["ls-remote", "--heads", remote]);
  return new Map(
    output.split("\n").map((line) => {
      const [tip = "", ref = ""] = line.split("\t");
      return [shortName(ref), tip];
    }),
  );
}

function freeName(branch: string, branches: ReadonlyMap<string, string>): string {
  const name = branch.replaceAll("/", "-");
  const isFree = (each: string) =>
    ![...branches.keys()].some((other) => `${other}/`.startsWith(`${each}/`));
  return isFree(name) ? name : `${name}-2`;
}

/** True if the branch was sent from this computer and nobody has added commits since. */
async function isFromHere(folder: string, branch: string, tip: string): Promise<boolean> {
  const sent = await commitOf(folder, mark(branch));
  return sent !== undefined && (await isAncestor(folder, tip, sent));
}

async function parentsOf(folder: string, over: string, tip: string | undefined): Promise<string[]> {
  if (tip === undefined) return [over];
  return (await isAncestor(folder, over, tip)) ? [tip] : [tip, over];
}

async function isSame(folder: string, one: string, other: string): Promise<boolean> {
  return (await gitIfAny(folder, ["diff", "--quiet", one, other])) !== undefined;
}
