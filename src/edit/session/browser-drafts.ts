// Stores drafts in IndexedDB, which has room for any site, and writes only the records that change.
import type { Drafts } from "./draft.ts";
import { draftIn, draftRecords, isSameRecord, recordKey } from "./stored-draft.ts";
import type { DraftRecord } from "./stored-draft.ts";
import { completed, openDatabase, resultOf } from "../../store/indexed-db.ts";
import { withTimeLimit } from "../../store/time-limit.ts";

const [databaseName, entries] = ["edit", "drafts"];

const noRoom = new Error("The browser can't store drafts.");

/** Used if the browser can't store anything. */
export const noDrafts: Drafts = {
  found: [],
  store: (files) => (files.length === 0 ? Promise.resolve() : Promise.reject(noRoom)),
};

/**
 * @param site the site's unique name
 * @param taken aborted when another tab takes over
 * @throws if the browser can't store anything
 */
export async function openDrafts(site: string, taken: AbortSignal): Promise<Drafts> {
  const database = await openDatabase(databaseName, entries);
  const reading = database.transaction(entries).objectStore(entries).getAll(allOf(site));
  // Cast: only `store` writes there.
  const records = (await resultOf(reading)) as DraftRecord[];
  /** What was last written for each file and step; undefined if the write may have failed. */
  let last = new Map<string | number, DraftRecord | undefined>(
    records.map((record) => [recordKey(record), record]),
  );
  return {
    ...draftIn(records),
    async store(files, steps) {
      const now = draftRecords(files, steps);
      const changed = new Map([...now].filter(([key, to]) => !isSameRecord(to, last.get(key))));
      const removed = [...last.keys()].filter((key) => !now.has(key));
      if (taken.aborted || changed.size + removed.length === 0) return;
      last = new Map(now);
      try {
        await withTimeLimit(
          write(database.transaction(entries, "readwrite"), site, changed, removed),
        );
      } catch (error) {
        for (const key of [...changed.keys(), ...removed]) last.set(key, undefined);
        throw error;
      }
      // An earlier write may have failed in the meantime.
      if ([...last.values()].includes(undefined)) throw noRoom;
    },
  };
}

/**
 * Removes all drafts of a site.
 * @throws if the browser can't store anything
 */
export async function forgetDrafts(site: string): Promise<void> {
  const transaction = (await openDatabase(databaseName, entries)).transaction(entries, "readwrite");
  await resultOf(transaction.objectStore(entries).delete(allOf(site)));
}

/** The keys of a site's entries: arrays come after all texts, and numbers before arrays. */
function allOf(site: string): IDBKeyRange {
  return IDBKeyRange.bound([site], [site, [[]]]);
}

/** Steps have an array, so that an older version of the editor doesn't take them for files. */
function keyOf(site: string, key: string | number): IDBValidKey {
  return [site, typeof key === "string" ? key : [key]];
}

function write(
  transaction: IDBTransaction,
  site: string,
  changed: ReadonlyMap<string | number, DraftRecord>,
  removed: readonly (string | number)[],
): Promise<void> {
  const store = transaction.objectStore(entries);
  for (const [key, record] of changed) store.put(record, keyOf(site, key));
  for (const key of removed) store.delete(keyOf(site, key));
  // Committed at once, because the tab may be closed before the browser reports success.
  transaction.commit();
  return completed(transaction);
}
