// An in-memory IndexedDB with only what drafts need; its transactions can be made to fail.

/** Replaces the browser's database in a test. */
export class MemoryDatabase {
  /** The stored values, by key as JSON. */
  kept = new Map<string, unknown>();
  /** Whether it is out of space. */
  isFull = false;
  /** The number of entries written or deleted so far. */
  writes = 0;

  /** Whether it never answers, until `answer` is called. */
  isSilent = false;
  readonly #unanswered: (() => void)[] = [];

  readonly open = () => {
    const database = { transaction: () => new Transaction(this) };
    return answering(database, this.later);
  };

  readonly later = (tell: () => void) => {
    if (this.isSilent) this.#unanswered.push(tell);
    else queueMicrotask(tell);
  };

  /** Late. */
  answer(): void {
    this.isSilent = false;
    for (const tell of this.#unanswered.splice(0)) tell();
  }
}

/** All keys that begin like this one. */
export interface Range {
  lower: readonly string[];
}

class Transaction extends EventTarget {
  readonly #database: MemoryDatabase;
  readonly #work: ((kept: Map<string, unknown>) => void)[] = [];
  readonly error = null;

  constructor(database: MemoryDatabase) {
    super();
    this.#database = database;
  }

  objectStore() {
    const later = (work: (kept: Map<string, unknown>) => void) => this.#work.push(work);
    return {
      get: (key: unknown) =>
        answering(this.#database.kept.get(JSON.stringify(key)), this.#database.later),
      getAll: (range?: Range) => answering(this.#valuesIn(range), this.#database.later),
      put: (value: unknown, key: unknown) => later((kept) => kept.set(JSON.stringify(key), value)),
      delete: (key: readonly string[] | Range) => {
        if ("lower" in key) for (const each of this.#keysIn(key)) this.#database.kept.delete(each);
        else later((kept) => kept.delete(JSON.stringify(key)));
        return answering(undefined, this.#database.later);
      },
    };
  }

  #keysIn(range?: Range): string[] {
    const start = range && JSON.stringify(range.lower).slice(0, -1);
    return [...this.#database.kept.keys()].filter((key) => !start || key.startsWith(`${start},`));
  }

  #valuesIn(range?: Range): unknown[] {
    return this.#keysIn(range).map((key) => this.#database.kept.get(key));
  }

  /** Reports the result later, as a browser does. */
  commit() {
    const { isFull, kept } = this.#database;
    if (!isFull) {
      this.#database.writes += this.#work.length;
      for (const work of this.#work) work(kept);
    }
    this.#database.later(() => this.dispatchEvent(new Event(isFull ? "abort" : "complete")));
  }
}

/** A request that succeeds. */
function answering<Result>(
  result: Result,
  later: (tell: () => void) => void,
): EventTarget & { result: Result } {
  const request = Object.assign(new EventTarget(), { result });
  later(() => request.dispatchEvent(new Event("success")));
  return request;
}
