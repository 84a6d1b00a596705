// Where the branch that is edited goes when it is published.
import { commitOf } from "./history.ts";
import { git, gitIfAny } from "./git.ts";

/** A branch at the remote, as it was when it was last looked at. */
export interface RemoteBranch {
  remote: string;
  /** Its name there. */
  branch: string;
  /** What git calls it here, `refs/remotes/origin/main`. */
  ref: string;
}

export type Destination =
  /** The branch that is published, and its last commit. `isOurs`: what is edited here is sent to it. */
  | { is: "known"; published: RemoteBranch; tip: string; isOurs: boolean }
  /** Nothing of the only remote is known here: the branch that is edited can be sent there for the first time. */
  | { is: "first"; published: RemoteBranch }
  | { is: "unknown" };

/** @param branch that is edited, `refs/heads/main`; undefined where there is none */
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
  // What is on main is published (publish.yml).
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
  /** The commit that it names. */
  tip: string;
  /** Where git sends it; empty where it is sent nowhere. */
  upstream: RemoteBranch;
}

/** What is known here of remotes' branches and of the one that is edited, in one question, by their full names. */
async function readRefs(folder: string, branch: string | undefined): Promise<Map<string, Ref>> {
  const parts = ["refname", "objectname", "upstream", "upstream:remotename", "upstream:remoteref"];
  const format = parts.map((part) => `%(${part})`).join("%00");
  const wanted = branch === undefined ? ["refs/remotes"] : ["refs/remotes", branch];
  const told = await git(folder, ["for-each-ref", `--format=${format}`, ...wanted]);
  return new Map(
    told.split("\n").map((line) => {
      const [name = "", tip = "", ref = "", remote = "", there = ""] = line.split("\0");
      return [name, { tip, upstream: { remote, branch: shortName(there), ref } }];
    }),
  );
}

/** @returns undefined where nothing is known of the branch here */
async function atTip(
  folder: string,
  refs: ReadonlyMap<string, Ref>,
  published: RemoteBranch,
): Promise<Known | undefined> {
  // A repository may keep what it knows of a remote in another place.
  const tip = refs.get(published.ref)?.tip ?? (await commitOf(folder, published.ref));
  return tip === undefined ? undefined : { published, tip };
}

/** Two that have nothing in common can't be put together. */
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
  // One that is a branch of this repository itself ends nowhere.
  return upstream.remote === "." ? undefined : atTip(folder, refs, upstream);
}
