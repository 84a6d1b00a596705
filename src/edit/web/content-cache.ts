// Keeps the files of a repository in IndexedDB, so that opening the editor again needn't read them again.

const [databaseName, entries] = ["edit-content", "files"];

/** Files by git's object id, as the git store's ContentCache; it is empty where the browser stores nothing. */
export interface BrowserCache {
  get: (oids: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>;
  put: (files: ReadonlyMap<string, Uint8Array>) => Promise<void>;
  /** Removes all of the site's files. */
  clear: () => Promise<void>;
}

/** @param site the key of the site: sites at the same address don't share files, so that each can be forgotten */
export function contentCache(site: string): BrowserCache {
  const opening = open().catch(() => undefined);
  return {
    async get(oids) {
      const database = await opening;
      if (!database) return new Map();
      const store = database.transaction(entries).objectStore(entries);
      const found = await Promise.all(oids.map((oid) => resultOf(store.get([site, oid]))));
      return new Map(
        oids.flatMap((oid, index) => {
          const bytes: unknown = found[index];
          return bytes instanceof Uint8Array ? [[oid, bytes] as const] : [];
        }),
      );
    },
    async put(files) {
      const database = await opening;
      if (!database || files.size === 0) return;
      const store = database.transaction(entries, "readwrite").objectStore(entries);
      // Whatever doesn't fit is read again the next time.
      const writes = [...files].map(([oid, bytes]) => resultOf(store.put(bytes, [site, oid])));
      await Promise.allSettled(writes);
    },
    async clear() {
      const database = await opening;
      if (!database) return;
      const store = database.transaction(entries, "readwrite").objectStore(entries);
      await resultOf(store.delete(IDBKeyRange.bound([site], [site, []])));
    },
  };
}

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(entries));
  return resultOf(opening);
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("No answer.")));
  });
}
