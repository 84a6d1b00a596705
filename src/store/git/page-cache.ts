// Holds files only as long as the page is open, for people who just look at a version.
import type { ContentCache } from "./git-site.ts";

export function pageCache(): ContentCache {
  const files = new Map<string, Uint8Array>();
  return {
    get: (oids) => Promise.resolve(new Map([...files].filter(([oid]) => oids.includes(oid)))),
    put(more) {
      for (const [oid, bytes] of more) files.set(oid, bytes);
      return Promise.resolve();
    },
  };
}
