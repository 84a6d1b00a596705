// Collects what moves on a page by itself, as the browser reports it.
import type { Page } from "playwright-core";

/** Watches from before the first paint; a shift within half a second of a click counts here too. */
export function watchShifts(): void {
  const moved: string[] = [];
  const note = (entries: PerformanceEntryList) => {
    // Cast: TypeScript doesn't know this kind of entry. https://wicg.github.io/layout-instability/
    for (const entry of entries as (PerformanceEntry & {
      value: number;
      sources: { node?: Node }[];
    })[]) {
      const names = entry.sources.map(({ node }) => node?.nodeName ?? "?");
      moved.push(`${entry.value.toFixed(4)} ${names.join(" ")}`);
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  const takeShifts = () => {
    note(observer.takeRecords());
    return moved.splice(0);
  };
  Object.assign(window, { takeShifts });
}

/** What has moved since this was last asked. */
export const shifts = (page: Page) =>
  page.evaluate(async () => {
    // Two frames, so that the last shift has been seen. A busy browser reports it later: it is taken, not waited for.
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
    // Cast: `watchShifts` has put it there.
    return (window as unknown as { takeShifts: () => string[] }).takeShifts();
  });
