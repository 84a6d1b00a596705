// Keeps values in IndexedDB by a key. Unlike other storage of the browser, it takes folder handles and large files.

const [databaseName, entries] = ["edit-local", "entries"];

type Key = readonly string[];

/** @returns undefined if there is no such value @throws if the browser can't store anything */
export async function readKept(key: Key): Promise<unknown> {
  return inStore("readonly", (store) => store.get([...key]));
}

/** @returns all values whose key starts like this @throws if the browser can't store anything */
export async function readAllKept(start: Key): Promise<unknown[]> {
  // An array comes after all texts.
  const range = IDBKeyRange.bound([...start], [...start, []]);
  return inStore("readonly", (store) => store.getAll(range));
}

/** @param value undefined removes it @throws if the browser can't store it */
export async function keep(key: Key, value: unknown): Promise<void> {
  await inStore<unknown>("readwrite", (store) =>
    value === undefined ? store.delete([...key]) : store.put(value, [...key]),
  );
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1);
    opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(entries));
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(opening.error ?? noRoom));
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

const noRoom = new Error("The browser can't store anything.");

async function inStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => { readonly result: Result },
): Promise<Result> {
  const transaction = (await open()).transaction(entries, mode);
  const request = ask(transaction.objectStore(entries));
  // Committed at once, because the tab may be closed before the browser reports success.
  transaction.commit();
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve(request.result));
    transaction.addEventListener("abort", () => reject(transaction.error ?? noRoom));
  });
}
