// @vitest-environment jsdom
// What begins appears on an open page, and what is over goes.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const words = () =>
  [...document.querySelectorAll<HTMLElement>("li")].flatMap((item) =>
    item.hidden ? [] : [item.textContent],
  );

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date("2025-12-24T23:59:30Z") });
  document.body.innerHTML = `<ul>
    <li>Always</li>
    <li data-until="2025-12-23" data-zone="UTC">Over</li>
    <li data-until="2025-12-24" data-zone="UTC">Today</li>
    <li data-until="2025-12-24" data-zone="Pacific/Auckland">Over in New Zealand</li>
    <li data-from="2025-12-25" data-zone="UTC" hidden>Tomorrow</li>
    <li data-from="2025-12-01" data-until="2025-12-31" data-zone="Mars/Olympus" hidden>In December</li>
  </ul>`;
  vi.resetModules();
  await import("../../src/runtime/dated.ts");
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

test("a page shows only what is for today, whatever the build has left in it", () => {
  expect(words()).toEqual(["Always", "Today", "In December"]);
});

test("at midnight, what is over goes and what begins appears", () => {
  vi.advanceTimersByTime(60_000);
  expect(words()).toEqual(["Always", "Tomorrow", "In December"]);
});
