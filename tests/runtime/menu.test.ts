// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import { find, forgetHistory, visit } from "./open-document.ts";

const toggle = () => find("[data-menu-toggle]");
const isOpen = () => toggle().getAttribute("aria-expanded") === "true";
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

beforeEach(async () => {
  forgetHistory();
  await visit();
});

test("the menu is closed at first", () => {
  expect(isOpen()).toBe(false);
});

test("a visitor opens the menu with its button and closes it with the same button", () => {
  toggle().click();
  expect(isOpen()).toBe(true);
  toggle().click();
  expect(isOpen()).toBe(false);
});

describe("a visitor who has opened the menu", () => {
  beforeEach(() => toggle().click());

  test("closes it by choosing a page, the current one too", () => {
    find("#menu [data-page=about]").click();
    expect(isOpen()).toBe(false);
    toggle().click();
    find("#menu [data-page=about]").click();
    expect(isOpen()).toBe(false);
  });

  test("closes it with Escape and is back on its button", () => {
    find("#menu [data-page=about]").focus();
    press("Escape");
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(toggle());
  });

  test("keeps it open with any other key", () => {
    find("#menu [data-page=about]").focus();
    press("ArrowDown");
    expect(isOpen()).toBe(true);
  });

  test("closes it by clicking elsewhere on the page, or on the logo", () => {
    find("main").click();
    expect(isOpen()).toBe(false);
    toggle().click();
    find("#logo").click();
    expect(isOpen()).toBe(false);
  });

  test("keeps it open when a click misses the buttons in it", () => {
    find("#menu").click();
    expect(isOpen()).toBe(true);
  });

  test("keeps it open while the focus moves within the header", () => {
    find("#menu [data-page=contact]").focus();
    find("#logo").focus();
    expect(isOpen()).toBe(true);
  });

  test("keeps it open when the focus moves to the page below, so that nothing moves during a click", () => {
    find("#call-to-action").focus();
    expect(isOpen()).toBe(true);
  });

  test("has it closed when they go Back instead", async () => {
    find("#menu [data-page=about]").click();
    toggle().click();
    const moved = new Promise((resolve) => window.addEventListener("popstate", resolve));
    history.back();
    await moved;
    expect(isOpen()).toBe(false);
  });
});

test("Escape on a closed menu leaves the focus where it is", () => {
  find("#call-to-action").focus();
  press("Escape");
  expect(document.activeElement).toBe(find("#call-to-action"));
});

test("a site without a menu works all the same", async () => {
  await visit(() => find("[data-menu-toggle]").remove());
  find("#footer-about").click();
  expect(find("#page-about").hidden).toBe(false);
});
