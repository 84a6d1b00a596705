// Opens the git store over a host in memory.
import { readIcons } from "../../../src/files/icon-set.ts";
import { gitStore } from "../../../src/store/git/git-store.ts";
import type { ContentCache, GitSite } from "../../../src/store/git/git-site.ts";
import type { GitHost } from "../../../src/store/git-host.ts";
import type { Store } from "../../../src/store/store.ts";

/** A browser's storage. */
export function memoryCache(): ContentCache & { files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    get: (oids) =>
      Promise.resolve(
        new Map(
          oids.flatMap((oid) => {
            const content = files.get(oid);
            return content ? [[oid, content]] : [];
          }),
        ),
      ),
    put(more) {
      for (const [oid, content] of more) files.set(oid, content);
      return Promise.resolve();
    },
  };
}

export function gitSite(more: Partial<GitSite> = {}): GitSite {
  return {
    branch: "main",
    folder: "content",
    editor: "https://site.example/edit/",
    icons: () => Promise.resolve(readIcons()),
    built: () => Promise.resolve(undefined),
    live: () => Promise.resolve(undefined),
    cache: memoryCache(),
    ...more,
  };
}

/** @param now the browser's clock, in milliseconds */
export function openStore(
  host: GitHost,
  { site = gitSite(), now = Date.now }: { site?: GitSite; now?: () => number } = {},
): Store & { look: () => void } {
  const looks = new Set<() => void>();
  const watch = (look: () => void) => {
    looks.add(look);
    return () => looks.delete(look);
  };
  const store = gitStore(host, site, { now, watch });
  /** As every half a minute while the page is visible. */
  return { ...store, look: () => looks.forEach((each) => each()) };
}
