// Reviewing changes, undoing some of them, and publishing the rest, also after a colleague published first.
import { cp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
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
import { launchWithOwnClipboard } from "./launch.ts";

useOwnGitSettings();

let all: Repositories;
let server: ViteDevServer;
let browser: Browser;
let page: Page;
let own: string;
let window: Locator;
/** The commit that every test starts from. */
let first: string;

beforeAll(async () => {
  browser = await launchWithOwnClipboard();
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

/** Selects a heading on the page and changes it in its field. */
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
  // Tall enough that nothing in the dialog is cut off, because axe can't check the contrast of text that is.
  await page.setViewportSize({ width: 2000, height: 1600 });
  // The page behind the dialog can't be reached and has its own tests.
  expect(await findings(page, { within: ".dialog" })).toEqual([]);
}

test("both dialogs say that nothing has changed", async () => {
  await button("What changed").click();
  await window.getByText("Nothing has changed.").waitFor();
  await page.keyboard.press("Escape");
  await button("Publish").click();
  await window.getByText("Nothing has changed: this is the published content of").waitFor();
  expect(await inWindow(/publish now/i).count()).toBe(0);
});

test("unsaved changes can be reviewed, copied, and undone one by one", async () => {
  await write("Why us");
  const site = await all.mine.read("content/site.json");
  await all.mine.write("content/site.json", site.replace("555-0142", "555-0199"));
  await rm(join(all.mine.content, "about.json"));
  await button("What changed").click();
  const home = window.getByRole("region", { name: /^Medical billing for US practices/ });
  await expect.poll(() => home.locator("del").allTextContents()).toEqual(["Why Choose Us"]);
  expect(await home.locator("ins").allTextContents()).toEqual(["Why us"]);
  const everyPage = window.getByRole("region", { name: "Site settings" });
  await expect.poll(() => everyPage.locator("ins").allTextContents()).toEqual(["0199"]);
  const about = window.getByRole("region", { name: "About Ledgerwren" });
  await about.getByText("Page: removed").waitFor();
  await expectNoBarriers();

  await inWindow("Copy as a list").click();
  await window.getByText("Copied").waitFor();
  const list = await page.evaluate(() => navigator.clipboard.readText());
  expect(list).toContain("Site settings (site.json)\n- Fact “Phone”\n  before: +1 (602) 555-0142");

  await inWindow("Undo this change: Fact “Phone”").click();
  await window
    .getByText("Undone: Fact “Phone”. To get it back, choose Undo in the toolbar.")
    .waitFor();
  await expect.poll(() => everyPage.count()).toBe(0);
  await inWindow("Undo this change: Page: removed").click();
  await expect.poll(() => about.count()).toBe(0);
  expect(await home.locator("ins").allTextContents()).toEqual(["Why us"]);
  // Clicking the change goes to its field.
  await inWindow(/^Card grid “Why us” › Heading$/).click();
  await expect.poll(() => window.count()).toBe(0);
  expect(await page.getByLabel("Heading", { exact: true }).inputValue()).toBe("Why us");
  await button("Save").click();
  await page.getByText("Saved.").waitFor();
  expect(await all.mine.read("content/site.json")).toBe(site);
  expect(all.mine.git("status", "--porcelain")).toBe("M content/home.json");
});

/** Whether all of it is within the view, and nothing is over it. */
const isInSight = (shown: Locator) =>
  shown.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    // Its corners are round.
    const inset = 4;
    const isThere = (x: number, y: number) => document.elementFromPoint(x, y) === element;
    return [left + inset, right - inset].every((x) =>
      [top + inset, bottom - inset].every((y) => isThere(x, y)),
    );
  });

test("a double click undoes one of 80 changes, the list doesn't scroll, and Publish stays in sight", async () => {
  for (const name of await readdir(firstSite)) {
    if (!name.endsWith(".json") || name === "site.json") continue;
    const text = await all.mine.read(`content/${name}`);
    const changed = text
      .replaceAll('"text": "', '"text": "Now: ')
      .replace("On US hours", "In time");
    await all.mine.write(`content/${name}`, changed);
  }
  await button("What changed").click();
  const rows = window.locator(".change");
  await expect.poll(() => rows.count()).toBeGreaterThan(6);
  const count = await rows.count();
  const back = window.getByRole("button", { name: /^Undo this change: / }).nth(4);
  await window.locator(".dialog-body").evaluate((element) => element.scrollBy(0, 60));
  const following = await rows.nth(5).innerText();
  const scrolled = () => window.locator(".dialog-body").evaluate(({ scrollTop }) => scrollTop);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await back.dblclick();
  await expect.poll(() => rows.count()).toBe(count - 1);
  await window.getByText(/^Undone: .* To get it back, choose Undo in the toolbar\.$/).waitFor();
  expect(await scrolled()).toBe(before);
  // The focus is in the row that moved up.
  expect(await window.locator(".change:focus-within").innerText()).toBe(following);
  // A separate click undoes the next change.
  await back.click();
  await expect.poll(() => rows.count()).toBe(count - 2);

  await page.keyboard.press("Escape");
  await button("Publish").click();
  await inWindow("Save and publish now").and(page.locator(":enabled")).waitFor();
  expect(await rows.count()).toBeGreaterThanOrEqual(70);
  // Both fields of a card are one change.
  const ofCard = rows.filter({ hasText: "In time" });
  expect(await ofCard.count()).toBe(1);
  expect(await ofCard.locator("ins").allTextContents()).toEqual(["In time", "Now: "]);
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const list = window.locator(".dialog-body");
    for (const end of ["top", "bottom"]) {
      const room = await list.evaluate((element, isTop) => {
        element.scrollTop = isTop ? 0 : element.scrollHeight;
        return element.scrollHeight - element.clientHeight;
      }, end === "top");
      expect(room).toBeGreaterThan(height);
      expect([width, end, await isInSight(inWindow("Save and publish now"))]).toEqual([
        width,
        end,
        true,
      ]);
    }
  }
});

test("undoing a page's new name also undoes the links to it, after asking", async () => {
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
  await inWindow("Undo this change: File: renamed").click();
  const together = window.getByRole("group", { name: "Undo related changes" });
  await together.getByText("These changes must be undone with it:").waitFor();
  expect(await page.locator(":focus").getAttribute("aria-label")).toBe("Undo related changes");
  await bringAxe(page);
  expect(await findings(page, { within: ".revert-together" })).toEqual([]);
  await together.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => together.count()).toBe(0);
  await inWindow("Undo this change: File: renamed").click();
  await together.getByRole("button", { name: "Undo all of these" }).click();
  await expect.poll(() => window.locator("ins").allTextContents()).toEqual(["Why us"]);
});

test("renaming a published page warns about links from other websites", async () => {
  const rename = async (title: string) => {
    await button("Pages…").click();
    await window.getByRole("toolbar", { name: title }).getByText("Rename").click();
    await window.getByLabel("Short name").fill("other");
  };
  const shownMessage = window.getByText("This page is already published.");
  await rename("About Ledgerwren");
  await shownMessage.waitFor();
  expect(await shownMessage.textContent()).toContain(
    "links to page-about.html will open a notice that links to the home page.",
  );
  await window.getByLabel("Short name").fill("about");
  await expect.poll(() => shownMessage.count()).toBe(0);
  await window.getByLabel("Short name").fill("company");
  await inWindow("Rename page").click();
  await expect.poll(() => window.count()).toBe(0);
  // The new name isn't published yet.
  await rename("About Ledgerwren");
  await expect.poll(() => window.getByLabel("Short name").inputValue()).toBe("other");
  expect(await shownMessage.count()).toBe(0);
});

test("changes are saved and published directly, with a custom summary", async () => {
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
  // A text file has no picture to show.
  expect(await media.locator("img").count()).toBe(0);
  for (const control of await window.locator("input:is([type=checkbox], [type=radio])").all())
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  expect(await unused.getByRole("checkbox", { checked: true }).count()).toBe(1);
  const message = window.getByLabel("Summary of your changes, for the person who manages the site");
  expect(await message.inputValue()).toBe(
    "Change home and media\n\n- home: Card grid “Why we do it” › Heading\n- media: media/prices.txt: new",
  );
  await message.fill("Say why we do it");
  await window.getByText(/^Placeholders to replace before going live/).waitFor();
  await window.getByText(/^The site still has \d+ placeholders?, listed at the top\./).waitFor();
  await expectNoBarriers();
  await inWindow("Save and publish now").click();
  await window.getByText("Sent to main. Visitors will see it once the site is built.").waitFor();
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

test("a dialog that is closed while it sends leaves word in the toolbar that it is published", async () => {
  await write("Why we do it");
  await button("Publish").click();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/published$/, async (route) => {
    if (route.request().method() === "GET") return route.continue();
    const answer = await route.fetch();
    await released;
    await route.fulfill({ response: answer });
  });
  await inWindow("Save and publish now").click();
  await window.getByText("Sending…").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => window.count()).toBe(0);
  const word = page.getByRole("banner").getByRole("status").getByText("Published.");
  expect(await word.count()).toBe(0);
  release();
  await word.waitFor();
  expect(published("home.json")).toContain('"heading": "Why we do it"');
});

test("a proposal goes to its own branch and doesn't publish anything", async () => {
  await write("Why not");
  await button("Publish").click();
  await window.getByLabel("As a proposal").check();
  await window.getByLabel("Proposal name").fill("--force");
  await inWindow("Save and send as a proposal").click();
  await window.getByText('A branch can\'t be called "--force".').waitFor();
  await window.getByLabel("As a proposal").check();
  await window.getByLabel("Proposal name").fill("why-not");
  await inWindow("Send as a proposal").click();
  await window
    .getByText(
      "Sent as the proposal why-not. Visitors don’t see it until the person who manages the site accepts it.",
    )
    .waitFor();
  await expectNoBarriers();
  expect(published("home.json", "why-not")).toContain('"heading": "Why not"');
  expect(published("home.json")).toContain('"heading": "Why Choose Us"');
  // The next time, a proposal is preselected, so that nothing is published directly by accident.
  await page.keyboard.press("Escape");
  await button("Publish").click();
  expect(await window.getByLabel("As a proposal").isChecked()).toBe(true);
});

test("an error prevents publishing, clicking it goes to its field, and nothing else is red", async () => {
  await write("Call {{facts.fone}}");
  await button("Publish").click();
  // Errors come before the changes.
  await window.getByText("Fix before publishing (1)").waitFor();
  expect(await window.locator(".problem-list, .changes").first().textContent()).toContain(
    "Fix before",
  );
  expect(await inWindow("Save and publish now").isDisabled()).toBe(true);
  const folded = window.locator(".problem-list[open] ~ .problem-list");
  await folded.locator("summary").click();
  const placeholder = folded.locator("li").first();
  const failure = await lookOf(window.locator(".problem-list li").first());
  const problem = await lookOf(placeholder);
  const red = await redTexts();
  expect(red.filter((text) => text.includes("fone"))).not.toEqual([]);
  expect(red.filter((text) => !text.includes("fone"))).toEqual([
    "Fix the problems at the top first. They keep the site from being published.",
  ]);
  await window.getByRole("button", { name: /^Medical billing .* › Heading$/ }).click();
  await expect.poll(() => window.count()).toBe(0);
  const heading = page.getByLabel("Heading", { exact: true });
  expect(await heading.inputValue()).toBe("Call {{facts.fone}}");
  await heading.fill("Call us");
  await expect.poll(redTexts).toEqual([]);
  await button("Save").click();
  const saved = await lookOf(page.getByRole("status").getByText(/^Saved\./));
  const hint = await lookOf(page.locator(".panel .hint").first());
  expect(hint.mark).toBe("none");
  const looks = [failure, problem, saved, hint];
  for (const part of ["color", "mark"] as const)
    expect(new Set(looks.map((look) => look[part])).size).toBe(looks.length);
  await button("Publish").click();
  await window.getByText(/^Placeholders to replace/).click();
  expect(await redTexts()).toEqual([]);
});

/** How a message looks, wherever it is. */
const lookOf = (message: Locator) =>
  message.evaluate((element) => {
    const { content, maskImage, borderTopColor } = getComputedStyle(element, "::before");
    return content === "none"
      ? { mark: "none", color: getComputedStyle(element).color }
      : { mark: maskImage, color: borderTopColor };
  });

/** What is red on the screen: each outermost element with a text, a mark or an edge in red. */
const redTexts = () =>
  page.evaluate(() => {
    const isRed = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
      return alpha > 0 && red > 2 * green && red > 2 * blue;
    };
    const hasRed = (element: Element) =>
      [getComputedStyle(element), getComputedStyle(element, "::before")].some(
        ({ color, backgroundColor, borderTopColor, borderTopWidth, content }) =>
          content !== "none" &&
          (isRed(color) ||
            isRed(backgroundColor) ||
            (borderTopWidth !== "0px" && isRed(borderTopColor))),
      );
    const red = [...document.querySelectorAll("body *")].filter(
      (each) => each.checkVisibility() && each.textContent !== "" && hasRed(each),
    );
    return red
      .filter((each) => !red.some((other) => other !== each && other.contains(each)))
      .map(({ textContent }) => textContent.trim());
  });

test("a colleague's other changes are merged, and then publishing works", async () => {
  await write("Why us");
  await others('"Figures you can check"', '"Figures to check"');
  await button("Publish").click();
  await inWindow("Save and publish now").click();
  await window
    .getByText(/^Ann published changes to Medical billing for US practices.* in the meantime\./)
    .waitFor();
  // Only my changes are listed.
  await expect.poll(() => window.locator("ins").allTextContents()).toEqual(["Why us"]);
  expect(published("home.json")).not.toContain("Why us");
  // The merge is saved already.
  await inWindow("Publish now").click();
  await window.getByText("Sent to main. Visitors will see it once the site is built.").waitFor();
  expect(published("home.json")).toContain('"heading": "Why us"');
  expect(published("home.json")).toContain('"heading": "Figures to check"');
  expect(all.mine.git("status", "--porcelain", "--branch")).toBe("## main...origin/main");
});

test("a change to the same field lets the person choose a version, which is shown in words", async () => {
  await write("My words");
  await onPage("A 50-seat office").click();
  await page
    .getByRole("main")
    .getByRole("group", { name: /^Card 2 of/ })
    .getByRole("button", { name: "Remove" })
    .click();
  await others('"Why Choose Us"', '"Her words"');
  await others(", not a ticket queue.", ", every day.");
  await button("Publish").click();
  await inWindow("Save and publish now").click();
  await window.getByText("changes to the same fields as you").waitFor();
  // Also of what one of them removed.
  expect(await window.locator(".conflict-text").allTextContents()).toEqual([
    "My words",
    "Her words",
    "Remove Card “A 50-seat office”",
    "Keep Card “A 50-seat office”, with the changes:\nCard text: … coder and caller crosses a desk, every day.",
  ]);
  const title = "Medical billing for US practices | Ledgerwren";
  expect(await window.locator(".outcome h3").allTextContents()).toEqual([title]);
  await expectNoBarriers();
  for (const theirs of await window.getByLabel(/^Use theirs/).all()) await theirs.check();
  await inWindow("Apply choices").click();
  await window.getByText("Nothing has changed: this is the published content of").waitFor();
  await page.keyboard.press("Escape");
  await onPage("Her words").waitFor();
});

test("if publishing isn't possible, the dialog says why and what to do", async () => {
  all.mine.git("checkout", "--quiet", "--detach");
  await write("Why");
  await button("Publish").click();
  const shownMessage = window.getByText(
    "You can't publish from here. This repository shows an earlier version",
  );
  await shownMessage.waitFor();
  expect(await shownMessage.evaluate((element) => element.previousElementSibling)).toBeNull();
  await expect.poll(() => window.locator("ins").allTextContents()).toEqual(["Why"]);
});

test("a branch that the only remote doesn't have yet is sent there for the first time", async () => {
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
  await window
    .getByText(
      /^These changes will be published\. They are compared with the last committed version, from /,
    )
    .waitFor();
  await window
    .getByLabel(
      "Directly to the site (main): it is sent for the first time, with everything committed so far",
    )
    .waitFor();
  await inWindow("Save and publish now").click();
  await window.getByText("Sent to main. Visitors will see it once the site is built.").waitFor();
  expect(published("home.json")).toContain('"heading": "Why first"');
  expect(git("status", "--porcelain", "--branch")).toBe("## main...hub/main");
});
