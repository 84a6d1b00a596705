// Small moves of everyday editing: going to the logo and the footer, keeping a page a draft, hours, and replacing words.
import { copyFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startFirstSite } from "./edited-site.ts";

const edited = await startFirstSite();
const { content, page, site, textOf, original, save } = edited;
afterAll(edited.end);

beforeEach(async () => {
  await edited.open();
  await site.locator("h1").waitFor();
  return edited.leave;
});

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const pages = page.getByRole("banner").getByRole("combobox", { name: "Page", exact: true });

test("a click on the logo goes to its field, and choosing the footer shows it on the page", async () => {
  await copyFile(join(content, "media/favicon.svg"), join(content, "media/logo.svg"));
  const settings = await original("site.json");
  const logo = '"logo": { "src": "media/logo.svg", "alt": "Ledgerwren" },\n  "favicon"';
  await writeFile(join(content, "site.json"), settings.replace('"favicon"', logo));
  const picture = site.locator("header img[alt=Ledgerwren]");
  await picture.click();
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest(".field")?.getAttribute("data-pointer")),
    )
    .toBe("/logo/src");
  // What is selected has the editor's color, whatever colors the site has.
  const outline = () => site.locator(".selected").evaluate((it) => getComputedStyle(it).outline);
  expect(await outline()).toBe("rgb(12, 82, 87) solid 2px");
  const isFooterInView = () =>
    site.locator("footer").evaluate((it) => it.getBoundingClientRect().top < innerHeight);
  expect(await isFooterInView()).toBe(false);
  await button("Footer").click();
  await expect.poll(isFooterInView).toBe(true);
  // A fact is tinted only while the pointer is on it.
  const fact = site.locator("footer [data-fact=email]").first();
  const tint = () => fact.evaluate((it) => getComputedStyle(it).backgroundColor);
  expect(await tint()).toBe("rgba(0, 0, 0, 0)");
  await fact.hover();
  await expect.poll(tint).not.toBe("rgba(0, 0, 0, 0)");
});

test("the footer's links take the order of the menu with one click, and one undo reverts it", async () => {
  const settings = await original("site.json");
  const home = '{ "label": "Home", "page": "home" },\n        ';
  const contact = '{ "label": "Contact", "page": "contact" },\n        ';
  const at = settings.lastIndexOf(home);
  const mixed = settings.slice(0, at) + contact + settings.slice(at);
  await writeFile(join(content, "site.json"), mixed);
  const links = site.locator("footer ul").first().locator("li");
  await expect.poll(async () => (await links.allInnerTexts())[0]).toBe("Contact");
  await button("Footer").click();
  await button("Same order as the menu").click();
  await page.getByText("The links are in the order of the menu now.").first().waitFor();
  expect(await button("Same order as the menu").count()).toBe(0);
  await save();
  const moved = JSON.parse(await textOf("site.json")).footer.links.items;
  expect(moved.map(({ page: name }: { page: string }) => name)).toEqual([
    "home",
    "about",
    "rcm-solutions",
    "denial-management",
    "contact",
  ]);
  await button("Undo").click();
  await save();
  expect(await textOf("site.json")).toBe(mixed);
  await writeFile(join(content, "site.json"), settings);
});

test("a page has a language and a link preview picture of its own, which undo removes", async () => {
  await pages.selectOption("about");
  await button(/^Page settings/).click();
  const settings = page.getByRole("group", { name: "Page settings" });
  await settings.getByRole("button", { name: "Add language" }).click();
  const language = settings.getByLabel("Language", { exact: true });
  await expect.poll(() => language.evaluate((it) => it === document.activeElement)).toBe(true);
  await language.selectOption("German");
  await expect.poll(() => site.locator("[lang=de] h1").count()).toBe(1);
  await settings.getByRole("button", { name: "Add link preview picture" }).click();
  await settings.getByLabel("Link preview picture", { exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles("tests/fixtures/media/cyan.jpg");
  await dialog.waitFor({ state: "detached" });
  await save();
  const written = '\n  "language": "de",\n  "sharePicture": "media/cyan.jpg",\n  "blocks"';
  const before = await original("about.json");
  expect(await textOf("about.json")).toBe(before.replace('\n  "blocks"', written));
  while (await button("Undo").isEnabled()) await button("Undo").click();
  await save();
  expect(await textOf("about.json")).toBe(before);
  await expect.poll(() => site.locator("[lang=de]").count()).toBe(0);
});

test("a page that is kept a draft is marked in the lists, and visitors don't see it", async () => {
  await pages.selectOption("about");
  await button(/^Page settings/).click();
  await page.getByLabel("Draft", { exact: true }).check();
  await expect
    .poll(() => pages.locator("option").allInnerTexts())
    .toContain("About Ledgerwren (draft)");
  await button("Page settings title, language, draft").waitFor();
  await button("Pages…").click();
  const dialog = page.getByRole("dialog");
  await expect.poll(() => dialog.locator(".draft-mark").count()).toBe(1);
  await button("Add page").click();
  await dialog.getByLabel("Title", { exact: true }).fill("Our news");
  await dialog.getByLabel("Keep it a draft").check();
  await dialog.getByText("Visitors don't see this page").waitFor();
  await button("Add page").click();
  await expect.poll(() => site.locator("h1").textContent()).toBe("Our news");
  // It is checked like any other page.
  const isEmpty = page
    .locator(".panel .problems")
    .getByText(/^This text is empty/)
    .first();
  await site.locator("h1").click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await isEmpty.waitFor();
  await page.keyboard.press("Control+z");
  await isEmpty.waitFor({ state: "detached" });
  await button("Pages…").click();
  const added = dialog.locator(".page-row", { hasText: "Our news" });
  await added.locator(".draft-mark").waitFor();
  await added.getByRole("button", { name: "Copy link" }).click();
  await added.getByText("Visitors can’t open this page while it is a draft.").waitFor();
  await page.keyboard.press("Escape");
  await pages.selectOption("home");
  await button("View site").click();
  const menu = page
    .frameLocator("iframe[title='The site as visitors will see it']")
    .getByRole("navigation")
    .first();
  await menu.getByText("RCM Solutions", { exact: true }).waitFor();
  for (const name of ["About", "Our news"])
    expect(await menu.getByText(name, { exact: true }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await save();
  for (const name of ["about.json", "our-news.json"])
    expect(await textOf(name)).toContain('"draft": true');
  await rm(join(content, "our-news.json"));
});

test("Enter goes through the hours and a table, a limit is counted, and words are replaced where the author wants", async () => {
  const table = {
    caption: "Prices",
    columns: ["Service", "Price"],
    rows: [{ heading: "Review", cells: ["$90"] }],
  };
  const list = { type: "list", items: [{ heading: "Prices", table }] };
  const form = '    {\n      "type": "form"';
  const contact = await original("contact.json");
  await writeFile(
    join(content, "contact.json"),
    contact.replace(form, `    ${JSON.stringify(list)},\n${form}`),
  );
  await pages.selectOption("contact");
  const goThrough = async (cells: string, [first = "", ...others]: readonly string[]) => {
    const cell = (name: string) =>
      site.locator(`[data-place="contact.json/blocks/${cells}/${name}"]`);
    await cell(first).click();
    for (const next of others) {
      await page.keyboard.press("Enter");
      await expect.poll(() => cell(next).evaluate((it) => it.matches(":focus"))).toBe(true);
    }
    // The last one is new, and typing replaces its sample.
    await page.keyboard.type("New");
    await expect.poll(() => cell(others.at(-1) ?? "").textContent()).toBe("New");
  };
  await goThrough("1/hours/rows", ["0/days", "0/hours", "1/days", "1/hours", "2/days"]);
  const cells = ["columns/0", "columns/1", "rows/0/heading", "rows/0/cells/0", "rows/1/heading"];
  await goThrough("2/items/0/table", cells);
  // A price has no field that is only for job openings.
  await button("Add row").waitFor();
  expect(await button("Add job search listing").count()).toBe(0);
  // However far the panel was scrolled, it begins with the fields of the block that is selected next.
  await page.locator(".panel").evaluate((it) => (it.scrollTop = it.scrollHeight));
  await site.locator('[data-part="contact.json/blocks/3"]').focus();
  const head = page
    .locator(".panel")
    .locator(".tools-name")
    .getByText(/^Form \d/);
  await expect.poll(async () => (await head.boundingBox())?.y).toBeGreaterThan(0);
  await button(/^Page settings/).click();
  const title = page.getByLabel("Title", { exact: true });
  await title.fill("Contact");
  await page.getByText("7 of 60", { exact: true }).waitFor();
  await title.press("End");
  await page.keyboard.type(" us");
  await page.getByText("10 of 60", { exact: true }).waitFor();

  await page.keyboard.press("Control+Shift+F");
  const dialog = page.getByRole("dialog", { name: "Find text" });
  await dialog.getByLabel("Text to find").fill("denial");
  await dialog.getByRole("button", { name: "Replace…" }).click();
  await dialog.getByLabel("Replace with").fill("refusal");
  const boxes = dialog.getByRole("checkbox", { checked: true });
  const all = await boxes.count();
  expect(all).toBeGreaterThan(2);
  await boxes.first().uncheck();
  await dialog.getByRole("button", { name: `Replace in ${all - 1} texts` }).click();
  await dialog.getByText(`Replaced in ${all - 1} texts. Undo brings the old words back.`).waitFor();
  await page.keyboard.press("Escape");
  await button("Undo").click();
  await page.keyboard.press("Control+Shift+F");
  await dialog.getByLabel("Text to find").fill("refusal");
  await dialog.getByText("No text contains “refusal”.").waitFor();
});
