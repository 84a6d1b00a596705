// Reports changes of others that a save has come upon: the editor doesn't show them yet.
import type { GitStoreContext } from "./git-store-context.ts";
import { changedFiles, type Tree } from "./tree.ts";

/** @param before the author's content as the editor has loaded it @param own the files that the editor has changed */
export async function reportOthers(
  { draft, changed }: Pick<GitStoreContext, "draft" | "changed">,
  before: Tree,
  own: readonly { name: string }[],
): Promise<void> {
  const isOwn = new Set(own.map(({ name }) => name));
  const { tree } = await draft.known();
  if (changedFiles(before, tree).some(({ name }) => !isOwn.has(name))) changed();
}
