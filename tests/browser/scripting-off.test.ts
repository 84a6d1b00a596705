// The site in a browser without scripting: one long document that still does its work.
import { expect } from "vitest";
import { facts, site, test } from "./visit.ts";

const off = { javaScriptEnabled: false };

test("a visitor can read all eight pages", async ({ open }) => {
  const { page } = await open(off);
  const pages = page.locator("[data-page-view]");
  expect(await pages.count()).toBe(8);
  for (const view of await pages.all()) {
    expect(await view.isVisible()).toBe(true);
    expect(await view.locator("h1").isVisible()).toBe(true);
    expect((await view.innerText()).length).toBeGreaterThan(100);
  }
});

test("a visitor meets links instead of buttons that do nothing", async ({ open }) => {
  const { page } = await open(off);
  const dead = page.locator("[data-page]:visible, [data-menu-toggle]:visible");
  expect(await dead.allInnerTexts()).toEqual([]);
  const links = page.locator('a[href^="#"]:visible');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(targets).toContain("#page-contact");
  for (const target of new Set(targets)) expect(await page.locator(target ?? "").count()).toBe(1);
  await page.locator("header").getByRole("link", { name: "Contact", exact: true }).click();
  const top = await page
    .locator("#page-contact")
    .evaluate((view) => view.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(-1);
  expect(top).toBeLessThan(200);
});

test("a visitor's forms open their own mail program, addressed and with a subject", async ({
  open,
}) => {
  const { page } = await open(off);
  const forms = page.locator("form");
  const actions = await forms.evaluateAll((all) => all.map((form) => form.getAttribute("action")));
  expect(actions).toHaveLength(2);
  for (const [index, recipient] of [facts.email, facts.careersEmail].entries()) {
    expect(actions[index]).toMatch(new RegExp(`^mailto:${recipient}\\?subject=.`));
  }
  for (const form of await forms.all()) {
    expect(await form.locator("xpath=ancestor::section").innerText()).toContain(
      site.wording.noScript,
    );
  }
  expect(await page.locator("form input[type=file][name]").count()).toBe(0);
});

test("a visitor with a phone can read it all without scrolling sideways", async ({ open }) => {
  const { page } = await open({ ...off, viewport: { width: 320, height: 640 } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
