// The editor in each language that its screen has: nothing is left in English, nothing is cut, and another can be chosen.
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { expect, inject } from "vitest";
import { german } from "../../src/words/in-german.ts";
import { spanish } from "../../src/words/in-spanish.ts";
import { french } from "../../src/words/in-french.ts";
import { test } from "./author.ts";
import { firstSite } from "../fixtures/sites.ts";
import { startDev } from "../server/start-dev.ts";
import { startFirstSite } from "./edited-site.ts";
import { newTab } from "./editor-tabs.ts";

type Catalog = Readonly<Record<string, string>>;

const catalogs: Readonly<Record<string, Catalog>> = {
  "de-DE": german,
  "es-MX": spanish,
  "fr-CA": french,
};

/** What a person reads on the screen, and what is read to them; not the site itself, which is in frames. */
const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const read: (string | null)[] = [];
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (!element.checkVisibility() || element.matches("script, style, iframe")) continue;
      for (const name of ["title", "aria-label", "placeholder", "alt"])
        read.push(element.getAttribute(name));
      const hasOwn = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
      if (hasOwn) read.push(...element.innerText.split("\n"));
    }
    return [...new Set(read.flatMap((text) => text?.trim() || []))];
  });

/** Every text in the content, with its facts, and the files' names: authors' words stay as they are, names of fields don't. */
async function writtenIn(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const texts: string[] = [];
  for (const name of names.filter((each) => each.endsWith(".json")))
    JSON.parse(await readFile(join(folder, name), "utf8"), (_field, value: unknown) => {
      if (typeof value === "string") texts.push(value);
    });
  // Cast: the fixture has facts.
  const { facts } = JSON.parse(await readFile(join(folder, "site.json"), "utf8")) as {
    facts: Readonly<Record<string, string>>;
  };
  const filled = [...names, ...texts]
    .join("\n")
    .replaceAll(/\{\{facts\.(\w+)\}\}/g, (_fact, name: string) => facts[name] ?? "");
  return filled.toLowerCase();
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** What a language can say, whatever is put into it; not what says nearly nothing itself. */
function saidIn(catalog: Catalog): (text: string) => boolean {
  const texts = Object.values(catalog).map((said) => said.trim());
  // Blocks and items are called by what the gallery has after their type, and labels begin small within sentences.
  const names = texts.map((said) => said.replace(/^\w+: /, ""));
  const whole = new Set([...texts, ...names].map((said) => said.toLowerCase()));
  const withValues = texts
    .filter((said) => /\{\d\}/.test(said) && said.replaceAll(/\{\d\}|\P{L}/gu, "").length > 3)
    .map(
      (said) =>
        new RegExp(
          `^${said
            .split(/\{\d\}/)
            .map(escaped)
            .join("[^]*")}$`,
          "u",
        ),
    );
  return (text) => whole.has(text.toLowerCase()) || withValues.some((said) => said.test(text));
}

/** The names of the languages themselves, keys, addresses, and what isn't words. */
const sameEverywhere =
  /^(English|Deutsch|Español|Français|(Ctrl|Alt|Shift|Enter|Escape|Delete|F\d+|.)(\+(Shift|.))*|www\.\S+|\d+ \p{L}+ \d+|[^\p{L}]*)$/u;

/** What is between texts that are beside each other, and around names. */
const between = [
  /^\+ /,
  // Keys.
  /(?<=\p{L})\+(?=\p{L})/u,
  /(?<=[.?!]) /,
  / (?=\d+ \p{L}+ \d+$)/u,
  / (?=\d+$|https:)/,
  "›",
  " · ",
  /[()]/,
  /[„“”«»]/,
  ", ",
  ": ",
];

/** @returns what is on the screen that neither the language nor the author says */
async function leftOn(page: Page, catalog: Catalog, content: string): Promise<string[]> {
  const comesFromCatalog = saidIn(catalog);
  const isKnown = (written: string): boolean => {
    const text = written.trim();
    if (comesFromCatalog(text) || sameEverywhere.test(text) || content.includes(text.toLowerCase()))
      return true;
    return between.some((separator) => {
      const parts = text.split(separator);
      return parts.length > 1 && parts.every(isKnown);
    });
  };
  return (await wordsOn(page)).filter((text) => !isKnown(text));
}

/** What has no room for its words, or is beside the screen. */
const cutOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = [
      ...document.querySelectorAll<HTMLElement>(
        "button, label, legend, summary, p, h2, h3, dt, dd, a",
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.closest(".stage"))
      .filter((element) => {
        const { overflowX, whiteSpace } = getComputedStyle(element);
        const isClipped = overflowX !== "visible" || whiteSpace === "nowrap";
        return isClipped && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.textContent);
    const isWide = document.documentElement.scrollWidth > innerWidth;
    return isWide ? [...found, `${document.documentElement.scrollWidth} px`] : found;
  });

/** Opens one screen after the other. What is clicked is named in English, as in the code. */
async function* screensOf(page: Page, say: (english: string) => string): AsyncGenerator<string> {
  const named = (english: string, exact = true) =>
    page
      .getByRole("button", { name: say(english), exact })
      .filter({ visible: true })
      .first();
  const dialog = page.getByRole("dialog").last();
  const inDialog = (english: string) =>
    dialog.getByRole("button", { name: say(english), exact: true }).first();
  const site = page.frameLocator("iframe.page-frame");
  const unfold = async (sidebar: string) => {
    const toggle = named(sidebar, false);
    if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
  };
  async function* opened(...dialogs: readonly string[]) {
    for (const name of dialogs) {
      await unfold("Blocks and settings");
      await named(name).click();
      await dialog.waitFor();
      yield name;
      await inDialog("Close").click();
    }
  }
  yield "the page";
  await unfold("Blocks and settings");
  yield "the left sidebar";
  yield* opened("Find text…", "Add block", "View site", "History…", "Publish", "What changed");
  yield* opened("Keyboard shortcuts");
  await named("Pages…").click();
  yield "pages";
  await inDialog("Add page").click();
  yield "a new page";
  await inDialog("Close").click();
  await named("Pages…").click();
  await inDialog("Rename").click();
  yield "a page's name";
  await inDialog("Close").click();
  await named("Pages…").click();
  await dialog
    .getByRole("button", { name: say("Remove"), exact: true })
    .nth(1)
    .click();
  yield "a page to remove";
  await inDialog("Close").click();
  for (const field of ["Language", "Menu", "Mail service", "Footer", "Facts"]) {
    await unfold("Blocks and settings");
    await named(field).click();
    yield field;
  }
  await unfold("Blocks and settings");
  await named("Page settings", false).click();
  yield "page settings";
  await page.getByRole("combobox", { name: say("Page"), exact: true }).selectOption("contact");
  await site.getByLabel("Message", { exact: true }).waitFor();
  await unfold("Blocks and settings");
  await page.getByRole("row").first().click();
  await unfold("Fields and problems");
  yield "a block";
  await unfold("Blocks and settings");
  await page
    .getByRole("row")
    .filter({ hasText: say("Form") })
    .first()
    .click();
  await unfold("Fields and problems");
  yield "a form";
  await named("Add question").click();
  yield "a question";
  await inDialog("Close").click();
  await unfold("Blocks and settings");
  // It opens the dialog at once, because there is no other language yet.
  await page
    .getByRole("button", { name: new RegExp(say("Other languages"), "i") })
    .first()
    .click();
  await dialog.getByRole("checkbox").first().waitFor();
  yield "another language";
  await inDialog("Make the site").click();
  // The second time, the folder is there already.
  await dialog.locator("[role=status], [role=alert]").first().waitFor();
  yield "the site in another language";
  await inDialog("Close").click();
  yield "other languages";
}

test.each(Object.entries(catalogs))(
  "nothing is left in English and nothing is cut in %s",
  async (locale, catalog) => {
    const say = (english: string) => catalog[english] ?? english;
    const edited = await startFirstSite({ locale });
    const named = new Intl.DisplayNames(locale, { type: "language" }).of("de") ?? "";
    const content = `${await writtenIn(edited.content)}\n${named.toLowerCase()}`;
    const wrong: Record<string, { left: readonly string[]; cut: readonly string[] }> = {};
    for (const width of [1366, 390]) {
      await edited.open({ width, height: 844 });
      for await (const screen of screensOf(edited.page, say)) {
        const left = await leftOn(edited.page, catalog, content);
        const cut = await cutOn(edited.page);
        if (left.length + cut.length > 0) wrong[`${screen} at ${width} px`] = { left, cut };
      }
    }
    expect(wrong).toEqual({});
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
  expect(await leftOn(author.tab, german, "ledgerwren/website localhost")).toEqual([]);
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
  const content = await mkdtemp(join(tmpdir(), "spoken-site-"));
  await cp(firstSite, content, { recursive: true });
  const server = await startDev(content, inject("bundledDependencies"));
  const browser = await chromium.connect(inject("browserEndpoint"));
  const page = await newTab(browser, { locale: "de-DE" });
  await page.goto(`${server.resolvedUrls?.local[0] ?? ""}__edit`);
  await page.getByRole("button", { name: german["Save"] ?? "", exact: true }).waitFor();
  await browser.close();
  await server.close();
  await rm(content, { recursive: true });
});
