// Stores values in IndexedDB by a key. Unlike other storage of the browser, it takes folder handles and large files.
import { completed, openDatabase } from "../indexed-db.ts";

const [databaseName, entries] = ["edit-local", "entries"];

type Key = readonly string[];

/** @returns undefined if there is no such value @throws if the browser can't store anything */
export async function readStored(key: Key): Promise<unknown> {
  return inStore("readonly", (store) => store.get([...key]));
}

/** @returns all values whose key starts like this @throws if the browser can't store anything */
export async function readAllStored(start: Key): Promise<unknown[]> {
  // An array comes after all texts.
  const range = IDBKeyRange.bound([...start], [...start, []]);
  return inStore("readonly", (store) => store.getAll(range));
}

/** @param value undefined removes it @throws if the browser can't store it */
export async function storeValue(key: Key, value: unknown): Promise<void> {
  await inStore<unknown>("readwrite", (store) =>
    value === undefined ? store.delete([...key]) : store.put(value, [...key]),
  );
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= openDatabase(databaseName, entries).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => { readonly result: Result },
): Promise<Result> {
  const transaction = (await open()).transaction(entries, mode);
  const request = ask(transaction.objectStore(entries));
  // Committed at once, because the tab may be closed before the browser reports success.
  transaction.commit();
  await completed(transaction);
  return request.result;
}
