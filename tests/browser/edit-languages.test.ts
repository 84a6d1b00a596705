// The editor of a German site: what it adds is German, also without a connection, and only such a site loads the words.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeContent } from "../../src/commands/new-content.ts";
import { startEditedSite, type EditedSite } from "./edited-site.ts";

let root: string;
const sites = new Map<string, EditedSite>();
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "languages-"));
  for (const language of ["de", "en-US"]) {
    const content = join(root, language);
    await writeContent(content, { language });
    sites.set(language, await startEditedSite(content));
  }
});
afterAll(async () => {
  for (const site of sites.values()) await site.end();
  await rm(root, { recursive: true });
});

/** Opens the editor, and notes which translations it loads. */
async function open(language: string) {
  const edited = sites.get(language);
  if (!edited) throw new Error(`There is no site in ${language}.`);
  const context = await edited.newContext();
  await context.addInitScript(noteList);
  const loaded: string[] = [];
  context.on("request", (request) => {
    const [, name] = /\/(german|french|spanish|site-translations)[^/]*$/.exec(request.url()) ?? [];
    if (name !== undefined) loaded.push(name);
  });
  const { page, site } = await edited.openTab(context);
  return { edited, context, page, site, loaded };
}

/** Notes whether the list of what to do is there when the outline below it is. */
function noteList(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(".outline-head")) return;
    Object.assign(globalThis, { hadList: document.querySelector("details.new-site") !== null });
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

async function addPage(page: Page, template: string): Promise<void> {
  await page.getByRole("button", { name: "Pages…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add page" }).click();
  await dialog.getByLabel("Start with").selectOption({ label: template });
}

test("on a German site without a connection, a page, a form and an item are German", async () => {
  const { edited, context, page, site, loaded } = await open("de");
  expect(loaded.toSorted()).toEqual(["german", "site-translations"]);
  // German placeholders make it a new site from the beginning.
  expect(await page.evaluate("hadList")).toBe(true);
  await context.setOffline(true);
  await addPage(page, "Prices");
  const dialog = page.getByRole("dialog");
  expect(await dialog.getByLabel("Title", { exact: true }).inputValue()).toBe("Preise");
  await dialog.getByRole("button", { name: "Add page" }).click();
  await site.getByRole("columnheader", { name: "Leistung" }).waitFor();
  expect(await site.locator("main").innerText()).toMatch(
    /^Preise\n+Ein bis drei Sätze\.\n+Preise\n/,
  );
  const menu = site.locator("header nav").getByRole("listitem");
  expect(await menu.allInnerTexts()).toEqual(["Startseite", "Preise", "Kontakt"]);
  // One click on a sample selects it.
  const sample = site.getByText("Eine Art von Leistung", { exact: true });
  await sample.click();
  const selected = () =>
    site.locator(":root").evaluate((it) => it.ownerDocument.getSelection()?.toString());
  await expect.poll(selected).toBe("Eine Art von Leistung");
  await addPage(page, "Contact");
  await dialog.getByLabel("Title", { exact: true }).fill("Anfrage");
  await dialog.getByRole("button", { name: "Add page" }).click();
  await site.getByRole("button", { name: "Nachricht senden" }).waitFor();
  await context.setOffline(false);
  await page.keyboard.press("Control+s");
  await page.getByText("Saved.").waitFor();
  expect(JSON.parse(await edited.textOf("anfrage.json")).blocks).toMatchObject([
    { heading: "Anfrage", text: "Ein bis drei Sätze." },
    { hours: { heading: "Öffnungszeiten", rows: [{ days: "Montag–Freitag" }] } },
    {
      subject: "Kontaktanfrage von {name}",
      success: { heading: "Vielen Dank für Ihre Nachricht" },
    },
  ]);
  await page.close();
});

test("a site in English loads no translation, until its author chooses another language", async () => {
  const { page, site, loaded } = await open("en-US");
  expect(loaded).toEqual([]);
  await addPage(page, "Prices");
  await page.getByRole("dialog").getByRole("button", { name: "Add page" }).click();
  await site.getByRole("columnheader", { name: "Service" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  const tasks = page.locator("details.new-site");
  await tasks.locator("summary").click();
  const left = async () =>
    Number(/Texts on the pages[^(]*\((\d+) left/.exec((await tasks.textContent()) ?? "")?.[1]);
  const before = await left();
  expect(before).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Language", exact: true }).click();
  await page.getByLabel("Language", { exact: true }).selectOption("de");
  await expect.poll(() => loaded.toSorted()).toEqual(["german", "site-translations"]);
  // These texts must be translated now, besides the placeholders.
  await expect.poll(left).toBe(before + 53);
  await addPage(page, "Questions");
  const title = page.getByRole("dialog").getByLabel("Title", { exact: true });
  expect(await title.inputValue()).toBe("Fragen");
  await page.close();
});
