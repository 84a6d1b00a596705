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

const section = (of: string) => document.querySelector<HTMLElement>(`#${of}`);

async function open(html: string): Promise<void> {
  document.body.innerHTML = html;
  await Promise.resolve();
}

test("a block goes with its heading when its last item is over", async () => {
  await open(`<section id="openings"><h2>Openings</h2><ul>
    <li data-until="2025-12-24" data-zone="UTC">Dentist</li>
    <li data-until="2025-12-20" data-zone="UTC">Nurse</li>
  </ul></section>
  <section id="offers"><h2>Offers</h2><ul>
    <li data-until="2025-12-24" data-zone="UTC">Advent</li><li>Always</li>
  </ul></section>`);
  expect(section("openings")?.hidden).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(section("openings")?.hidden).toBe(true);
  expect(section("offers")?.hidden).toBe(false);
});

test("a block appears with its first item, between two items it is hidden, and then it is back", async () => {
  await open(`<section id="offers" hidden><h2>Offers</h2><ul>
    <li data-from="2025-12-25" data-until="2025-12-25" data-zone="UTC" hidden>Christmas</li>
    <li data-from="2025-12-27" data-zone="UTC" hidden>Sale</li>
  </ul></section>`);
  expect(section("offers")?.hidden).toBe(true);
  const isHiddenOn = ["2025-12-25", "2025-12-26", "2025-12-27"].map((day) => {
    vi.setSystemTime(`${day}T12:00:00Z`);
    vi.advanceTimersByTime(60_000);
    return section("offers")?.hidden;
  });
  expect(isHiddenOn).toEqual([false, true, false]);
});

test("a menu is left alone when its last dated link is over", async () => {
  await open(`<nav><ul id="menu"><li data-until="2025-12-01">Sale</li></ul></nav>`);
  expect(document.querySelector("nav")?.outerHTML).toBe('<nav><ul id="menu"></ul></nav>');
});
