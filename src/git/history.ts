// Which commits there are, and which of them came before which.
import { gitIfAny } from "./git.ts";

/** @returns undefined where there is no such commit */
export async function commitOf(folder: string, name: string): Promise<string | undefined> {
  const ask = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`];
  return gitIfAny(folder, ask);
}

/** A commit is its own, as git sees it. */
export async function isAncestor(folder: string, one: string, of: string): Promise<boolean> {
  if (one === of) return true;
  return (await gitIfAny(folder, ["merge-base", "--is-ancestor", one, of])) !== undefined;
}
