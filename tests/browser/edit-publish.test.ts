// An editor who looks at what changed, takes some of it back, and publishes the rest, past a colleague who was faster.
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser, type Locator, type Page } from "playwright-core";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from "vitest";
import {
  makeRepositories,
  publishedText,
  useOwnGitSettings,
  type Repositories,
} from "../git/repositories.ts";
import { firstSite } from "../fixtures/sites.ts";
import { bringAxe, findings } from "./axe.ts";
import { startEditor } from "./edited-site.ts";
import { leaveEditor, newTab, openEditor } from "./editor-tabs.ts";

useOwnGitSettings();

let all: Repositories;
let server: ViteDevServer;
let browser: Browser;
let page: Page;
let own: string;
let window: Locator;
/** The commit that everything begins with. */
let first: string;

beforeAll(async () => {
  browser = await chromium.connect(inject("browserEndpoint"));
  all = await makeRepositories({ "README.md": "A site\n" });
  await cp(firstSite, all.mine.content, { recursive: true });
  all.mine.commit("The site");
  all.mine.git("push", "--quiet", "origin", "main");
  first = all.mine.git("rev-parse", "HEAD");
  server = await startEditor(all.mine.content);
  own = server.resolvedUrls?.local[0] ?? "";
  page = await newTab(browser, { permissions: ["clipboard-read", "clipboard-write"] });
  window = page.getByRole("dialog");
});
afterAll(async () => {
  await browser.close();
  await server.close();
  await all.end();
});

beforeEach(async () => {
  all.remote.git("update-ref", "refs/heads/main", first);
  for (const copy of [all.mine, all.hers]) {
    copy.git("fetch", "--quiet");
    copy.git("checkout", "--quiet", "--force", "main");
    copy.git("reset", "--quiet", "--hard", "origin/main");
    copy.git("clean", "--quiet", "--force", "-d");
  }
  await openEditor(page, own);
  await page.frameLocator("iframe").locator("h1").waitFor();
  return () => leaveEditor(page);
});

const button = (name: string | RegExp) => page.getByRole("button", { name });
const inWindow = (name: string | RegExp) => window.getByRole("button", { name });
const published = (name: string, branch?: string) => publishedText(all, `content/${name}`, branch);

const onPage = (words: string) => page.frameLocator("iframe").getByText(words, { exact: true });

/** As a person does who has chosen a heading on the page. */
async function write(words: string): Promise<void> {
  await onPage("Why Choose Us").click();
  await page.getByLabel("Heading", { exact: true }).fill(words);
  await button("Save").and(page.locator(":not([aria-disabled])")).waitFor();
}

async function others(from: string, to: string): Promise<void> {
  const text = await all.hers.read("content/home.json");
  expect(text).toContain(from);
  await all.hers.write("content/home.json", text.replace(from, to));
  all.hers.commit("Hers");
  all.hers.git("push", "--quiet", "origin", "main");
}

async function expectNoBarriers(): Promise<void> {
  await bringAxe(page);
  // So tall that nothing in the window is cut off: axe can't tell the colors around such a text.
  await page.setViewportSize({ width: 2000, height: 1600 });
  // What is behind the window can't be reached meanwhile, and has tests of its own.
  expect(await findings(page, { within: ".dialog" })).toEqual([]);
}

test("nothing has changed, and both windows say so", async () => {
  await button("What changed").click();
  await window.getByText("Nothing has changed.").waitFor();
  await page.keyboard.press("Escape");
  await button("Publish").click();
  await window.getByText("Nothing has changed: what is here is").waitFor();
  expect(await inWindow(/publish now/i).count()).toBe(0);
});

test("what changed is shown before it is saved, copied, and taken back alone", async () => {
  await write("Why us");
  const site = await all.mine.read("content/site.json");
  await all.mine.write("content/site.json", site.replace("555-0142", "555-0199"));
  await rm(join(all.mine.content, "about.json"));
  await button("What changed").click();
  const home = window.getByRole("region", { name: /^Medical billing for US practices/ });
  await expect.poll(() => home.locator("del").allTextContents()).toEqual(["Why Choose Us"]);
  expect(await home.locator("ins").allTextContents()).toEqual(["Why us"]);
  const everyPage = window.getByRole("region", { name: "Every page" });
  await expect.poll(() => everyPage.locator("ins").allTextContents()).toEqual(["0199"]);
  const about = window.getByRole("region", { name: "About Ledgerwren" });
  await about.getByText("Page: removed").waitFor();
  await expectNoBarriers();

  await inWindow("Copy as a list").click();
  await window.getByText("Copied").waitFor();
  const list = await page.evaluate(() => navigator.clipboard.readText());
  expect(list).toContain("Every page (site.json)\n- Fact “phone”\n  before: +1 (602) 555-0142");

  await inWindow("Take back: Fact “phone”").click();
  await window.getByText("Taken back: Fact “phone”.").waitFor();
  await expect.poll(() => everyPage.count()).toBe(0);
  await inWindow("Take back: Page: removed").click();
  await expect.poll(() => about.count()).toBe(0);
  expect(await home.locator("ins").allTextContents()).toEqual(["Why us"]);
  // A press leads to the place.
  await inWindow(/^Card grid “Why us” › Heading$/).click();
  await expect.poll(() => window.count()).toBe(0);
  expect(await page.getByLabel("Heading", { exact: true }).inputValue()).toBe("Why us");
  await button("Save").click();
  await page.getByText("Saved.").waitFor();
  expect(await all.mine.read("content/site.json")).toBe(site);
  expect(all.mine.git("status", "--porcelain")).toBe("M content/home.json");
});

test("a double press takes one change back, and the list stays where it is", async () => {
  const text = await all.mine.read("content/home.json");
  await all.mine.write("content/home.json", text.replaceAll('"text": "', '"text": "Now: '));
  await button("What changed").click();
  const rows = window.locator(".change");
  await expect.poll(() => rows.count()).toBeGreaterThan(6);
  const count = await rows.count();
  const back = window.getByRole("button", { name: /^Take back: / }).nth(4);
  await window.locator(".dialog-body").evaluate((element) => element.scrollBy(0, 60));
  const following = await rows.nth(5).innerText();
  const scrolled = () => window.locator(".dialog-body").evaluate(({ scrollTop }) => scrollTop);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await back.dblclick();
  await expect.poll(() => rows.count()).toBe(count - 1);
  await window.getByText(/^Taken back: /).waitFor();
  expect(await scrolled()).toBe(before);
  // The second press of the two is in that row as well.
  expect(await window.locator(".change:focus-within").innerText()).toBe(following);
  // A press that is meant takes the next one back.
  await back.click();
  await expect.poll(() => rows.count()).toBe(count - 2);
});

test("a page's name is taken back with all that leads to it", async () => {
  for (const name of ["about.json", "home.json", "site.json"]) {
    const text = await all.mine.read(`content/${name}`);
    const file = name === "about.json" ? "company.json" : name;
    const led = text
      .replaceAll('"page": "about"', '"page": "company"')
      .replaceAll("](about", "](company");
    await all.mine.write(`content/${file}`, led);
  }
  await rm(join(all.mine.content, "about.json"));
  await write("Why us");
  await button("What changed").click();
  await inWindow("Take back: File: renamed").click();
  const together = window.getByRole("group", { name: "Taking it back" });
  await together.getByText("These changes belong to it:").waitFor();
  expect(await page.locator(":focus").getAttribute("aria-label")).toBe("Taking it back");
  await bringAxe(page);
  expect(await findings(page, { within: ".together" })).toEqual([]);
  await together.getByRole("button", { name: "Leave it as it is" }).click();
  await expect.poll(() => together.count()).toBe(0);
  await inWindow("Take back: File: renamed").click();
  await together.getByRole("button", { name: "Take all of these back" }).click();
  await expect.poll(() => window.locator("ins").allTextContents()).toEqual(["Why us"]);
});

test("before a page that others may have links to has another name, it is said what becomes of them", async () => {
  const rename = async (title: string) => {
    await button("Pages…").click();
    await window.getByRole("group", { name: title }).getByText("Rename").click();
    await window.getByLabel("Short name").fill("other");
  };
  const told = window.getByText("This page is published already");
  await rename("About Ledgerwren");
  await told.waitFor();
  expect(await told.textContent()).toContain("those to page-about.html will end at a notice");
  await window.getByLabel("Short name").fill("about");
  await expect.poll(() => told.count()).toBe(0);
  await window.getByLabel("Short name").fill("company");
  await inWindow("Rename it").click();
  await expect.poll(() => window.count()).toBe(0);
  // Nobody knows that name yet.
  await rename("About Ledgerwren");
  await window.getByText("other.json").waitFor();
  expect(await told.count()).toBe(0);
});

test("it is saved and published directly, with the editor's own words", async () => {
  await write("Why we do it");
  await all.mine.write("README.md", "Staged\n");
  all.mine.git("add", "README.md");
  for (const name of ["passwords.txt", "prices.txt"])
    await all.mine.write(`content/media/${name}`, "mine");
  await button("Publish").click();
  const unused = window.getByRole("group", { name: "The site doesn’t use these files" });
  await unused.getByLabel("media/prices.txt").check();
  const media = window.getByRole("region", { name: "Media" });
  await media.getByText("media/prices.txt").waitFor();
  // It is no picture to be shown.
  expect(await media.locator("img").count()).toBe(0);
  for (const control of await window.locator("input:is([type=checkbox], [type=radio])").all())
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  expect(await unused.getByRole("checkbox", { checked: true }).count()).toBe(1);
  const message = window.getByLabel(/^What has changed, in a few words/);
  expect(await message.inputValue()).toBe(
    "Change home and media\n\n- home: Card grid “Why we do it” › Heading\n- media: media/prices.txt: new",
  );
  await message.fill("Say why we do it");
  await window.getByText(/^To be replaced before going live/).waitFor();
  await window.getByText("Something is still to be replaced before going live.").waitFor();
  await expectNoBarriers();
  await inWindow("Save and publish now").click();
  await window.getByText("Sent to main.").waitFor();
  expect(published("home.json")).toContain('"heading": "Why we do it"');
  expect(all.remote.git("log", "-1", "--format=%s", "main")).toBe("Say why we do it");
  expect(all.remote.git("ls-tree", "-r", "--name-only", "main:content/media").split("\n")).toEqual([
    "favicon.svg",
    "prices.txt",
  ]);
  expect(all.mine.git("status", "--porcelain")).toBe(
    "M  README.md\n?? content/media/passwords.txt",
  );
  await page.keyboard.press("Escape");
  await button("What changed").click();
  await window.getByText("Nothing has changed.").waitFor();
  await window.getByText("The site doesn’t use media/passwords.txt.").waitFor();
});

test("for review it goes to a branch of its own, and stays to be published", async () => {
  await write("Why not");
  await button("Publish").click();
  await window.getByLabel("As a proposal").check();
  await window.getByLabel("The proposal’s name").fill("--force");
  await inWindow("Save and send the proposal").click();
  await window.getByText('A branch can\'t be called "--force".').waitFor();
  await window.getByLabel("As a proposal").check();
  await window.getByLabel("The proposal’s name").fill("why-not");
  await inWindow("Send the proposal").click();
  await window.getByText("Sent as the proposal why-not;").waitFor();
  await window.getByText("Whoever looks after the site can take it in.").waitFor();
  await expectNoBarriers();
  expect(published("home.json", "why-not")).toContain('"heading": "Why not"');
  expect(published("home.json")).toContain('"heading": "Why Choose Us"');
  // One press the next time doesn't send it past whoever looks at it.
  await page.keyboard.press("Escape");
  await button("Publish").click();
  expect(await window.getByLabel("As a proposal").isChecked()).toBe(true);
});

test("an error keeps it from being published, and a press leads to it", async () => {
  await write("Call {{facts.fone}}");
  await button("Publish").click();
  // Before the changes, so that nobody reads them in vain.
  await window.getByText("To be mended first (1)").waitFor();
  expect(await window.locator(".found, .changes").first().textContent()).toContain("To be mended");
  expect(await inWindow("Save and publish now").isDisabled()).toBe(true);
  await window.getByRole("button", { name: /^Medical billing .* › Heading$/ }).click();
  await expect.poll(() => window.count()).toBe(0);
  expect(await page.getByLabel("Heading", { exact: true }).inputValue()).toBe(
    "Call {{facts.fone}}",
  );
});

test("a colleague's changes at other places are put together with it, and it is published then", async () => {
  await write("Why us");
  await others('"Figures you can check"', '"Figures to check"');
  await button("Publish").click();
  await inWindow("Save and publish now").click();
  await window
    .getByText(/published changes meanwhile, of Medical billing for US practices/)
    .waitFor();
  // Only what is mine is told as changed.
  await expect.poll(() => window.locator("ins").allTextContents()).toEqual(["Why us"]);
  expect(published("home.json")).not.toContain("Why us");
  await inWindow("Save and publish now").click();
  await window.getByText("Sent to main.").waitFor();
  expect(published("home.json")).toContain('"heading": "Why us"');
  expect(published("home.json")).toContain('"heading": "Figures to check"');
  expect(all.mine.git("status", "--porcelain", "--branch")).toBe("## main...origin/main");
});

test("at the same place, the editor chooses", async () => {
  await write("My words");
  await others('"Why Choose Us"', '"Her words"');
  await button("Publish").click();
  await inWindow("Save and publish now").click();
  await window.getByText("changes to the same fields as you").waitFor();
  expect(await window.locator(".clash-words").allTextContents()).toEqual(["My words", "Her words"]);
  const title = "Medical billing for US practices | Ledgerwren";
  expect(await window.locator(".outcome h3").allTextContents()).toEqual([title]);
  await expectNoBarriers();
  await window.getByLabel(/^Theirs/).check();
  await inWindow("Keep these").click();
  await window.getByText("Nothing has changed: what is here is").waitFor();
  await page.keyboard.press("Escape");
  await onPage("Her words").waitFor();
});

test("where it can't be published from, it says why and what to do", async () => {
  all.mine.git("checkout", "--quiet", "--detach");
  await write("Why");
  await button("Publish").click();
  const told = window.getByText("This repository shows an earlier version, not a branch");
  await told.waitFor();
  expect(await told.evaluate((element) => element.previousElementSibling)).toBeNull();
  await expect.poll(() => window.locator("ins").allTextContents()).toEqual(["Why"]);
});

test("a branch that the only remote doesn't know yet is sent there for the first time", async () => {
  const git = (...args: string[]) => all.mine.git(...args);
  git("remote", "rename", "origin", "hub");
  git("branch", "--unset-upstream");
  git("update-ref", "-d", "refs/remotes/hub/main");
  all.remote.git("update-ref", "-d", "refs/heads/main");
  onTestFinished(() => {
    git("remote", "rename", "hub", "origin");
  });
  await write("Why first");
  await button("Publish").click();
  await window.getByText(/^Compared with the last committed version, from /).waitFor();
  await window
    .getByLabel("Straight to the site (main), which is sent for the first time")
    .waitFor();
  await inWindow("Save and publish now").click();
  await window.getByText("Sent to main.").waitFor();
  expect(published("home.json")).toContain('"heading": "Why first"');
  expect(git("status", "--porcelain", "--branch")).toBe("## main...hub/main");
});
