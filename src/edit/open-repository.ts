// Opens the repository of a site: what it has in this browser, and a store for the person who is signed in.
import { browserCache, forgetBrowserCache } from "../store/git/browser-cache.ts";
import { firstVisitCache } from "../store/git/first-visit-cache.ts";
import type { GitSite } from "../store/git/git-site.ts";
import { gitStore } from "../store/git/git-store.ts";
import { forgetHeads } from "../store/git/head-memory.ts";
import { contentName, draftBranch } from "../store/git/names.ts";
import type { GitHost } from "../store/git-host.ts";
import { hostOf } from "../store/hosts.ts";
import type { EditorSetup, RepositorySetup } from "../store/setup.ts";
import { forgetDrafts } from "./session/browser-drafts.ts";
import { forgetDestination } from "./session/last-destination.ts";
import { forgetNewSiteMark } from "./session/new-site-mark.ts";
import type { RepositoryParts } from "./web/edit-repository.tsx";
import { editorAddress } from "./web/editor-address.ts";
import { loadVocabulary } from "./web/load-vocabulary.ts";
import { forgetFolders, openedFolders, rememberFolder } from "./web/opened-folders.ts";
import { siteFiles } from "./web/site-files.ts";
import { siteKey } from "./web/site-key.ts";

/** @param folder the path of the content folder to edit; the one that the page is built from by default */
export function openRepository(
  setup: EditorSetup,
  repository: RepositorySetup,
  folder = setup.folder,
): RepositoryParts["open"] {
  return (account) => {
    const hosts = new Map<string, GitHost>();
    // One for each folder, because it remembers what it has read.
    const hostFor = (path: string): GitHost => {
      const host =
        hosts.get(path) ?? hostOf(repository).connect({ repository, folder: path, account });
      hosts.set(path, host);
      return host;
    };
    const host = hostFor(folder);
    // A new one for each person: the last one's cache was deleted when they signed out.
    const files = siteFiles(setup);
    const site: GitSite = {
      branch: repository.branch,
      folder,
      builtFolder: setup.folder,
      editor: editorAddress(),
      icons: files.icons,
      vocabulary: loadVocabulary,
      built: files.built,
      live: files.live,
      // The site serves the texts of only one folder.
      cache:
        folder === setup.folder ? firstVisitCache(browserCache(), files.texts) : browserCache(),
      beside: hostFor,
    };
    const key = siteKey(setup);
    if (folder !== setup.folder)
      // Without an answer, nothing can be edited either.
      host.person().then(
        ({ login }) => rememberFolder(key, login, folder),
        () => undefined,
      );
    const forget = async () => {
      forgetHeads(hostFor("").site);
      const person = await host.person();
      const folders = new Set([setup.folder, folder, ...openedFolders(key, person.login)]);
      const contents = [...folders].map((path) => {
        const draft = draftBranch(person, { branch: site.branch, folder: path });
        return contentName(hostFor(path).site, site.branch, draft);
      });
      forgetFolders(key, person.login);
      await Promise.allSettled([...contents.map(forgetContent), forgetBrowserCache()]);
    };
    return { store: { ...gitStore(host, site), allIcons: files.allIcons }, forget };
  };
}

/** @param content its unique name, for one person */
function forgetContent(content: string): Promise<void> {
  forgetDestination(content);
  forgetNewSiteMark(content);
  return forgetDrafts(content);
}

/** Removes what this tab remembers about a repository; other tabs can't reach it. */
export function forgetInTab(repository: RepositorySetup): void {
  const account = { token: () => "", person: undefined, signedOut: () => {} };
  forgetHeads(hostOf(repository).connect({ repository, folder: "", account }).site);
}
