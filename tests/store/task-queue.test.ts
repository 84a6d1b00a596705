// Tasks that many callers request at once.
import { expect, test } from "vitest";
import { createSharedTask } from "../../src/store/task-queue.ts";

test("3,000 calls during a run share one run that starts after it", async () => {
  let runs = 0;
  let begun = () => {};
  let end = () => {};
  const isBegun = new Promise<void>((go) => (begun = go));
  const ask = createSharedTask(async () => {
    const run = ++runs;
    begun();
    if (run === 1) await new Promise<void>((go) => (end = go));
    return run;
  });
  const first = ask();
  await isBegun;
  const others = Array.from({ length: 3000 }, ask);
  end();
  expect(await first).toBe(1);
  expect(new Set(await Promise.all(others))).toEqual(new Set([2]));
  expect(await ask()).toBe(3);
});

test("a failed run fails for everyone who shares it, and the next one still starts", async () => {
  let runs = 0;
  const ask = createSharedTask(() =>
    ++runs === 1 ? Promise.reject(new Error("No disk.")) : Promise.resolve(runs),
  );
  const both = await Promise.allSettled([ask(), ask()]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await ask()).toBe(2);
});
