// What the first view of the site costs, and that it says nothing to the console.
import { expect } from "vitest";
import { menuItem, test } from "./visit.ts";

/** Without the icon in the tab, which browsers fetch when they see fit. */
const needed = (requests: string[]) => requests.filter((path) => !path.includes("/favicon"));

const face = expect.stringMatching(/^\/assets\/heading-.*\.js$/);

test("a visitor's first view is one request, and the headings' face; photos come when they are near", async ({
  open,
}) => {
  const { page, requests } = await open();
  await page.waitForLoadState("networkidle");
  expect(needed(requests)).toEqual(["/", face]);
});

test("a visitor who reads every page only loads the forms' code in addition", async ({ open }) => {
  const { page, requests } = await open();
  for (const item of await page.locator("header nav button").all()) await item.click();
  await page.locator("footer [data-page=privacy-policy]").click();
  // The island with React, and what sends its messages.
  const isCode = (path: string) => /\/(?!heading-)[^/]*\.js$/.test(path);
  const code = () => requests.filter(isCode);
  await expect.poll(() => code().length).toBe(2);
  await page.waitForLoadState("networkidle");
  expect(
    needed(requests)
      .filter((path) => !isCode(path))
      .sort(),
  ).toEqual([
    "/",
    expect.stringMatching(/^\/assets\/application-form-.*\.json$/),
    expect.stringMatching(/^\/assets\/contact-form-.*\.json$/),
    face,
  ]);
  expect(code()).toHaveLength(2);
});

test("nothing on the way through the site says a word to the console", async ({ open }) => {
  const { page, messages } = await open();
  for (const item of await page.locator("header nav button").all()) await item.click();
  await menuItem(page, "Contact").click();
  await page.reload();
  await page.goBack();
  expect(messages).toEqual([]);
});
