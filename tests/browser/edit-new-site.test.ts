// The first ten minutes with what `npm run new` writes: the list of what to do, and pages that begin with a template.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeContent } from "../../src/commands/new-content.ts";
import { Copy, useOwnGitSettings } from "../git/repositories.ts";
import { startEditedSite, type EditedSite } from "./edited-site.ts";

useOwnGitSettings();

let root: string;
let edited: EditedSite;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "new-site-"));
  const content = join(root, "content");
  await writeContent(content);
  edited = await startEditedSite(content);
  const remote = join(root, "remote.git");
  const copy = new Copy(dirname(edited.content));
  copy.git("init", "--quiet", "--bare", "--initial-branch=main", remote);
  copy.git("init", "--quiet", "--initial-branch=main");
  copy.git("remote", "add", "origin", remote);
  copy.commit("The site");
  copy.git("push", "--quiet", "--set-upstream", "origin", "main");
});
afterAll(async () => {
  await edited.end();
  await rm(root, { recursive: true });
});

/** Notes whether what is below the list of what to do moves while the editor opens. */
function noteMoves(): void {
  const moved: string[] = [];
  Object.assign(globalThis, { moved });
  new PerformanceObserver((list) => {
    // Cast: the types of the browser don't have these entries yet.
    for (const { sources } of list.getEntries() as (PerformanceEntry & {
      sources: { node: Node | null }[];
    })[])
      for (const { node } of sources)
        if (node instanceof Element && node.matches(".outline-head")) moved.push(node.className);
  }).observe({ type: "layout-shift", buffered: true });
}

test("the list of what to do is there at once, ticks itself, goes to what is left, and is closed for good", async () => {
  const context = await edited.newContext();
  await context.addInitScript(noteMoves);
  const { page, site } = await edited.openTab(context);
  const list = page.locator("details.new-site");
  const done = (count: number) => list.getByText(`Getting started: ${count} of 9 done`).waitFor();
  await done(1);
  expect(await page.evaluate("moved")).toEqual([]);
  await list.locator("summary").click();
  await site.locator("header [data-fact=company]").click();
  await page.keyboard.type("Marrow & Vine");
  await page
    .getByText(/^Also changes in \d+ other places$/)
    .first()
    .waitFor();
  await done(2);
  await page.keyboard.press("Control+z");
  await done(1);
  await page.keyboard.press("Control+Shift+z");
  await done(2);
  await list.getByText("Name, done").waitFor();
  // Each click goes to the next one that is left, with its words selected.
  const contact = list.getByRole("button", { name: /^Contact details/ });
  const filled = [
    ["+1 (503) 281-4477", 5],
    ["hello@marrowandvine.com", 4],
  ] as const;
  for (const [real, left] of filled) {
    await contact.click();
    await page.locator(".fact textarea:focus").waitFor();
    await page.keyboard.type(real);
    await contact.getByText(`(${left} left)`).waitFor();
  }
  // What the site doesn't have yet is added by the same click.
  await list.getByRole("button", { name: /^Logo/ }).click();
  const pictures = page.getByRole("dialog", { name: "Choose a picture" });
  await pictures.locator("input[type=file]").setInputFiles("tests/browser/photo.png");
  await list.getByText("Logo, done").waitFor();
  await list.getByRole("button", { name: /^Colors and shapes/ }).click();
  await page.getByLabel("Pick a color").and(page.locator(":focus")).waitFor();
  await list.getByText("Colors and shapes, to do").waitFor();
  await page.getByLabel("Accent color", { exact: true }).fill("#7a1f3d");
  await list.getByText("Colors and shapes, done").waitFor();
  const mail = list.getByRole("button", { name: /^Mail service/ });
  for (const left of [2, 1, 0]) {
    await mail.click();
    await page.locator(".panel input:focus").waitFor();
    await page.keyboard.type(`own_${left}`);
    await list
      .getByText(left > 0 ? `Mail service, to do (${left} left)` : "Mail service, done")
      .waitFor();
  }
  await list.getByRole("button", { name: /^Web address/ }).click();
  await page.locator(".panel input:focus").waitFor();
  await page.keyboard.type("https://www.marrowandvine.com/");
  await list.getByText("Web address, done").waitFor();
  await page.keyboard.press("Control+s");
  await page.getByText("Saved.").waitFor();
  await list.getByRole("button", { name: /^Publish/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /publish now/i })
    .click();
  await list.getByText("Publish, done").waitFor();
  await page.keyboard.press("Escape");
  await done(7);
  await list.getByRole("button", { name: "Close this list in this browser" }).click();
  await list.waitFor({ state: "detached" });
  const facts = JSON.parse(await readFile(join(edited.content, "site.json"), "utf8")).facts;
  expect(facts).toMatchObject({
    company: "Marrow & Vine",
    phone: "+1 (503) 281-4477",
    email: "hello@marrowandvine.com",
  });
  await page.reload();
  await site.locator("h1").waitFor();
  await page.getByRole("button", { name: "Find text…" }).waitFor();
  expect(await list.count()).toBe(0);
  await page.close();
});

test("a page begins with a template: its link is before Contact, its title ends as the others do, and a card is like those beside it", async () => {
  const { page, site } = await edited.openTab(await edited.newContext());
  await page.getByRole("button", { name: "Pages…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add page" }).click();
  await dialog.getByLabel("Title", { exact: true }).fill("Who we are");
  await dialog.getByLabel("Start with").selectOption({ label: "Team" });
  await dialog.getByRole("button", { name: "Add page" }).click();
  await site.getByRole("heading", { name: "Our team" }).waitFor();
  const menu = site.locator("header nav").getByRole("listitem");
  expect(await menu.allInnerTexts()).toEqual(["Home", "Who we are", "Contact"]);
  await page.getByRole("row", { name: /^Our team/ }).click();
  await page.getByText("People or things with pictures").first().waitFor();
  const photos = site.locator("main section").last().locator("img");
  expect(await photos.count()).toBe(2);
  const addCard = page.getByRole("button", { name: "Add card", exact: true });
  await addCard.click();
  await expect.poll(() => photos.count()).toBe(3);
  // One card without a photo doesn't decide for the next one.
  await page
    .locator(".open-item")
    .getByRole("button", { name: "Remove", exact: true })
    .last()
    .click();
  await expect.poll(() => photos.count()).toBe(2);
  await addCard.click();
  await expect.poll(() => photos.count()).toBe(3);
  await page.keyboard.press("Control+s");
  await page.getByText("Saved.").waitFor();
  const saved = JSON.parse(await readFile(join(edited.content, "who-we-are.json"), "utf8"));
  expect(saved.title).toMatch(/^Who we are \| /);
  await page.close();
});

test("on a German site, what can be added belongs to no trade, country or currency, and counts as a placeholder until it is typed over", async () => {
  const siteFile = join(edited.content, "site.json");
  const english = await readFile(siteFile, "utf8");
  await writeFile(siteFile, english.replace('"language": "en-US"', '"language": "de"'));
  const { page, site } = await edited.openTab(await edited.newContext());
  const placeholders = page.getByText(/^Placeholders to replace before going live/);
  const count = async () => Number(/\((\d+)\)/.exec(await placeholders.innerText())?.[1]);
  const before = await count();
  await page.getByRole("button", { name: "Add block", exact: true }).click();
  const gallery = page.getByRole("dialog", { name: "Add block" });
  const samples = gallery.locator("iframe");
  await samples.last().contentFrame().locator("main, body > *").first().waitFor();
  const texts = await Promise.all(
    (await samples.all()).map((sample) => sample.contentFrame().locator("body").innerText()),
  );
  expect(texts.length).toBeGreaterThan(10);
  for (const text of texts) {
    expect(text).not.toBe("");
    expect(text).not.toMatch(/patient|coder|claim|[$€]|\b(USD|EST|EDT|AM|PM)\b|Monday/i);
  }
  expect(texts.join()).toContain("Montag–Freitag");
  await gallery.getByRole("button", { name: /^Business hours only/ }).click();
  const hours = site.getByText("Ihre Zeiten an diesen Tagen", { exact: true });
  await hours.waitFor();
  const added = await count();
  expect(added).toBeGreaterThan(before);
  await hours.click();
  await page.keyboard.type("8-18 Uhr");
  await expect.poll(count).toBe(added - 1);
  await page.close();
});
