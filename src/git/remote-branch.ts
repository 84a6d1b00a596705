// Finds the remote branch that the local branch is published to.
import { commitOf } from "./commits.ts";
import { git, gitIfAny } from "./git.ts";

/** A branch of the remote, as of the last fetch. */
export interface RemoteBranch {
  remote: string;
  /** Its name on the remote. */
  branch: string;
  /** Its local name in git, `refs/remotes/origin/main`. */
  ref: string;
}

export type Destination =
  /** The published branch and its last commit. `isOurs` if the local branch is sent to it. */
  | { is: "known"; published: RemoteBranch; tip: string; isOurs: boolean }
  /** Nothing was ever fetched from the only remote: the local branch can be sent there for the first time. */
  | { is: "first"; published: RemoteBranch }
  | { is: "unknown" };

/** @param branch the local branch, `refs/heads/main`; undefined if HEAD is detached */
export async function destinationOf(
  folder: string,
  branch: string | undefined,
  remotes: readonly string[],
): Promise<Destination> {
  const refs = await readRefs(folder, branch);
  const upstream = branch === undefined ? undefined : await upstreamOf(folder, refs, branch);
  if (upstream) return { is: "known", ...upstream, isOurs: true };
  const short = branch && shortName(branch);
  const remote = remotes.length === 1 ? remotes[0] : remotes.find((each) => each === "origin");
  if (remote === undefined) return { is: "unknown" };
  // The published branch is main (publish.yml).
  for (const name of ["main", short]) {
    const found = name === undefined ? undefined : await atTip(folder, refs, named(remote, name));
    if (!found) continue;
    const isOurs =
      remotes.length === 1 && name === short && (await isOfOneHistory(folder, found.tip));
    return { is: "known", ...found, isOurs };
  }
  if (short === undefined || remotes.length > 1) return { is: "unknown" };
  return { is: "first", published: named(remote, short) };
}

export function shortName(branch: string): string {
  return branch.replace(/^refs\/heads\//, "");
}

function named(remote: string, branch: string): RemoteBranch {
  return { remote, branch, ref: `refs/remotes/${remote}/${branch}` };
}

type Known = Pick<Extract<Destination, { is: "known" }>, "published" | "tip">;

interface Ref {
  /** The commit that it points to. */
  tip: string;
  /** Its upstream; the fields are empty if it has none. */
  upstream: RemoteBranch;
}

/** Reads all remote branches and the local branch with one git command. The keys are full ref names. */
async function readRefs(folder: string, branch: string | undefined): Promise<Map<string, Ref>> {
  const parts = ["refname", "objectname", "upstream", "upstream:remotename", "upstream:remoteref"];
  const format = parts.map((part) => `%(${part})`).join("%00");
  const wanted = branch === undefined ? ["refs/remotes"] : ["refs/remotes", branch];
  const output = await git(folder, ["for-each-ref", `--format=${format}`, ...wanted]);
  return new Map(
    output.split("\n").map((line) => {
      const [name = "", tip = "", ref = "", remote = "", there = ""] = line.split("\0");
      return [name, { tip, upstream: { remote, branch: shortName(there), ref } }];
    }),
  );
}

/** @returns undefined if the branch was never fetched */
async function atTip(
  folder: string,
  refs: ReadonlyMap<string, Ref>,
  published: RemoteBranch,
): Promise<Known | undefined> {
  // A repository may store remote branches outside of refs/remotes.
  const tip = refs.get(published.ref)?.tip ?? (await commitOf(folder, published.ref));
  return tip === undefined ? undefined : { published, tip };
}

/** Two histories without a common commit can't be merged. */
async function isOfOneHistory(folder: string, tip: string): Promise<boolean> {
  return (await gitIfAny(folder, ["merge-base", "HEAD", tip])) !== undefined;
}

async function upstreamOf(
  folder: string,
  refs: ReadonlyMap<string, Ref>,
  branch: string,
): Promise<Known | undefined> {
  const upstream = refs.get(branch)?.upstream;
  if (!upstream || upstream.ref === "" || upstream.remote === "") return undefined;
  // An upstream in this repository itself (".") isn't a remote branch.
  return upstream.remote === "." ? undefined : atTip(folder, refs, upstream);
}
