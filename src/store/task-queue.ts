// Runs asynchronous tasks one at a time.

/** @returns a function that starts each task when the one before has ended, even if that one failed */
export function createTaskQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const working = last.then(work);
    last = working.catch(() => undefined);
    return working;
  };
}

/** @returns a function whose calls during a run share the next run, so that everyone gets the latest result */
export function createSharedTask<Result>(work: () => Promise<Result>): () => Promise<Result> {
  const inTurn = createTaskQueue();
  let next: Promise<Result> | undefined;
  return () =>
    (next ??= inTurn(() => {
      next = undefined;
      return work();
    }));
}
