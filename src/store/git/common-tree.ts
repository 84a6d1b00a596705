// Finds the versions that an author's files and the published ones last had in common. After a proposal was accepted,
// that is what was proposed, and not what was published when the draft began.
import type { GitStoreContext } from "./git-store-context.ts";
import { changedFiles, withChanges, type Tree } from "./tree.ts";
import { replacedIn, versionOf, type Work } from "./author-changes.ts";

/** How many published states are read. Proposals that were accepted earlier are merged like changes of others. */
const most = 10;

/** @throws {Refused} if the history can't be read */
export async function commonTree(
  { host, site, draft }: Pick<GitStoreContext, "host" | "site" | "draft">,
  { base, published, messages }: Work,
): Promise<Tree> {
  const own = replacedIn(messages);
  const names = changedFiles(base.tree, published.tree).map(({ name }) => name);
  const hadBefore = (name: string) => [...own].some((version) => version.endsWith(` ${name}`));
  const open = new Set(names.filter(hadBefore));
  if (open.size === 0) return base.tree;
  const found: { name: string; after: string | undefined }[] = [];
  for (const { commit } of (await host.commits(site.branch)).slice(0, most)) {
    if (commit === base.commit || open.size === 0) break;
    const tree = (await draft.at(commit))?.tree;
    if (!tree) continue;
    for (const name of open) {
      const after = tree.get(name);
      if (!own.has(versionOf(name, after))) continue;
      found.push({ name, after });
      open.delete(name);
    }
  }
  return withChanges(base.tree, found);
}
