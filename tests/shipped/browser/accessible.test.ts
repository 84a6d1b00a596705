// What axe finds on the pages of content/, whatever its editors write.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { buildSite } from "../../../src/builder/build-site.ts";
import { loadContent } from "../../../src/files/content-folder.ts";
import { bringAxe, findingsInBothSchemes } from "../../browser/axe.ts";
import { shownPage, test } from "../../browser/visit.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shipped-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("axe objects to nothing on any page of the content that is shipped", async ({ open }) => {
  const { result } = await loadContent("content");
  const built = await buildSite("content", join(folder, "site"));
  if (!result.ok || !built.ok) throw new Error(built.report);
  const { pages, pictures } = result.site;
  const photoHosts = pictures.hosts.map(({ host }) => host);
  const { page } = await open({ folder: join(folder, "site"), photoHosts });
  const found: Record<string, string[]> = {};
  for (const { name } of pages) {
    // As if the visitor had been there: no button needs to link to a page.
    await page.evaluate((it) => history.replaceState({ page: it }, ""), name);
    await page.reload();
    await page.locator(`[data-page-view="${name}"]:visible`).waitFor();
    expect(await shownPage(page)).toBe(name);
    await bringAxe(page);
    const objections = await findingsInBothSchemes(page);
    if (objections.length > 0) found[name] = objections;
  }
  expect(found).toEqual({});
});
