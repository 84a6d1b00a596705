// The menu of a small screen.
import { expect } from "vitest";
import type { Page } from "playwright-core";
import { heading, focused, menuItem, shownPage, test } from "./visit.ts";

const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };
const toggle = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const isShown = (page: Page) => menuItem(page, "About").isVisible();

test("a visitor with a phone opens the menu, chooses a page, and the menu is closed again", async ({
  open,
}) => {
  const { page } = await open(phone);
  expect(await isShown(page)).toBe(false);
  await toggle(page).tap();
  expect(await toggle(page).getAttribute("aria-expanded")).toBe("true");
  await menuItem(page, "About").tap();
  expect(await shownPage(page)).toBe("about");
  expect(await focused(page)).toBe(await heading(page).textContent());
  expect(await isShown(page)).toBe(false);
  expect(await toggle(page).getAttribute("aria-expanded")).toBe("false");
});

test("a visitor closes the menu with Escape and is back on its button", async ({ open }) => {
  const { page } = await open(phone);
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Home");
  await page.keyboard.press("Escape");
  expect(await isShown(page)).toBe(false);
  expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

test("a visitor closes the menu by touching the page", async ({ open }) => {
  const { page } = await open(phone);
  await toggle(page).tap();
  await heading(page).tap();
  expect(await isShown(page)).toBe(false);
  expect(await shownPage(page)).toBe("home");
});

test("a button below the open menu works with one touch", async ({ open }) => {
  const { page } = await open(phone);
  await toggle(page).tap();
  await page.locator("main").getByRole("button", { name: "Get Started" }).tap();
  expect(await shownPage(page)).toBe("get-started");
  expect(await isShown(page)).toBe(false);
});

test("a visitor who goes Back with the menu open finds it closed", async ({ open }) => {
  const { page } = await open(phone);
  await toggle(page).tap();
  await menuItem(page, "About").tap();
  await toggle(page).tap();
  await page.goBack();
  expect(await shownPage(page)).toBe("home");
  expect(await isShown(page)).toBe(false);
});

test("a visitor with a wide screen sees the whole menu and no button for it", async ({ open }) => {
  const { page } = await open();
  expect(await isShown(page)).toBe(true);
  expect(await toggle(page).isVisible()).toBe(false);
});
