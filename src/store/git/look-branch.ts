// Reads a branch for people who only look at it, such as a proposal before it is published.
import { Refused, type GitHost, type Look } from "../git-host.ts";
import { isObjectId } from "../object-id.ts";
import type { PublishedContent, Stored } from "../store.ts";
import { Contents } from "./contents.ts";
import { earlierContent } from "./earlier-content.ts";
import type { GitSite } from "./git-site.ts";
import { MediaFiles } from "./media-files.ts";
import { onlyContent } from "./tree.ts";

export interface LookedAt {
  now: Stored;
  /** The published content that the changes were made to. */
  before: PublishedContent | undefined;
}

/** Nobody has to be signed in if the repository is public. @throws {Refused} if the branch can't be read */
export async function readBranch(host: GitHost, site: GitSite, branch: string): Promise<LookedAt> {
  // Only branches: a host may also answer with the commits of a stranger's copy, which nobody proposed to publish.
  const names = isObjectId(branch) ? [] : [branch];
  const [published, look] = await host.look([site.branch, ...names]);
  if (!look)
    throw new Refused(
      "missing",
      `There is no proposal called "${branch}" any more. It may have been accepted or turned down.`,
    );
  const before = published && (await commonWith(host, published, look));
  const contents = new Contents(host, site.cache);
  const shown = onlyContent(look);
  const { tree } = shown;
  const media = new MediaFiles(contents, site);
  const [files, found, icons] = await Promise.all([
    contents.files(tree),
    media.read(shown),
    site.icons(),
  ]);
  return {
    now: { site: host.site, folder: site.folder, files, assets: { ...found, icons } },
    before: before && (await earlierContent({ contents, media }, onlyContent(before).tree, tree)),
  };
}

/**
 * The published state that the branch started from, as the host knows it: what the branch's own messages say could hide
 * its changes.
 */
async function commonWith(host: GitHost, published: Look, look: Look): Promise<Look | undefined> {
  const base = await host.mergeBase(published.commit, look.commit);
  // A branch that has nothing in common with the site would replace it.
  if (base === undefined || base === published.commit) return published;
  const [found] = await host.look([base]);
  return found;
}
