// The company's logo where a visitor's device is dark: its own file for that, or a light plate behind the only one.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { secondSite } from "../fixtures/sites.ts";
import { test } from "./visit.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "logo-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** @returns the folder of the built site */
async function built(logo: object): Promise<string> {
  const root = await mkdtemp(join(folder, "site-"));
  const content = join(root, "content");
  await cp(secondSite, content, { recursive: true });
  const file = join(content, "site.json");
  const site = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...site, logo }));
  const out = join(root, "dist");
  expect(await buildSite(content, out)).toMatchObject({ ok: true });
  return out;
}

/** The logos in the header and the footer: the file that each shows, and what is behind it. */
async function shownLogos(page: Page) {
  const logos = page.locator(".own-logo img");
  await expect.poll(() => logos.count()).toBe(2);
  for (const logo of await logos.all()) {
    await logo.scrollIntoViewIfNeeded();
    const width = () => logo.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
  return logos.evaluateAll((images) =>
    images.map((image) => {
      const { backgroundColor, boxShadow } = getComputedStyle(image);
      const { currentSrc = "" } = image instanceof HTMLImageElement ? image : {};
      return { file: /[a-z]+(?=[^/]*$)/.exec(currentSrc)?.[0], backgroundColor, boxShadow };
    }),
  );
}

const light = "media/bicycle.svg";
const dark = "media/favicon.svg";
const noPlate = { backgroundColor: "rgba(0, 0, 0, 0)", boxShadow: "none" };

test("a logo with a file for dark is shown from that one, without a plate", async ({ open }) => {
  const out = await built({ src: light, dark });
  const { page } = await open({ folder: out, colorScheme: "dark" });
  const shown = { file: "favicon", ...noPlate };
  expect(await shownLogos(page)).toEqual([shown, shown]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.reload();
  const inLight = { file: "bicycle", ...noPlate };
  expect(await shownLogos(page)).toEqual([inLight, inLight]);
});

test("a logo without one has a light plate behind it where the site is dark", async ({ open }) => {
  const out = await built({ src: light });
  const { page } = await open({ folder: out, colorScheme: "dark" });
  for (const { file, backgroundColor, boxShadow } of await shownLogos(page)) {
    expect(file).toBe("bicycle");
    const [red = 0, green = 0, blue = 0, alpha = 1] =
      backgroundColor.match(/[\d.]+/g)?.map(Number) ?? [];
    expect({ backgroundColor, isLight: Math.min(red, green, blue) > 200 && alpha === 1 }).toEqual({
      backgroundColor,
      isLight: true,
    });
    expect(boxShadow).toContain(backgroundColor);
  }
});
