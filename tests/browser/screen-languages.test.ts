// The editor in each language that its screen has: nothing is left in English, nothing is cut, and another can be chosen.
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { expect, inject } from "vitest";
import { german } from "../../src/words/in-german.ts";
import { test } from "./author.ts";
import { firstSite } from "../fixtures/sites.ts";
import { startDev } from "../server/start-dev.ts";
import { startFirstSite } from "./edited-site.ts";
import { newTab } from "./editor-tabs.ts";
import { everydayScreens } from "./dev-screens.ts";
import { LocalizedEditor, type Faults } from "./localized-editor.ts";
import { catalogs, createJudge, leftOn, writtenIn } from "./screen-words.ts";

test.each(Object.entries(catalogs))(
  "nothing is left in English and nothing is cut in %s",
  async (locale, catalog) => {
    const edited = await startFirstSite({ locale });
    const editor = new LocalizedEditor(edited.page, catalog);
    const content = await writtenIn(edited.content, locale);
    const faults: Faults = {};
    for (const width of [1366, 390]) {
      await edited.open({ width, height: 844 });
      Object.assign(faults, await editor.faultsOf(everydayScreens(editor), content));
    }
    expect(faults).toEqual({});
    expect(await edited.page.evaluate(() => document.documentElement.lang)).toBe(
      locale.slice(0, 2),
    );
    await edited.end();
  },
);

test("the first screens at a web address are in the author's language, and only its words are loaded", async ({
  serve,
}) => {
  const scene = await serve("Netlify");
  const author = await scene.visit({ locale: "de-AT" });
  await author.button("Anmelden").waitFor();
  const judge = createJudge(german, "ledgerwren/website localhost");
  expect(await leftOn(author.tab, judge)).toEqual([]);
  await author.expectNoBarriers();
  const words = () => scene.asked.filter((path) => /\/in-[\w-]+\.js/.test(path));
  expect(words().map((path) => path.replace(/.*\/(in-\w+)-.*/, "$1"))).toEqual(["in-german"]);
});

test("an author chooses another language than the browser's, and it stays", async ({ serve }) => {
  const scene = await serve("Netlify");
  const author = await scene.visit();
  await author.signIn();
  expect(scene.asked.filter((path) => /\/in-[\w-]+\.js/.test(path))).toEqual([]);
  await author.button("Account").click();
  await author.dialog.getByLabel("Language of the editor").selectOption("Español");
  await author.inDialog("Reload").click();
  await author.button("Guardar").waitFor();
  expect(await author.tab.evaluate(() => document.documentElement.lang)).toBe("es");
  await author.tab.reload();
  await author.button("Guardar").waitFor();
  // Back again, in the words of the screen as it is.
  await author.tab.getByLabel("Idioma del editor").selectOption("English");
  await author.button("Recargar").click();
  await author.button("Save").waitFor();
});

test("the dev server, which bundles nothing, has the words, too", async () => {
  const folder = await mkdtemp(join(tmpdir(), "spoken-site-"));
  const content = join(folder, "content");
  await cp(firstSite, content, { recursive: true });
  // With libraries of its own: the other tests' servers, which have another plugin, would put theirs in the same place.
  const server = await startDev(content, join(folder, "libraries"));
  const browser = await chromium.connect(inject("browserEndpoint"));
  const page = await newTab(browser, { locale: "de-DE" });
  await page.goto(`${server.resolvedUrls?.local[0] ?? ""}__edit`);
  await page.getByRole("button", { name: german["Save"] ?? "", exact: true }).waitFor();
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true });
});
