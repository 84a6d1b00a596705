// Photos from another host, and the placeholder for one that doesn't load.
import { expect } from "vitest";
import type { Page, Route } from "playwright-core";
import { menuItem, showPhoto, test } from "./visit.ts";

// The page with a single picture, near its top.
const openPage = (page: Page) => menuItem(page, "Join Our Team").click();
const picture = (page: Page) => page.locator("main img:visible");
const placeholder = (page: Page) => page.locator('main img[alt="Error loading image"]:visible');

const gone = (route: Route) => route.fulfill({ status: 404 });
const noPicture = (route: Route) =>
  route.fulfill({ contentType: "image/jpeg", body: "<html>Sorry</html>" });
const unreachable = (route: Route) => route.abort();

test("a photo that arrives is shown", async ({ open }) => {
  const { page } = await open();
  await openPage(page);
  await picture(page).evaluate((image: HTMLImageElement) => image.decode());
  expect(await picture(page).getAttribute("src")).toMatch(/^https:/);
});

test.for([
  ["is gone", gone],
  ["is not a picture", noPicture],
  ["comes from a host that can't be reached", unreachable],
] as const)(
  "a photo that %s is replaced by the placeholder, in its place and size",
  async ([, photos], { open }) => {
    const broken = await open({ photos });
    const whole = await open();
    await openPage(broken.page);
    await openPage(whole.page);
    await placeholder(broken.page).waitFor();
    expect(await picture(broken.page).count()).toBe(1);
    expect(await picture(broken.page).boundingBox()).toEqual(
      await picture(whole.page).boundingBox(),
    );
    expect(
      await picture(broken.page).evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    broken.forgetMessages();
  },
);

test("a photo that fails while the page is still being read is replaced too", async ({ open }) => {
  const { page, forgetMessages } = await open({ photos: unreachable });
  await openPage(page);
  await page.reload();
  await placeholder(page).waitFor();
  forgetMessages();
});

test("a photo on a page that nobody opens is not fetched", async ({ open }) => {
  const asked: string[] = [];
  const { page } = await open({
    photos: (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return showPhoto(route);
    },
  });
  await page.waitForLoadState("networkidle");
  const elsewhere = await page
    .locator("[data-page-view][hidden] img")
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => new URL(src).pathname));
  expect(elsewhere.length).toBeGreaterThan(0);
  expect(asked.filter((path) => elsewhere.includes(path))).toEqual([]);
});
