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
