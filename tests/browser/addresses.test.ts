// A site on which each page has an address: links, the address bar, and the way back.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { firstSite } from "../fixtures/sites.ts";
import { facts, focused, heading, shownPage, site, test } from "./visit.ts";

let root: string;
let folder: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "addresses-"));
  const content = join(root, "content");
  folder = join(root, "site");
  await cp(firstSite, content, { recursive: true });
  const file = join(content, "site.json");
  const settings = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...settings, addresses: true }));
  const privacy = join(content, "privacy-policy.json");
  const text = await readFile(privacy, "utf8");
  expect(text).toContain("(page:contact)");
  await writeFile(privacy, text.replace("(page:contact)", "(page:contact#contact-form)"));
  const built = await buildSite(content, folder);
  if (!built.ok) throw new Error(built.report);
});
afterAll(() => rm(root, { recursive: true }));

const menuItem = (page: Page, label: string) =>
  page.locator("header nav").getByRole("link", { name: label, exact: true });
const shows = (page: Page, name: string) =>
  page.locator(`[data-page-view=${name}]:visible`).waitFor();
const pathOf = (page: Page) => new URL(page.url()).pathname;
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

const formTop = (page: Page) =>
  page.locator("#contact-form").evaluate((it) => Math.round(it.getBoundingClientRect().top));

test("a visitor follows a link to a section, sees it at its address, and goes Back to where they were", async ({
  open,
}) => {
  const { page } = await open({ folder, path: "privacy-policy/" });
  const link = page.getByRole("link", { name: "contact page" });
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  await link.click();
  await shows(page, "contact");
  await expect.poll(() => formTop(page)).toBeLessThan(100);
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe("/contact/#contact-form");
  expect(await focused(page)).toBe(await page.locator("#contact-form h2").textContent());
  expect(await page.locator("[aria-current]").allTextContents()).toEqual(["Contact"]);
  await page.reload();
  await expect.poll(() => formTop(page)).toBeLessThan(100);
  await page.goBack();
  await shows(page, "privacy-policy");
  await expect.poll(() => scrolled(page)).toBe(before);

  const tab = await page.context().newPage();
  await tab.goto(new URL("contact/#contact-form", page.url().replace("privacy-policy/", "")).href);
  await expect.poll(() => formTop(tab)).toBeLessThan(100);
});

test("a visitor who clicks a link sees that page at its address, and finds the way back", async ({
  open,
}) => {
  const { page } = await open({ folder });
  await page.evaluate("window.scrollTo({ top: 400, behavior: 'instant' })");
  // A click of the mouse would scroll to the link first.
  await menuItem(page, "About").evaluate((link: HTMLElement) => link.click());
  await shows(page, "about");
  expect(await shownPage(page)).toBe("about");
  expect(pathOf(page)).toBe("/about/");
  expect(await page.title()).toMatch(/^About/);
  expect(await focused(page)).toBe(await heading(page).textContent());
  expect(await scrolled(page)).toBe(0);
  expect(await page.locator("[aria-current]").allTextContents()).toEqual(["About"]);
  await menuItem(page, "Contact").click();
  await shows(page, "contact");
  expect(pathOf(page)).toBe("/contact/");
  await page.goBack();
  await page.goBack();
  await shows(page, "home");
  expect(pathOf(page)).toBe("/");
  await expect.poll(() => scrolled(page)).toBe(400);
  await page.goForward();
  await shows(page, "about");
  expect(pathOf(page)).toBe("/about/");
});

test("a visitor who reloads stays, and goes Back to what they saw before", async ({ open }) => {
  const { page, requests } = await open({ folder });
  await menuItem(page, "About").click();
  await shows(page, "about");
  await page.reload();
  expect(await shownPage(page)).toBe("about");
  await page.goBack();
  await shows(page, "home");
  expect(pathOf(page)).toBe("/");
  expect(requests.filter((path) => path === "/about/about/")).toEqual([]);
});

test("a page that is opened from elsewhere is the only one in its document", async ({ open }) => {
  const { page, address } = await open({ folder, path: "contact/" });
  expect(await page.locator("[data-page-view]").count()).toBe(1);
  expect(page.url()).toBe(address);
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(
    new URL("contact/", site.url).href,
  );
  await page.locator(".skip-link").focus();
  await page.keyboard.press("Enter");
  expect(page.url()).toBe(address);
  expect(await focused(page)).toBe(await heading(page).textContent());
});

test("a printed page has the links in its sentences, and none that are buttons to other pages", async ({
  open,
}) => {
  const { page } = await open({ folder, path: "privacy-policy/" });
  const sentence = page.locator("main p", { hasText: "Questions about this policy" });
  const buttons = page.locator("main a[data-page]:not(.link):visible");
  await page.emulateMedia({ media: "print" });
  expect(await sentence.innerText()).toMatch(/through the \w+/);
  await page.emulateMedia({ media: "screen" });
  await page.locator("header a.logo").click();
  await shows(page, "home");
  expect(await buttons.count()).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  expect(await buttons.count()).toBe(0);
  expect(await page.locator("header").innerText()).toBe(facts.company);
});

test("a visitor who opens the address of the page they are on again stays there", async ({
  open,
}) => {
  const { page } = await open({ folder });
  await menuItem(page, "About").click();
  await shows(page, "about");
  await page.goto(page.url());
  expect(await shownPage(page)).toBe("about");
  expect(pathOf(page)).toBe("/about/");
});

test("a visitor opens a page in a new tab", async ({ open }) => {
  const { page } = await open({ folder });
  // A page without photos: a new tab may ask for some before its requests are answered here.
  const opened = page.context().waitForEvent("page");
  await menuItem(page, "Contact").click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await shows(tab, "contact");
  expect(pathOf(tab)).toBe("/contact/");
  expect(await shownPage(page)).toBe("home");
});

test("the menu's pages are there before a click, even if the connection is gone by then", async ({
  open,
}) => {
  const { page, address, requests } = await open({ folder });
  // Some builds of Chromium ask for the icon at each address. Visitors have it in their cache, which doesn't exist here,
  // because Playwright turns it off to see all requests.
  const icon = (await page.locator("link[rel=icon]").getAttribute("href")) ?? "";
  await page.route(new URL(icon, address).href, (route) =>
    route.fulfill({ path: join(folder, icon) }),
  );
  await page.waitForFunction(
    (last) => performance.getEntriesByName(last).length > 0,
    `${address}get-started/`,
  );
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family }) => family === "Heading Font"),
  );
  await page.context().setOffline(true);
  await menuItem(page, "About").click();
  await shows(page, "about");
  expect(await page.title()).toMatch(/^About/);
  await menuItem(page, "RCM Solutions").click();
  await shows(page, "rcm-solutions");
  expect(await page.title()).toMatch(/^RCM Solutions/);
  // Only the face of the headings.
  expect(requests.filter((path) => /\.(js|json|webp|jpg)$/.test(path))).toEqual([
    expect.stringMatching(/^\/assets\/heading-/),
  ]);
});

test("a visitor sends the form of a page that they have clicked their way to", async ({ open }) => {
  const { page, mailbox } = await open({ folder, path: "about/" });
  await menuItem(page, "Contact").click();
  await shows(page, "contact");
  await page.getByLabel("Name", { exact: true }).fill("Dana Ortiz");
  await page.getByLabel("Email", { exact: true }).fill("dana@practice.example");
  await page.getByLabel("Message", { exact: true }).fill("Hello");
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByText("Thank you for your message", { exact: true }).waitFor();
  expect(await mailbox.read()).toMatchObject([{ parameters: { from_name: "Dana Ortiz" } }]);
  await page.locator(".form-sent a").click();
  await shows(page, "home");
  expect(pathOf(page)).toBe("/");
});

test.for(["#about", "#page-about"])(
  "a link from before pages had addresses, /%s, opens the page at its address",
  async (path, { open }) => {
    const { page } = await open({ folder, path });
    await page.waitForURL(/\/about\/$/);
    expect(await shownPage(page)).toBe("about");
  },
);

describe("without scripting", () => {
  test("a visitor follows links to every page, and skips to the content of each", async ({
    open,
  }) => {
    const { page } = await open({ folder, javaScriptEnabled: false });
    await menuItem(page, "About").click();
    expect(pathOf(page)).toBe("/about/");
    await page.locator(".skip-link").focus();
    await page.keyboard.press("Enter");
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe("/about/#main");
    await page.locator("header a.logo").click();
    expect(pathOf(page)).toBe("/");
  });

  test("or with an altered script, which the policy refuses, links work too", async ({ open }) => {
    const { page, address, forgetMessages } = await open({ folder });
    const alter = async (route: Route): Promise<void> => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace("(function(){", "(function(){ ");
      await route.fulfill({ response: answer, body });
    };
    // Only this time: when the same page is fetched ahead, nobody waits for it.
    await page.route(address, alter, { times: 1 });
    await page.reload();
    await menuItem(page, "Contact").click();
    expect(pathOf(page)).toBe("/contact/");
    expect(await shownPage(page)).toBe("contact");
    forgetMessages();
  });
});
