// Typed text survives closing the tab, opening a second one, and the end of `npm start`.
import { cp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { firstSite } from "../fixtures/sites.ts";
import { startEditedSite, type EditedSite } from "./edited-site.ts";

let edited: EditedSite;
let context: BrowserContext;

beforeAll(async () => {
  edited = await startEditedSite(firstSite);
});
afterAll(() => edited.end());

beforeEach(async () => {
  await cp(firstSite, edited.content, { recursive: true });
  context = await edited.newContext();
  return () => context.close();
});

async function writeHeading(page: Page, words: string): Promise<void> {
  await page.frameLocator("iframe").locator("main h2 [data-place]").first().click();
  await page.getByLabel("Heading", { exact: true }).fill(words);
}
const shownHeading = (page: Page) =>
  page.frameLocator("iframe").locator("main h2").first().textContent();
/** The toolbar's message about the changes. */
const status = async (page: Page) =>
  (await page.getByRole("banner").locator(".status").allTextContents()).join("");
const heading = async () =>
  JSON.parse(await edited.textOf("home.json")).blocks[1].heading as string;

test("a tab reloaded right after a keystroke still has it", async () => {
  const { page } = await edited.openTab(context);
  for (const words of ["One", "Two"]) {
    await writeHeading(page, words);
    await page.reload();
    await expect.poll(() => shownHeading(page)).toBe(words);
  }
  expect(await status(page)).toBe("Your changes from last time are back. They aren't saved yet.");
  expect(await heading()).toBe("Why Choose Us");
});

test("after a reload, each change can be undone and redone by itself, and so after the next", async () => {
  const { page } = await edited.openTab(context);
  const other = () => page.frameLocator("iframe").locator("main h2:visible").nth(1);
  const was = await other().textContent();
  await writeHeading(page, "One");
  await other().locator("[data-place]").click();
  await page.getByLabel("Heading", { exact: true }).fill("Two");
  await page.reload();
  await expect.poll(() => other().textContent()).toBe("Two");
  await page.keyboard.press("Control+z");
  await expect.poll(() => other().textContent()).toBe(was);
  expect(await shownHeading(page)).toBe("One");
  await page.keyboard.press("Control+z");
  await expect.poll(() => shownHeading(page)).toBe("Why Choose Us");
  await page.reload();
  await expect.poll(() => shownHeading(page)).toBe("Why Choose Us");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect.poll(() => shownHeading(page)).toBe("One");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect.poll(() => other().textContent()).toBe("Two");
});

const openPage = (page: Page) => page.getByRole("combobox", { name: "Page", exact: true });

test("the editor opens with the page that has unsaved changes, and a reload shows the same page as before", async () => {
  const first = await edited.openTab(context);
  await openPage(first.page).selectOption("contact");
  await first.site.locator("h1 [data-place]").click();
  await first.page.keyboard.press("Control+a");
  await first.page.keyboard.type("Write to us");
  await first.page.close({ runBeforeUnload: false });

  const { page, site } = await edited.openTab(context);
  await expect.poll(() => site.locator("h1").textContent()).toBe("Write to us");
  expect(await openPage(page).inputValue()).toBe("contact");
  await openPage(page).selectOption("about");
  await page.reload();
  await page.getByText("Your changes from last time are back.").waitFor();
  expect(await openPage(page).inputValue()).toBe("about");
});

test("after a reload, a page that was removed meanwhile is the home page", async () => {
  const { page, site } = await edited.openTab(context);
  await openPage(page).selectOption("about");
  await rm(join(edited.content, "about.json"));
  await page.reload();
  await site.locator('[data-page-view="home"]').waitFor();
  expect(await openPage(page).inputValue()).toBe("home");
});

test("a second tab takes over everything from the first, which says so", async () => {
  const first = await edited.openTab(context);
  await writeHeading(first.page, "From the first");
  const second = await edited.openTab(context);
  expect(await shownHeading(second.page)).toBe("From the first");
  await first.page.getByText("You are editing the site in another tab").waitFor();
  await first.page.keyboard.press("Control+s");
  await writeHeading(second.page, "From the second");
  await first.page.getByRole("button", { name: "Edit here instead" }).click();
  await expect.poll(() => shownHeading(first.page)).toBe("From the second");
  await second.page.getByText("You are editing the site in another tab").waitFor();
  await first.page.keyboard.press("Control+s");
  await expect.poll(heading).toBe("From the second");
});

test("text typed while npm start is down is stored, and saved once it runs again", async () => {
  const { page } = await edited.openTab(context);
  await writeHeading(page, "Written before");
  await edited.stop();
  await page.keyboard.press("Control+s");
  await expect
    .poll(() => status(page))
    .toBe(
      "Nothing was saved: npm start isn't responding. Start it again. Your changes are still here.",
    );
  await writeHeading(page, "Written meanwhile");
  await edited.startAgain();
  await page.keyboard.press("Control+s");
  await expect.poll(() => status(page)).toBe("Saved.");
  expect(await heading()).toBe("Written meanwhile");
});

test("text isn't saved into another site served at the same address", async () => {
  const { page } = await edited.openTab(context);
  await writeHeading(page, "For the first site");
  const other = `${edited.content}-of-others`;
  await cp(firstSite, other, { recursive: true });
  await edited.stop();
  await edited.startAgain(other);
  await page.keyboard.press("Control+s");
  await expect
    .poll(() => status(page))
    .toBe(
      "Nothing was saved: npm start is running another site now. Start it for this site and save again.",
    );
  expect(await readFile(join(other, "home.json"), "utf8")).toBe(await edited.textOf("home.json"));
  await edited.stop();
  await edited.startAgain();
  await page.keyboard.press("Control+s");
  await expect.poll(heading).toBe("For the first site");
});
