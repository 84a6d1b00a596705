// Nothing on the page moves by itself: not when it is first shown, not when pictures come late or never.
import { expect } from "vitest";
import type { Page, Route } from "playwright-core";
import { shifts, watchShifts } from "./layout-shifts.ts";
import { goTo, heading, pageNames, showPhoto, test } from "./visit.ts";

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
    await page.addInitScript(watchShifts);
    await page.reload({ waitUntil: "domcontentloaded" });
    await heading(page).waitFor();
    expect(await shifts(page)).toEqual([]);
    const names = await pageNames(page);
    for (const name of names) {
      await goTo(page, name);
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
  "on a screen of %d pixels nothing moves when the headings' face comes late",
  async (width, { open }) => {
    const { page } = await open({ viewport: { width, height: 800 } });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/heading-*.js", (route) => released.then(() => route.continue()));
    await page.addInitScript(watchShifts);
    await page.reload({ waitUntil: "domcontentloaded" });
    await heading(page).waitFor();
    expect(await shifts(page)).toEqual([]);
    const height = () => heading(page).evaluate((it) => it.getBoundingClientRect().height);
    const before = await height();
    release();
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family }) => /Heading Font/.test(family)),
    );
    expect(await shifts(page)).toEqual([]);
    expect(await height()).toBe(before);
  },
);
