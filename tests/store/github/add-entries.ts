// Puts entries into the fake GitHub's repository that the editor never makes: links, submodules, programs.
import type { StandIn } from "./stand-in.ts";
import { writeChangedTree } from "./write-tree.ts";

export interface Entry {
  /** As in git's own trees: `100755`, `120000`, `160000`. */
  mode: string;
  /** A submodule's is a commit of another repository. */
  content: string | Uint8Array | { oid: string };
}

/** @param entries path in the repository -> entry; it replaces the one that is there */
export function addEntries(
  { state }: StandIn,
  entries: Readonly<Record<string, Entry>>,
  branch = "main",
): void {
  const { repository } = state;
  const parent = repository.branches().get(branch) ?? "";
  const base = repository.commit(parent);
  if (!base) throw new Error(`There is no ${branch}.`);
  const changes = Object.entries(entries).map(([path, { mode, content }]) => {
    const isKnown = typeof content === "object" && "oid" in content;
    return [path, { mode, oid: isKnown ? content.oid : repository.writeBlob(content) }] as const;
  });
  const tree = writeChangedTree(repository, base.tree, new Map(changes)) ?? "";
  const commit = { ...base, tree, parents: [parent], message: "Add entries" };
  state.setBranch(branch, repository.writeCommit(commit));
}

/** @param path in the repository @returns its mode and its content as git has them; undefined if there is none */
export function entryAt({ state }: StandIn, path: string, branch = "main") {
  const { repository } = state;
  let tree = repository.commit(repository.branches().get(branch) ?? "")?.tree ?? "";
  const names = path.split("/");
  for (const [index, name] of names.entries()) {
    const found = repository.tree(tree)?.find((each) => each.name === name);
    if (!found) return undefined;
    if (index === names.length - 1)
      return { mode: found.mode, content: repository.object(found.oid)?.content.toString() };
    tree = found.oid;
  }
  return undefined;
}
