// A screen of 320 pixels, which is also what a zoom of 400 % leaves of a common one.
import { expect } from "vitest";
import type { Page } from "playwright-core";
import { goTo, menuItem, test } from "./visit.ts";

const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

/** What reaches beyond the screen's edge, by how its HTML begins. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > 320.5)
      .filter(
        (element) => element.checkVisibility() && !element.closest(".skip-link, .form-status"),
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );

const names = [
  "home",
  "about",
  "rcm-solutions",
  "denial-management",
  "contact",
  "join-team",
  "get-started",
  "privacy-policy",
];

test("a visitor with a phone reads every page without scrolling sideways", async ({ open }) => {
  const { page } = await open(phone);
  for (const name of names) {
    await goTo(page, name);
    expect(await page.locator(`[data-page-view=${name}]`).isVisible()).toBe(true);
    expect({ [name]: await tooWide(page) }).toEqual({ [name]: [] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test("neither the open menu nor a failed form makes it wider", async ({ open }) => {
  const { page, mailbox, forgetMessages } = await open(phone);
  await mailbox.break("500");
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  expect(await tooWide(page)).toEqual([]);
  await menuItem(page, "Contact").tap();
  await page.getByLabel("Name", { exact: true }).fill("Dana");
  await page.getByLabel("Email", { exact: true }).fill("d@practice.example");
  await page.getByLabel("Message", { exact: true }).fill("Hello");
  await page.getByRole("button", { name: "Send Message" }).tap();
  await page.locator("form [role=alert]").waitFor();
  expect(await tooWide(page)).toEqual([]);
  forgetMessages();
});

test("everything that can be tapped is large enough for a thumb", async ({ open }) => {
  const { page } = await open(phone);
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  const small = await page
    .locator("header button:visible, .button:visible")
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.getBoundingClientRect().height < 44)
        .map((button) => button.textContent),
    );
  expect(small).toEqual([]);
});
