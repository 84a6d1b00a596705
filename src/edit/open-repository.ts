// Opens the repository of a site: what it has in this browser, and a store for the person who is signed in.
import { browserCache, forgetBrowserCache } from "../store/git/browser-cache.ts";
import type { GitSite } from "../store/git/git-site.ts";
import { gitStore } from "../store/git/git-store.ts";
import { forgetHeads } from "../store/git/head-memory.ts";
import { contentName, draftBranch } from "../store/git/names.ts";
import { hostOf } from "../store/hosts.ts";
import type { EditorSetup, RepositorySetup } from "../store/setup.ts";
import { forgetDrafts } from "./session/browser-drafts.ts";
import { forgetDestination } from "./session/last-destination.ts";
import { forgetNewSiteMark } from "./session/new-site-mark.ts";
import type { RepositoryParts } from "./web/edit-repository.tsx";
import { editorAddress } from "./web/editor-address.ts";
import { loadVocabulary } from "./web/load-vocabulary.ts";
import { siteFiles } from "./web/site-files.ts";

export function openRepository(
  setup: EditorSetup,
  repository: RepositorySetup,
): RepositoryParts["open"] {
  return (account) => {
    const host = hostOf(repository).connect({ repository, folder: setup.folder, account });
    // A new one for each person: the last one's cache was deleted when they signed out.
    const files = siteFiles(setup);
    const site: GitSite = {
      branch: repository.branch,
      folder: setup.folder,
      editor: editorAddress(),
      icons: files.icons,
      vocabulary: loadVocabulary,
      built: files.built,
      live: files.live,
      cache: browserCache(),
    };
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
  forgetHeads(hostOf(repository).connect({ repository, folder, account }).site);
}
