// Nothing on the page moves by itself: not when it is first shown, not when pictures come late or never.
import { expect } from "vitest";
import type { Page, Route } from "playwright-core";
import { heading, showPhoto, test } from "./visit.ts";

/** Watches from before the first paint; a shift within half a second of a click counts here too. */
function watch(): void {
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
const shifts = (page: Page) =>
  page.evaluate(async () => {
    // Two frames, so that the last shift has been seen. A busy browser reports it later: it is taken, not waited for.
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
    // Cast: `watch` has put it there.
    return (window as unknown as { takeShifts: () => string[] }).takeShifts();
  });

/** Photos that all wait for `release`, then for the next. */
function heldBack(answer: (route: Route) => Promise<void>) {
  let release = () => {};
  let released = Promise.resolve();
  const hold = () => {
    released = new Promise((resolve) => (release = resolve));
  };
  hold();
  return {
    hold,
    release: () => release(),
    photos: (route: Route) => released.then(() => answer(route)),
  };
}

const allThere = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .every(({ complete }) => complete),
  );

test.for([
  ...[320, 390, 480, 640, 768, 960, 1200, 1440, 1920].map((width) => [width, "late"] as const),
  ...[320, 768, 1440].map((width) => [width, "never"] as const),
])(
  "on a screen of %d pixels nothing moves on any page when pictures come %s",
  async ([width, when], { open }) => {
    const pictures = heldBack(when === "late" ? showPhoto : (route) => route.abort());
    const { page, forgetMessages } = await open({
      viewport: { width, height: 800 },
      reducedMotion: "no-preference",
      photos: pictures.photos,
    });
    await page.addInitScript(watch);
    await page.reload({ waitUntil: "domcontentloaded" });
    await heading(page).waitFor();
    expect(await shifts(page)).toEqual([]);
    const names = await page
      .locator("[data-page-view]")
      .evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset["pageView"] ?? ""));
    for (const name of names) {
      await page
        .locator(`[data-page=${name}]`)
        .first()
        .evaluate((button: HTMLElement) => button.click());
      // The foot of the page has another place on another page: that is what was asked for.
      await shifts(page);
      for (const top of [0, 500]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
        pictures.release();
        await allThere(page);
        expect({ [name]: await shifts(page) }).toEqual({ [name]: [] });
      }
      pictures.hold();
    }
    pictures.release();
    forgetMessages();
  },
);

test("a click on the menu works as soon as it is visible", async ({ open }) => {
  const { page } = await open({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const press = () => {
      const button = document.querySelector<HTMLElement>("[data-menu] [data-page=about]");
      // The first frame in which the menu is there to be pressed.
      if (button?.checkVisibility()) button.click();
      else requestAnimationFrame(press);
    };
    requestAnimationFrame(press);
  });
  await page.reload();
  await page.locator("[data-page-view=about]:visible").waitFor();
});

test.for([360, 1280])(
  "on a screen of %d pixels next to nothing moves when the headings' face comes late",
  async (width, { open }) => {
    const { page } = await open({ viewport: { width, height: 800 } });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/*.woff2", (route) => released.then(() => route.continue()));
    await page.addInitScript(watch);
    await page.reload({ waitUntil: "domcontentloaded" });
    await heading(page).waitFor();
    expect(await shifts(page)).toEqual([]);
    const height = () => heading(page).evaluate((it) => it.getBoundingClientRect().height);
    const before = await height();
    release();
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === "loaded"));
    const moved = (await shifts(page)).map((each) => parseFloat(each));
    expect(moved.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.01);
    expect(await height()).toBe(before);
  },
);
