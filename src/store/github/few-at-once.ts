// Lets only a few requests run at the same time; the others wait for their turn.

export type FewAtOnce = <Result>(request: () => Promise<Result>) => Promise<Result>;

/** @param most how many run at the same time */
export function fewAtOnce(most: number): FewAtOnce {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (request) => {
    if (running < most) running++;
    // The one that ends hands its place over.
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await request();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
