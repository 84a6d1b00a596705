// The processor's time of a page's main thread.
import type { Page } from "playwright-core";

/** @returns gives the milliseconds since the last time that it was asked */
export async function countWork(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  // The thread's own time: it matters little what else runs.
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async (): Promise<number> => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN) * 1000;
  };
  let last = await worked();
  return async () => {
    const before = last;
    last = await worked();
    return last - before;
  };
}
