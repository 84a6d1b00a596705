// Holds files only as long as the page is open, for people who just look at a version. It begins with the texts that the
// site serves, so that only what differs from them is asked of the Git host: without signing in, it answers 60 requests
// an hour.
import type { ServedTexts } from "../setup.ts";
import type { ContentCache } from "./git-site.ts";

export interface PageCache extends ContentCache {
  /** The object ids of all its files. */
  ids(): Promise<ReadonlySet<string>>;
}

/** @param served what the site serves; undefined, or rejected, if it serves none */
export function pageCache(served: Promise<ServedTexts | undefined>): PageCache {
  const files = new Map<string, Uint8Array>();
  const ready = served.then(
    (found) => {
      const encoder = new TextEncoder();
      for (const [oid, text] of Object.entries(found?.texts ?? {}))
        files.set(oid, encoder.encode(text));
    },
    () => undefined,
  );
  return {
    async get(oids) {
      await ready;
      return new Map([...files].filter(([oid]) => oids.includes(oid)));
    },
    put(more) {
      for (const [oid, bytes] of more) files.set(oid, bytes);
      return Promise.resolve();
    },
    async ids() {
      await ready;
      return new Set(files.keys());
    },
  };
}
