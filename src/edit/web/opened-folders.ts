// Remembers which other content folders a person has opened in this browser, so that signing out forgets them, too.
import { readStored, removeStored, store } from "../model/browser-storage.ts";

const keyOf = (site: string, login: string) => `edit folders ${site} ${login}`;

/**
 * @param site the key of the site in the browser's storage
 * @param login the person's, whose drafts are theirs alone
 * @returns paths in the repository
 */
export function openedFolders(site: string, login: string): string[] {
  // Such a path has no spaces.
  return (readStored("localStorage", keyOf(site, login)) ?? "").split(" ").filter(Boolean);
}

export function rememberFolder(site: string, login: string, folder: string): void {
  const folders = new Set([...openedFolders(site, login), folder]);
  store("localStorage", keyOf(site, login), [...folders].join(" "));
}

export function forgetFolders(site: string, login: string): void {
  removeStored("localStorage", keyOf(site, login));
}
