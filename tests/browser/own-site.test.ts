// What `npm run new` writes, built and visited: a site that is right before a word of it is changed.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { writeContent } from "../../src/commands/new-content.ts";
import { bringAxe, findingsInBothSchemes } from "./axe.ts";
import { shownPage, test } from "./visit.ts";

let root: string;
let folder: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "own-site-"));
  folder = join(root, "dist");
  await writeContent(join(root, "my site"));
  expect(await buildSite(join(root, "my site"), folder)).toMatchObject({ ok: true });
});
afterAll(() => rm(root, { recursive: true }));

for (const width of [320, 1280]) {
  test(`a site of one's own has three pages that fit ${width} pixels and that axe accepts`, async ({
    open,
  }) => {
    const { page } = await open({ folder, viewport: { width, height: 800 } });
    for (const name of ["home", "contact", "privacy"]) {
      await page.locator(`[data-page="${name}"]`).last().click();
      await page.locator(`[data-page-view="${name}"]:visible`).waitFor();
      expect(await shownPage(page)).toBe(name);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // Its own document.
      await page.reload();
      await bringAxe(page);
      expect(await findingsInBothSchemes(page)).toEqual([]);
    }
  });
}

test("its form comes to life, and says in English what the site leaves to the defaults", async ({
  open,
}) => {
  const { page } = await open({ folder });
  await page.getByRole("link", { name: "Write to us" }).click();
  await page.getByRole("textbox", { name: "Message" }).fill("x".repeat(3999));
  await page.getByText("Characters left: 1").waitFor();
});
