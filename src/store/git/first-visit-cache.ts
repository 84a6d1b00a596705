// On a first visit, takes the texts that the site serves: they arrive while the Git host is asked where the branches are.
import type { ServedTexts } from "../setup.ts";
import type { ContentCache } from "./git-site.ts";

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
  const served = isFirst.then((yes) => (yes ? readServed() : undefined)).catch(() => undefined);
  const put = (files: ReadonlyMap<string, Uint8Array>) => stored.put(files);
  return {
    async get(oids) {
      const found = await stored.get(oids).catch(() => new Map<string, Uint8Array>());
      const texts = (await served)?.texts;
      if (!texts) return found;
      const encoder = new TextEncoder();
      const others = oids.flatMap((oid) => {
        const text = found.has(oid) ? undefined : texts[oid];
        return text === undefined ? [] : [[oid, encoder.encode(text)] as const];
      });
      const taken = new Map(others);
      if (taken.size > 0) void put(taken).catch(() => undefined);
      return new Map([...found, ...taken]);
    },
    put,
  };
}
