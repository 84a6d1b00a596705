// Opens databases of the browser, and turns its events into promises.

const noRoom = new Error("The browser can't store anything.");

/**
 * @param entries the name of its only object store, which is made the first time
 * @throws if the browser can't store anything
 */
export function openDatabase(name: string, entries: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(entries));
  return resultOf(opening);
}

export function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? noRoom));
  });
}

/** @throws if the browser couldn't store what was written */
export function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error ?? noRoom));
  });
}
