// An author with the dev server open: saved changes and problems show at once on the current page.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { firstSite } from "../fixtures/sites.ts";
import { startEditor } from "./edited-site.ts";
import { launchWithOwnClipboard } from "./launch.ts";

let folder: string;
let server: ViteDevServer;
let browser: Browser;
let page: Page;
const opened: string[] = [];

beforeAll(async () => {
  browser = await launchWithOwnClipboard();
});
afterAll(() => browser.close());

beforeEach(async () => {
  // Of their own for each test, so that nothing that was saved before is still on its way.
  folder = await mkdtemp(join(tmpdir(), "editing-"));
  const content = join(folder, "content");
  await cp(firstSite, content, { recursive: true });
  server = await startEditor(content);
  await expect.poll(() => server.watcher.getWatched()[content] ?? []).toContain("about.json");
  const context = await browser.newContext();
  // On a busy machine, Vite takes long to transform the form's modules one by one the first time.
  context.setDefaultTimeout(120_000);
  page = await context.newPage();
  const own = server.resolvedUrls?.local[0] ?? "";
  await page.route(
    (url) => !url.href.startsWith(own),
    (route) => route.abort(),
  );
  await page.route(/__open-in-editor/, async (route) => {
    opened.push(new URL(route.request().url()).searchParams.get("file") ?? "");
    await route.fulfill({ status: 200 });
  });
  const connected = page.waitForEvent("console", (message) =>
    /\[vite\] connected/.test(message.text()),
  );
  await page.goto(own);
  await connected;
  await page.click('[data-menu] [data-page="about"]');
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
  return async () => {
    await context.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
});

async function save(name: string, from: string, to: string): Promise<void> {
  const path = join(folder, "content", name);
  const text = await readFile(path, "utf8");
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
}
const isSameDocument = () => page.locator("html[data-same-document]").count();

test("a changed word shows on the open page without a reload", async () => {
  await save("about.json", "The billing office behind the practice", "A new heading");
  await page.getByRole("heading", { level: 1, name: "A new heading" }).waitFor();
  expect(await isSameDocument()).toBe(1);
});

test("a changed title shows in the tab", async () => {
  await save("about.json", '"title": "About ', '"title": "All about ');
  await expect.poll(() => page.title()).toMatch(/^All about /);
  await page.click('[data-menu] [data-page="home"]');
  await save("home.json", '"title": "', '"title": "Newly: ');
  await expect.poll(() => page.title()).toMatch(/^Newly: /);
  expect(await isSameDocument()).toBe(1);
});

test("two saves at once both show", async () => {
  await Promise.all([
    save("about.json", "The billing office behind the practice", "A new heading"),
    save("home.json", '"level": 1,\n      "heading": "', '"level": 1,\n      "heading": "Newly: '),
  ]);
  await page.getByRole("heading", { level: 1, name: "A new heading" }).waitFor();
  await page.click('[data-menu] [data-page="home"]');
  const newly = page.getByRole("heading", { level: 1, name: /^Newly: / });
  await expect.poll(() => newly.isVisible()).toBe(true);
});

test("the last of many quick saves is what shows", async () => {
  for (let at = 0; at < 10; at++) {
    await save(
      "about.json",
      at === 0 ? "The billing office behind the practice" : `Heading ${at - 1}.`,
      `Heading ${at}.`,
    );
    await new Promise((done) => setTimeout(done, at * 8));
  }
  const last = page.getByRole("heading", { level: 1, name: "Heading 9." });
  await expect.poll(() => last.isVisible()).toBe(true);
});

test("a new block may need a new document, and the visitor stays on their page", async () => {
  const block = '"blocks": [ { "type": "hero", "heading": "One more" },';
  await save("home.json", '"blocks": [', block);
  await page.locator("html:not([data-same-document])").waitFor();
  const heading = page.getByRole("heading", { level: 1, name: "The billing office" });
  await heading.waitFor();
  expect(await isSameDocument()).toBe(0);
});

test("an error shows over the last good page, opens its line, and goes when it is fixed", async () => {
  await save("about.json", '"heading": "Core values"', '"haeding": "Core values"');
  const overlay = page.locator("content-problems");
  const shown = "One problem in the content. This page is the last version without errors.";
  await overlay.getByText(shown).waitFor();
  await overlay.getByText('Did you mean "heading"?').waitFor();
  await page.getByRole("heading", { level: 1, name: "The billing office" }).waitFor();
  const location = overlay.getByRole("button", { name: /about\.json:\d+:\d+/ });
  const name = await location.textContent();
  await location.click();
  await expect.poll(() => opened).toContain(name);
  await save("about.json", '"haeding"', '"heading"');
  await overlay.waitFor({ state: "detached" });
  expect(await isSameDocument()).toBe(1);
});

test("a form that was sent shows, with its thank-you, that this was a test and where the message is", async () => {
  await page.click('[data-menu] [data-page="contact"]');
  const form = page.locator("#contact-form");
  await form.getByRole("textbox", { name: "Name" }).fill("Dana Ortiz");
  await form.getByRole("textbox", { name: "Email" }).fill("dana@practice.example");
  await form.getByRole("textbox", { name: "Message" }).fill("Good morning");
  await form.getByRole("button", { name: "Send Message" }).click();
  await page.getByText("Thank you for your message").waitFor();
  const notice = page.locator("mail-rehearsal");
  await notice.getByText("This was a test: the message wasn't sent to anyone.").waitFor();
  const inbox = await notice.getByRole("link").getAttribute("href");
  expect(inbox).toBe("/__mail");
  await notice.getByRole("button", { name: "Close" }).click();
  await notice.waitFor({ state: "detached" });
  expect(await isSameDocument()).toBe(1);
});

describe("the bar below the page", () => {
  const problems = () => page.locator("content-problems");
  const label = '"label": "Contact Us"';

  test("opens every page, and says which one has no link to it", async () => {
    const privacy = await readFile(join(folder, "content", "privacy-policy.json"), "utf8");
    const imprint = privacy.replace(/"title": "[^"]*"/, '"title": "Imprint"');
    await writeFile(join(folder, "content", "imprint.json"), imprint);
    await problems().getByText("One warning in the content").waitFor();
    await page.locator("content-pages summary").click();
    const own = page.locator("content-pages li", { hasText: "No button or link goes here." });
    await expect.poll(() => own.count()).toBe(1);
    await own.getByRole("button", { name: "imprint" }).click();
    await page.locator('[data-page-view="imprint"]:visible').waitFor();
    await rm(join(folder, "content", "imprint.json"));
    await problems().waitFor({ state: "detached" });
  });

  test("stays closed until there is a new warning", async () => {
    await save("home.json", label, '"label": "Click here"');
    await problems().getByText("One warning in the content").waitFor();
    await problems().getByRole("button", { name: "Close" }).click();
    await problems().waitFor({ state: "detached" });
    // Saving something else doesn't show the closed warning again.
    await save("about.json", "The billing office behind the practice", "A new heading");
    await page.getByRole("heading", { level: 1, name: "A new heading" }).waitFor();
    await page.reload();
    await page.locator("content-pages").waitFor();
    expect(await problems().count()).toBe(0);
    await save("home.json", '"text": "', '"text": "[Click here](page:about) ');
    await problems().getByText("2 warnings in the content").waitFor();
  });

  test("covers neither the end of the page nor what has the focus", async () => {
    await save("home.json", label, '"label": "Click here"');
    await problems().waitFor();
    // Where the bar and the end of the page meet may be in the middle of a pixel.
    const end = () =>
      page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        const footer = document.querySelector("footer")?.getBoundingClientRect();
        const bar = document.querySelector("dev-bar")?.getBoundingClientRect();
        return (bar?.top ?? 0) - (footer?.bottom ?? Infinity);
      });
    await expect.poll(end).toBeGreaterThan(-1);
    // The browser reports the height of what was just added with its next frame.
    const difference = () =>
      page.evaluate(() => {
        const padding = document.documentElement.style.scrollPaddingBlockEnd;
        const height = document.querySelector("dev-bar")?.getBoundingClientRect().height ?? 0;
        return Math.abs(height - (Number.parseFloat(padding) || 0));
      });
    await expect.poll(difference).toBeLessThan(1);
  });

  test("copies the file name and line, and says so, if no code editor is running", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.route(/__open-in-editor/, (route) => route.fulfill({ status: 409 }));
    await save("about.json", '"heading": "Core values"', '"haeding": "Core values"');
    const location = problems().getByRole("button", { name: /about\.json:\d+:\d+/ });
    await location.click();
    await problems()
      .getByText("No code editor is running to open it, so the location was copied.")
      .waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await location.textContent());
  });
});
