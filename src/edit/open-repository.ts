// Opens the repository of a site: what it has in this browser, and a store for the person who is signed in.
import { browserCache, forgetBrowserCache } from "../store/git/browser-cache.ts";
import type { ContentCache, GitSite } from "../store/git/git-site.ts";
import { gitStore } from "../store/git/git-store.ts";
import { forgetHeads } from "../store/git/head-memory.ts";
import { contentName, draftBranch } from "../store/git/names.ts";
import { readBranch } from "../store/git/look-branch.ts";
import { pageCache } from "../store/git/page-cache.ts";
import { createGitHub } from "../store/github/create-github.ts";
import type { EditorSetup, RepositorySetup } from "../store/setup.ts";
import type { LookParts } from "./show-look.tsx";
import { forgetDrafts } from "./session/browser-drafts.ts";
import { forgetDestination } from "./session/last-destination.ts";
import { forgetNewSiteMark } from "./session/new-site-mark.ts";
import type { RepositoryParts } from "./web/edit-repository.tsx";
import { editorAddress } from "./web/editor-address.ts";
import { siteFiles, type SiteFiles } from "./web/site-files.ts";

export function openRepository(
  setup: EditorSetup,
  repository: RepositorySetup,
): RepositoryParts["open"] {
  return (account) => {
    const host = createGitHub({ repository, folder: setup.folder, account });
    // A new one for each person: the last one's cache was deleted when they signed out.
    const files = siteFiles(setup);
    const site = gitSite(setup, repository, files, browserCache());
    const forget = async () => {
      forgetHeads(host.site);
      const draft = draftBranch(await host.person(), site);
      const content = contentName(host.site, site.branch, draft);
      forgetDestination(content);
      forgetNewSiteMark(content);
      await Promise.allSettled([forgetDrafts(content), forgetBrowserCache()]);
    };
    return { store: { ...gitStore(host, site), allIcons: files.allIcons }, forget };
  };
}

/** Removes what this tab remembers about a repository; other tabs can't reach it. */
export function forgetInTab({ folder }: EditorSetup, repository: RepositorySetup): void {
  const account = { token: () => "", person: undefined, signedOut: () => {} };
  forgetHeads(createGitHub({ repository, folder, account }).site);
}

/** Reads a version of the site for people who only look at it: the browser stores nothing of it. */
export function lookInRepository(
  setup: EditorSetup,
  repository: RepositorySetup,
): LookParts["read"] {
  const files = siteFiles(setup);
  // With all drawings: what is proposed may have any of them, and nothing loads them later.
  const cache = pageCache(files.texts());
  const site = gitSite(setup, repository, { ...files, icons: files.allIcons }, cache);
  return (account, branch) =>
    readBranch(createGitHub({ repository, folder: setup.folder, account }), site, branch);
}

/** What the git store needs to know about the site beside its repository. */
function gitSite(
  { folder }: EditorSetup,
  { branch }: RepositorySetup,
  { icons, built, live }: SiteFiles,
  cache: ContentCache,
): GitSite {
  return { branch, folder, editor: editorAddress(), icons, built, live, cache };
}
