// @vitest-environment jsdom
// Beside the opening hours, the page says if it is open now.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const line = (zone: string) => {
  const week = [["08:00-17:00"], ["08:00-17:00"], [], [], [], [], []];
  const hours = JSON.stringify([zone, week, []]).replaceAll('"', "&quot;");
  return `<p data-opening-hours="${hours}" data-open="Open now" data-closed="Closed now" hidden></p>`;
};
const shown = () => document.querySelector<HTMLElement>("[data-opening-hours]");

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date("2025-05-26T16:59:40Z") });
  document.body.innerHTML = line("UTC");
  vi.resetModules();
  await import("../../src/runtime/open-now.ts");
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

test("the words are there at once, and change when the time comes", () => {
  expect(shown()).toMatchObject({ hidden: false, textContent: "Open now" });
  expect(shown()?.hasAttribute("data-is-open")).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toMatchObject({ hidden: false, textContent: "Closed now" });
  expect(shown()?.hasAttribute("data-is-open")).toBe(false);
});

test("a page that is fetched later says it, too", async () => {
  const page = document.createElement("div");
  page.innerHTML = `<section>${line("UTC")}</section>`;
  document.body.replaceChildren(page);
  await Promise.resolve();
  expect(shown()).toMatchObject({ hidden: false, textContent: "Open now" });
});

test("a browser that doesn't know the time zone shows nothing", async () => {
  document.body.innerHTML = line("Mars/Olympus");
  await Promise.resolve();
  expect(shown()).toMatchObject({ hidden: true, textContent: "" });
});
