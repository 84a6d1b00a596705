// Stores drafts in IndexedDB, which has room for any site: one entry per file, written when the file changes.
import type { DraftFile, Drafts } from "./draft.ts";
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
  const found = (await resultOf(reading)) as DraftFile[];
  /** What was last written for each file; undefined if the write may have failed. */
  let last = new Map<string, DraftFile | undefined>(found.map((file) => [file.name, file]));
  return {
    found,
    async store(files) {
      const now = new Map<string, DraftFile | undefined>(files.map((file) => [file.name, file]));
      const changed = files.filter((file) => !isSame(file, last.get(file.name)));
      const removed = [...last.keys()].filter((name) => !now.has(name));
      if (taken.aborted || changed.length + removed.length === 0) return;
      last = now;
      try {
        await withTimeLimit(
          write(database.transaction(entries, "readwrite"), site, changed, removed),
        );
      } catch (error) {
        for (const name of [...changed.map((file) => file.name), ...removed])
          last.set(name, undefined);
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

/** The keys of a site's entries; an array comes after all texts. */
function allOf(site: string): IDBKeyRange {
  return IDBKeyRange.bound([site], [site, []]);
}

function write(
  transaction: IDBTransaction,
  site: string,
  changed: readonly DraftFile[],
  gone: readonly string[],
): Promise<void> {
  const store = transaction.objectStore(entries);
  for (const file of changed) store.put(file, [site, file.name]);
  for (const name of gone) store.delete([site, name]);
  // Committed at once, because the tab may be closed before the browser reports success.
  transaction.commit();
  return completed(transaction);
}

function isSame(file: DraftFile, other: DraftFile | undefined): boolean {
  return file.text === other?.text && file.base === other.base;
}
