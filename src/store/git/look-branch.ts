// Reads a branch for people who only look at it, such as a proposal before it is published.
import { Refused, type GitHost } from "../git-host.ts";
import { isObjectId } from "../object-id.ts";
import type { PublishedContent, Stored } from "../store.ts";
import { Contents } from "./contents.ts";
import { earlierContent } from "./earlier-content.ts";
import type { GitSite } from "./git-site.ts";
import { MediaFiles } from "./media-files.ts";
import type { PageCache } from "./page-cache.ts";
import { findTextsInDiffs } from "./texts-from-diffs.ts";
import { onlyContent, textsIn, type Tree } from "./tree.ts";
import { t } from "../../words/t.ts";

export interface BranchLook {
  now: Stored;
  /** The published content that the changes were made to. */
  before: PublishedContent | undefined;
}

export interface LookSite extends Omit<GitSite, "beside" | "builtFolder" | "live"> {
  cache: PageCache;
}

/** Nobody has to be signed in if the repository is public. @throws {Refused} if the branch can't be read */
export async function readBranch(
  host: GitHost,
  site: LookSite,
  branch: string,
): Promise<BranchLook> {
  // Only branches: a host may also answer with the commits of a stranger's copy, which nobody proposed to publish.
  const compared = isObjectId(branch) ? undefined : await host.compare(site.branch, branch);
  if (!compared)
    throw new Refused(
      "missing",
      t`There is no proposal called "${branch}" any more. It may have been accepted or turned down.`,
    );
  const now = onlyContent(compared.now);
  const before = compared.before && onlyContent(compared.before);
  const contents = new Contents(host, site.cache);
  const media = new MediaFiles(contents, site);
  const wanted = [now, ...(before ? [before] : [])].flatMap(({ tree }) => textIds(tree));
  const [files, found, icons] = await Promise.all([
    findTextsInDiffs(site.cache, contents, compared, wanted).then(() => contents.files(now.tree)),
    media.read(now),
    site.icons(),
  ]);
  return {
    now: { site: host.site, folder: site.folder, files, assets: { ...found, icons } },
    before: before && (await earlierContent({ contents, media }, before.tree, now.tree)),
  };
}

const textIds = (tree: Tree): string[] => textsIn(tree).map((name) => tree.get(name) ?? "");
