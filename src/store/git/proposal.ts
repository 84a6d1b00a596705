// Sends the author's changes to a branch of their own, and asks for a review of it.
import { Moved, type Look } from "../git-host.ts";
import { lookAddress } from "../setup.ts";
import type { ChangedFile } from "../publishing.ts";
import type { PublishAnswer } from "../store.ts";
import type { GitStoreContext } from "./git-store-context.ts";
import { changedFiles, newFiles, onlyContent, withChanges } from "./tree.ts";
import { basedOn, type Work } from "./author-changes.ts";

interface Proposal {
  work: Work;
  /** The files that the author has changed. */
  mine: readonly ChangedFile[];
  message: string;
  branch: string;
}

/** The draft stays, because a proposal isn't published yet. @throws {Refused} */
export async function propose(
  context: GitStoreContext,
  { work, mine, message, branch }: Proposal,
): Promise<PublishAnswer | "moved" | "taken"> {
  const { host, site, draft } = context;
  const { published } = work;
  const mark = ownMark(await draft.branch());
  const [there] = await host.look([branch]);
  if (there && !isOwn(there, mark)) return "taken";
  const isSent = there && isSame(there, withChanges(published.tree, mine));
  if (!isSent)
    try {
      await host.commitTo({
        branch,
        expected: there?.commit,
        over: published.commit,
        files: newFiles(mine),
        message: `${basedOn(message, published.commit)}\n${mark}`,
      });
    } catch (error) {
      if (error instanceof Moved) return "moved";
      throw error;
    }
  const folder = site.folder === site.builtFolder ? undefined : site.folder;
  const look = lookAddress(site.editor, branch, folder);
  const text = `${message.trim()}\n\nThe site with these changes: ${look}`;
  const address = await host.propose(branch, site.branch, text);
  return {
    is: "published",
    branch,
    review: { is: "requested", address, look },
    note: undefined,
  };
}

/** A line in the message of each commit that an author proposes. @param draft the author's draft */
function ownMark(draft: string): string {
  return `Proposed-from: ${draft}`;
}

/** True if the author sent the branch, and nobody has added commits since. */
function isOwn({ messages: [latest = ""] }: Look, mark: string): boolean {
  return latest.split("\n").includes(mark);
}

function isSame(look: Look, tree: ReadonlyMap<string, string>): boolean {
  return changedFiles(onlyContent(look).tree, tree).length === 0;
}
