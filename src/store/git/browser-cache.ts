// Stores files in IndexedDB by git's object id, which says what is in them, so that nothing there is ever out of date.
import type { ContentCache } from "./git-site.ts";

const [databaseName, entries] = ["edit-content", "files"];

/** In bytes: larger files, such as videos, aren't worth their room. */
const largest = 5_000_000;

/** Past this many, the cache starts over. */
const most = 20_000;

/** Works without storing anything if the browser can't. */
export function browserCache(): ContentCache {
  let opening: Promise<IDBDatabase> | undefined;
  const open = () => (opening ??= openDatabase());
  return {
    async get(oids) {
      const found = new Map<string, Uint8Array>();
      if (oids.length === 0) return found;
      const store = (await open()).transaction(entries).objectStore(entries);
      const reading = oids.map(async (oid) => [oid, await resultOf(store.get(oid))] as const);
      for (const [oid, bytes] of await Promise.all(reading))
        if (bytes instanceof Uint8Array) found.set(oid, bytes);
      return found;
    },
    async put(files) {
      const transaction = (await open()).transaction(entries, "readwrite");
      const store = transaction.objectStore(entries);
      for (const [oid, bytes] of files) if (bytes.length <= largest) store.put(bytes, oid);
      await new Promise<void>((resolve, reject) => {
        transaction.addEventListener("complete", () => resolve());
        transaction.addEventListener("abort", () => reject(transaction.error ?? noRoom));
      });
    },
  };
}

/** Forgets all stored files, when the person signs out. */
export async function forgetBrowserCache(): Promise<void> {
  await resultOf(indexedDB.deleteDatabase(databaseName));
}

const noRoom = new Error("The browser can't store files.");

async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(entries));
  const database = await resultOf(opening);
  // Otherwise it couldn't be deleted from another tab.
  database.addEventListener("versionchange", () => database.close());
  const store = database.transaction(entries, "readwrite").objectStore(entries);
  if ((await resultOf(store.count())) > most) store.clear();
  return database;
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? noRoom));
  });
}
