// Work that must not overlap.

/** @returns what begins each work once the one before it has ended, whatever came of that */
export function oneByOne(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const working = last.then(work);
    last = working.catch(() => undefined);
    return working;
  };
}

/** @returns what answers everyone who asks during a run with one run that begins after it, so that all get the latest */
export function sharedRun<Result>(work: () => Promise<Result>): () => Promise<Result> {
  const inTurn = oneByOne();
  let next: Promise<Result> | undefined;
  return () =>
    (next ??= inTurn(() => {
      next = undefined;
      return work();
    }));
}
