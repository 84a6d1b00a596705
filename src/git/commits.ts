// Looks up commits, and whether one is an ancestor of another.
import { gitIfAny } from "./git.ts";

/** @returns undefined if there is no such commit */
export async function commitOf(folder: string, name: string): Promise<string | undefined> {
  const ask = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`];
  return gitIfAny(folder, ask);
}

/** A commit counts as its own ancestor, as in git. */
export async function isAncestor(folder: string, one: string, of: string): Promise<boolean> {
  if (one === of) return true;
  return (await gitIfAny(folder, ["merge-base", "--is-ancestor", one, of])) !== undefined;
}
