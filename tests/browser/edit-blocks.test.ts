// Blocks and items are added, copied and moved on the page itself.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type FrameLocator, type Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startFirstSite, type FirstSite } from "./edited-site.ts";

let edited: FirstSite;
let page: Page;
let site: FrameLocator;

beforeAll(async () => {
  edited = await startFirstSite();
});
afterAll(() => edited.end());

beforeEach(async () => {
  page = await edited.open();
  site = page.frameLocator("iframe");
  await site.locator("h1").waitFor();
  return () => edited.leave();
});

const part = (location: string) => site.locator(`[data-part="${location}"]`);
const selection = () =>
  site.locator(":root").evaluate((root) => root.ownerDocument.getSelection()?.toString());

test("a block is added between two others on the page, and its heading is ready to be typed over", async () => {
  const gap = page.getByRole("button", { name: "Add block before block 3", exact: true });
  const block = part("home.json/blocks/2");
  await block.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await block.hover({ position: { x: 200, y: 4 } });
  await gap.click();
  const gallery = page.getByRole("dialog", { name: "Add block" });
  await gallery.getByRole("button", { name: /^Cards side by side/ }).click();
  await expect.poll(selection).toBe("What the cards have in common");
  await page.keyboard.type("Three things");
  await page.keyboard.press("Control+s");
  await page.getByText("Saved.").waitFor();
  const saved: unknown = JSON.parse(await readFile(join(edited.content, "home.json"), "utf8"));
  expect(saved).toMatchObject({ blocks: { 2: { type: "cardGrid", heading: "Three things" } } });
  // With the keyboard: a selected block has a button at each of its edges.
  await part("home.json/blocks/2").focus();
  await gap.focus();
  await page.keyboard.press("Enter");
  await gallery.waitFor();
});
