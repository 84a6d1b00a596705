// On a first visit, takes the texts that the site serves: they arrive while the Git host is asked where the branches are.
import type { ServedTexts } from "../setup.ts";
import type { ContentCache } from "./git-site.ts";
import { pageCache } from "./page-cache.ts";

/** A cache that can tell whether a browser was here before. */
export interface StoredCache extends ContentCache {
  /** @throws if the browser can't store anything */
  isEmpty(): Promise<boolean>;
}

/**
 * @param stored what the browser has of earlier visits
 * @param readServed reads what the site serves; called only where nothing is stored
 */
export function firstVisitCache(
  stored: StoredCache,
  readServed: () => Promise<ServedTexts | undefined>,
): ContentCache {
  const isFirst = stored.isEmpty().catch(() => true);
  // Without it, the Git host is asked for everything.
  const served = pageCache(isFirst.then((yes) => (yes ? readServed() : undefined)));
  return {
    ...stored,
    async get(oids) {
      const found = new Map(await stored.get(oids).catch(() => []));
      const taken = await served.get(oids.filter((oid) => !found.has(oid)));
      if (taken.size > 0) void stored.put(taken).catch(() => undefined);
      return new Map([...found, ...taken]);
    },
  };
}
