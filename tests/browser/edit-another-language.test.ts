// An author makes the site in another language, translates it in a tab of its own, and shows it to visitors.
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isFields, valueAt } from "../../src/content/model/json.ts";
import { firstSite } from "../fixtures/sites.ts";
import { bringAxe, findings } from "./axe.ts";
import { startEditedSite, type EditedSite } from "./edited-site.ts";
import { untilComplete } from "./editor-tabs.ts";

let edited: EditedSite;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  edited = await startEditedSite(firstSite);
  context = await edited.newContext();
  ({ page } = await edited.openTab(context));
});
afterAll(() => edited.end());

const button = (name: string | RegExp, on = page) =>
  on.getByRole("button", { name, exact: typeof name === "string" }).first();
const dialog = () => page.getByRole("dialog");
const french = (name: string) => readFile(join(edited.content, "../content-fr", name), "utf8");
const siblings = async () =>
  valueAt(JSON.parse(await edited.textOf("site.json")), ["siblings"]) as unknown[];

/** Clicks what opens the other site, and waits for its tab. */
async function tabAfter(click: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent("page"), click()]);
  await untilComplete(tab);
  await tab.frameLocator("iframe").locator("h1").waitFor();
  return tab;
}

test("a dialog that is closed halfway makes nothing", async () => {
  await button("Add other languages").click();
  await dialog().getByLabel("Language", { exact: true }).selectOption("French");
  await page.keyboard.press("Escape");
  await dialog().waitFor({ state: "detached" });
  expect(await readdir(join(edited.content, ".."))).not.toContain("content-fr");
  expect(await button("Save").isEnabled()).toBe(false);
});

let other: Page;

test("the chosen pages are copied, hidden from visitors, and opened in a tab of their own", async () => {
  await page.frameLocator("iframe").getByText("Why Choose Us", { exact: true }).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" today");
  await button("Add other languages").click();
  await dialog().getByLabel("Language", { exact: true }).selectOption("French");
  const home = dialog().getByRole("checkbox").first();
  expect([await home.isChecked(), await home.isDisabled()]).toEqual([true, true]);
  const last = dialog().getByRole("checkbox").last();
  const left = await last.evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent);
  await last.uncheck();
  await bringAxe(page);
  expect(await findings(page, { within: "dialog[open]" })).toEqual([]);
  await dialog().getByRole("button", { name: "Make the site" }).click();
  await dialog().getByText("The site in French is made.").waitFor();
  // What wasn't saved yet is saved first, so that both sites have the same texts.
  for (const text of [await edited.textOf("home.json"), await french("home.json")])
    expect(text).toContain("Why Choose Us today");
  const made = await readdir(join(edited.content, "../content-fr"));
  const own = await readdir(edited.content);
  expect(own.filter((name) => name.endsWith(".json")).length).toBe(
    made.filter((name) => name.endsWith(".json")).length + 1,
  );
  for (const name of made.filter((each) => each.endsWith(".json") && each !== "site.json"))
    expect(await french(name)).not.toContain(`"title": "${left}"`);
  other = await tabAfter(() => button("Open the site in French").click());
  expect(new URL(other.url()).port).not.toBe(new URL(page.url()).port);
  // The link is a change like any other.
  await button("Save").click();
  await expect.poll(async () => (await siblings())?.length).toBe(1);
  expect((await siblings())[0]).toMatchObject({ folder: "../content-fr", hidden: true });
});

test("what isn't translated is counted there, and each text is one click away", async () => {
  const words = other.getByText(/texts of the original aren’t translated yet/);
  const count = async () => Number.parseInt((await words.textContent()) ?? "", 10);
  await words.waitFor();
  const before = await count();
  expect(before).toBeGreaterThan(20);
  await button("Translate the next one", other).click();
  await other.locator(".panel :is(input, textarea, [role=textbox]):focus").waitFor();
  await other.keyboard.press("ControlOrMeta+A");
  await other.keyboard.type("Bonjour");
  await expect.poll(count).toBe(before - 1);
  await button("Save", other).click();
  // The page that is shown comes first.
  await expect.poll(async () => (await french("home.json")).includes("Bonjour")).toBe(true);
  expect(await edited.textOf("home.json")).not.toContain("Bonjour");
});

test("the author shows it, and the menu of the site has a link to it", async () => {
  const menu = page.frameLocator("iframe").locator("header nav");
  expect(await menu.getByRole("link", { name: "Français" }).count()).toBe(0);
  await page.getByRole("row", { name: "French" }).click();
  await page.getByRole("button", { name: "Show", exact: true }).first().click();
  await menu.getByRole("link", { name: "Français" }).waitFor();
  await button("Save").click();
  await expect
    .poll(async () => {
      const [sibling] = await siblings();
      return isFields(sibling) && "hidden" in sibling;
    })
    .toBe(false);
});

test("a language that has its site isn't offered again, and the site can be opened again", async () => {
  await button("Make the site in another language…").click();
  const offered = await dialog()
    .getByLabel("Language", { exact: true })
    .getByRole("option")
    .allInnerTexts();
  expect(offered).toContain("German");
  expect(offered).not.toContain("French");
  expect(offered.filter((name) => name.includes("English"))).toEqual([]);
  await page.keyboard.press("Escape");
  await other.close();
  other = await tabAfter(() => button("Edit the site in French").click());
  await button("Translate the next one", other).waitFor();
});

test("a site that is gone can't be opened, and undo hides the link to it again", async () => {
  await button("Undo").click();
  const menu = page.frameLocator("iframe").locator("header nav");
  await expect.poll(() => menu.getByRole("link", { name: "Français" }).count()).toBe(0);
  await rm(join(edited.content, "../content-fr"), { recursive: true });
  await button("Edit the site in French").click();
  await page.getByText("There is no site in the folder “../content-fr”.").first().waitFor();
});
