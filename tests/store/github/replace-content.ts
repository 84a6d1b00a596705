// Puts other content into the fake GitHub's first commit.
import type { StandIn } from "./stand-in.ts";
import { writeChangedTree } from "./write-tree.ts";

/** @param files path in the content folder -> bytes */
export function replaceContent(
  { state }: StandIn,
  files: ReadonlyMap<string, string | Uint8Array>,
): void {
  const { repository } = state;
  const changes = [...files].map(([name, content]) => {
    return [`content/${name}`, { mode: "100644", oid: repository.writeBlob(content) }] as const;
  });
  const first = repository.commit(repository.branches().get("main") ?? "");
  const tree = writeChangedTree(repository, undefined, new Map(changes));
  if (!first || !tree) throw new Error("There is no first commit.");
  state.setBranch("main", repository.writeCommit({ ...first, tree }));
  state.forgetPast();
}
