// Publishing and earlier versions in each language: nothing is left in English, nothing is cut.
import { cp } from "node:fs/promises";
import { chromium } from "playwright-core";
import { expect, inject, test } from "vitest";
import { makeRepositories, useOwnGitSettings } from "../git/repositories.ts";
import { firstSite } from "../fixtures/sites.ts";
import { historyScreens, publishScreens } from "./dev-publish.ts";
import { startEditor } from "./edited-site.ts";
import { newTab, openEditor } from "./editor-tabs.ts";
import { LocalizedEditor, type Faults } from "./localized-editor.ts";
import { cases, writtenIn } from "./screen-words.ts";

useOwnGitSettings();

/** What the test and git write. */
const written = [
  "Why us",
  "My words",
  "media/prices.txt",
  "Change home",
  "Why not",
  "Her words",
  "Figures to check",
  "Ann",
  "The site",
  "Hers",
  "main",
];

test.each(cases)("publishing is in $locale at $width px", async ({ locale, catalog, width }) => {
  const all = await makeRepositories({ "README.md": "A site\n" });
  await cp(firstSite, all.mine.content, { recursive: true });
  all.mine.commit("The site");
  all.mine.git("push", "--quiet", "origin", "main");
  const server = await startEditor(all.mine.content);
  const browser = await chromium.connect(inject("browserEndpoint"));
  const page = await newTab(browser, { locale });
  await openEditor(page, server.resolvedUrls?.local[0] ?? "", { width, height: 844 });
  const editor = new LocalizedEditor(page, catalog);
  await editor.site.locator("h1").waitFor();
  const content = [await writtenIn(all.mine.content, locale), ...written].join("\n").toLowerCase();
  const faults: Faults = {};
  for (const screens of [publishScreens(editor, all), historyScreens(editor)])
    Object.assign(faults, await editor.faultsOf(screens, content));
  expect(faults).toEqual({});
  await browser.close();
  await server.close();
  await all.end();
});
