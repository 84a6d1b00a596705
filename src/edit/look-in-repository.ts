// Reads a version of the site for people who only look at it: the browser stores nothing of it.
import { readBranch, type BranchLook, type LookSite } from "../store/git/look-branch.ts";
import { pageCache } from "../store/git/page-cache.ts";
import type { Account } from "../store/account.ts";
import { hostOf } from "../store/hosts.ts";
import type { EditorSetup, RepositorySetup } from "../store/setup.ts";
import { editorAddress } from "./web/editor-address.ts";
import { loadVocabulary } from "./web/load-vocabulary.ts";
import { contentWithTheme } from "./web/with-theme.ts";
import { siteFiles } from "./web/site-files.ts";

export function lookInRepository(
  { folder, theme, ...setup }: EditorSetup,
  repository: RepositorySetup,
): (account: Account, branch: string) => Promise<BranchLook> {
  const { allIcons, built, texts } = siteFiles(setup);
  const site: LookSite = {
    branch: repository.branch,
    folder,
    editor: editorAddress(),
    // With all drawings: what is proposed may have any of them, and nothing loads them later.
    icons: allIcons,
    vocabulary: loadVocabulary,
    built,
    cache: pageCache(texts()),
  };
  return async (account, branch) => {
    const host = hostOf(repository).connect({ repository, folder, account });
    const { now, before } = await readBranch(host, site, branch);
    return { now: contentWithTheme(now, theme), before };
  };
}
