// Stores files in IndexedDB by git's object id, which says what is in them, so that nothing there is ever out of date.
import { completed, openDatabase, resultOf } from "../indexed-db.ts";
import type { StoredCache } from "./first-visit-cache.ts";

const [databaseName, entries] = ["edit-content", "files"];

/** In bytes: larger files, such as videos, aren't worth their room. */
const largest = 5_000_000;

/** Past this many, the cache starts over. */
const most = 20_000;

/** Works without storing anything if the browser can't. */
export function browserCache(): StoredCache {
  let opening: Promise<IDBDatabase> | undefined;
  const open = () => (opening ??= openCache());
  return {
    async isEmpty() {
      const store = (await open()).transaction(entries).objectStore(entries);
      return (await resultOf(store.count())) === 0;
    },
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
      await completed(transaction);
    },
  };
}

/** Forgets all stored files, when the person signs out. */
export async function forgetBrowserCache(): Promise<void> {
  await resultOf(indexedDB.deleteDatabase(databaseName));
}

async function openCache(): Promise<IDBDatabase> {
  const database = await openDatabase(databaseName, entries);
  // Otherwise it couldn't be deleted from another tab.
  database.addEventListener("versionchange", () => database.close());
  const store = database.transaction(entries, "readwrite").objectStore(entries);
  if ((await resultOf(store.count())) > most) store.clear();
  return database;
}
