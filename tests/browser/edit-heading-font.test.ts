// Headings in a font of the site's own, and a theme: both are on the page that is edited, and a font is chosen in the panel.
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fontFile, sans } from "../../src/host/font-files.ts";
import { secondSite } from "../fixtures/sites.ts";
import { startEditedSite, type EditedSite } from "./edited-site.ts";

let root: string;
let edited: EditedSite;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "heading-font-"));
  const content = join(root, "content");
  await cp(secondSite, content, { recursive: true });
  await cp(fontFile("latin", 600, sans), join(content, "media", "brand.woff2"));
  edited = await startEditedSite(content);
  await writeFile(join(edited.content, "..", "theme.css"), ":root { --radius: 1.25rem }");
});
afterAll(async () => {
  await edited.end();
  await rm(root, { recursive: true });
});

test("a font in media is chosen in the panel, and headings are drawn in it, with the theme's corners", async () => {
  const { page, site } = await edited.openTab(await edited.newContext());
  const styleOf = (selector: string, property: string) =>
    site
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(await styleOf(".button", "border-radius")).toBe("20px");
  expect(await styleOf("h1", "font-family")).toMatch(/^"Source Serif 4"/);
  await page.getByRole("button", { name: "Add colors and shapes" }).click();
  await page.getByRole("button", { name: "Add heading font" }).click();
  await page.getByLabel("Heading font").click();
  const dialog = page.getByRole("dialog");
  expect(await dialog.getByRole("button", { name: /\.svg/ }).count()).toBe(0);
  expect(await dialog.innerText()).toContain("WOFF2, TTF, or OTF");
  expect(await dialog.locator("img").count()).toBe(0);
  await dialog.getByRole("button", { name: "WOFF2 brand.woff2" }).click();
  await page.getByRole("button", { name: "Change file" }).waitFor();
  expect(await styleOf("h1", "font-family")).toMatch(/^"Heading Font"/);
  const facesLoaded = async () => (await document.fonts.load('600 1em "Heading Font"')).length;
  expect(await site.locator("html").evaluate(facesLoaded)).toBe(1);
});
