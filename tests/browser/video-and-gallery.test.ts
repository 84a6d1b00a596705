// A video and a gallery in a real browser: what is loaded and when, keys, the dialog, and the way back to the picture.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { dentalSite, secondSite } from "../fixtures/sites.ts";
import { bringAxe, findingsInBothSchemes } from "./axe.ts";
import { test } from "./visit.ts";

let root: string;
let dental: string;
let workshop: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "video-and-gallery-"));
  dental = join(root, "dental");
  workshop = join(root, "workshop");
  expect(await buildSite(dentalSite, dental)).toMatchObject({ ok: true });
  expect(await buildSite(secondSite, workshop)).toMatchObject({ ok: true });
});
afterAll(() => rm(root, { recursive: true }));

test("a video shows its poster and is loaded from the site once it is played, and a gallery is one Tab stop", async ({
  open,
}) => {
  // A request to any other host fails the visit.
  const { page, requests } = await open({ folder: dental, path: "questions/" });
  const ofVideo = () => requests.filter((path) => /brushing.*\.(?:webm|vtt)$/.test(path));
  const video = page.locator("video");
  await video.scrollIntoViewIfNeeded();
  await expect.poll(() => requests.some((path) => /brushing.*\.svg$/.test(path))).toBe(true);
  expect(ofVideo()).toEqual([]);
  expect(await video.evaluate((it: HTMLVideoElement) => it.paused)).toBe(true);
  // The browser's own controls: Space plays it.
  await video.focus();
  await page.keyboard.press("Space");
  await expect
    .poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime))
    .toBeGreaterThan(0);
  expect(ofVideo()).toContainEqual(expect.stringMatching(/\.webm$/));

  await page.locator("header a", { hasText: "Team" }).click();
  const links = page.locator("[data-gallery] figure > a");
  await links.first().waitFor();
  const focused = () =>
    page.evaluate(() => document.activeElement?.querySelector("img")?.alt ?? "elsewhere");
  const names = await links
    .locator("img")
    .evaluateAll((all) => all.map((it) => it.getAttribute("alt")));
  await links.first().focus();
  await page.keyboard.press("ArrowRight");
  expect(await focused()).toBe(names[1]);
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("elsewhere");
  await page.keyboard.press("Shift+Tab");
  expect(await focused()).toBe(names[1]);

  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "A look inside" });
  await dialog.waitFor();
  expect(await dialog.locator("img").getAttribute("alt")).toBe(names[1]);
  await page.keyboard.press("ArrowRight");
  expect(await dialog.locator("img").getAttribute("alt")).toBe(names[2]);
  await bringAxe(page);
  expect(await findingsInBothSchemes(page)).toEqual([]);
  // Pictures aren't printed, so a heading and names without them aren't either.
  await page.emulateMedia({ media: "print" });
  expect(await page.getByText("A look inside").isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("Escape");
  // The browser gives the focus back first, and says a moment later that the dialog is closed.
  await expect.poll(focused).toBe(names[2]);
});

test("axe objects to nothing on the workshop's pages, in either scheme", async ({ open }) => {
  const { page, address } = await open({ folder: workshop, viewport: { width: 390, height: 800 } });
  for (const path of ["./", "services/", "write-to-us/"]) {
    await page.goto(new URL(path, address).href);
    await bringAxe(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    const found = await findingsInBothSchemes(page);
    expect({ path, wide, found }).toEqual({ path, wide: 390, found: [] });
  }
});
