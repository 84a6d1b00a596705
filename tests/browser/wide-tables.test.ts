// Tables of up to six columns on small and large screens: nothing is cut, and screen readers find the same table.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { dentalSite } from "../fixtures/sites.ts";
import { bringAxe, findingsInBothSchemes } from "./axe.ts";
import { test } from "./visit.ts";

const six = {
  caption: "Lessons",
  columns: ["License", "From age", "Theory", "One lesson", "Road test", "With 12 lessons"],
  rows: [
    { heading: "Car", cells: ["16", "$320", "$65", "$140", "$1,240"] },
    { heading: "Motorcycle", cells: ["18", "$320", "$70", "$160", "$1,320"] },
  ],
};
const longWords = {
  caption: "Klassen",
  columns: ["Fahrerlaubnisklasse", "Ausbildungsgrundbetrag", "Sonderfahrtenpauschale"],
  rows: [{ heading: "Kraftfahrzeuganhängerfahrerlaubnis", cells: ["x".repeat(40), "120 €"] }],
};
const unnamed = {
  caption: "Times",
  rows: [{ heading: "x".repeat(50), cells: ["y".repeat(40), "z".repeat(40)] }],
};

let root: string;
let folder: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "wide-tables-"));
  const content = join(root, "content");
  folder = join(root, "built");
  await cp(dentalSite, content, { recursive: true });
  const file = join(content, "prices.json");
  const page = JSON.parse(await readFile(file, "utf8")) as { blocks: object[] };
  const items = [six, longWords, unnamed].map((table) => ({ heading: "Prices", table }));
  page.blocks.push(
    { type: "list", layout: "prose", heading: "Below one another", items },
    { type: "list", layout: "columns", heading: "Side by side", items },
  );
  await writeFile(file, JSON.stringify(page));
  expect(await buildSite(content, folder)).toMatchObject({ ok: true });
});
afterAll(() => rm(root, { recursive: true }));

/** Frames that scroll, and texts that are outside of the window. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const frames = [...document.querySelectorAll(".table-frame")].filter(
      (frame) => frame.scrollWidth > frame.clientWidth,
    );
    const cells = [...document.querySelectorAll(".table-frame :is(th, td)")].filter((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const { left, right } = range.getBoundingClientRect();
      const isOut = right > cell.getBoundingClientRect().right + 1;
      return cell.closest("thead") === null && (left < 0 || right > clientWidth || isOut);
    });
    const words = [...frames, ...cells].map((each) => each.textContent?.slice(0, 60));
    return scrollWidth > clientWidth ? ["the page", ...words] : words;
  });

/** A table as screen readers find it. */
const heard = (page: Page) => page.getByRole("table", { name: "Lessons" }).first().ariaSnapshot();

test.for([320, 390, 768, 1024, 1366])("at %i pixels, no cell is cut", async (width, { open }) => {
  const { page } = await open({ folder, path: "prices/", viewport: { width, height: 800 } });
  expect(await cut(page)).toEqual([]);
  await bringAxe(page);
  expect(await findingsInBothSchemes(page)).toEqual([]);
});

test("on a phone, rows are blocks with headings beside the cells, and screen readers notice nothing", async ({
  open,
}) => {
  const { page } = await open({ folder, path: "prices/" });
  const table = page.locator(".table-frame").getByRole("table", { name: "Lessons" }).first();
  const look = () =>
    table.evaluate((it) => {
      const cell = it.querySelector("td");
      if (!cell) return undefined;
      const content = getComputedStyle(cell, "::before").content;
      return { row: getComputedStyle(it.querySelector("tr") ?? it).display, content };
    });
  expect(await look()).toEqual({ row: "table-row", content: "none" });
  const onDesktop = await heard(page);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await look()).toMatchObject({
    row: "block",
    content: expect.stringMatching(/^"From age"/),
  });
  expect(await heard(page)).toBe(onDesktop);
  expect(onDesktop).toContain('columnheader "From age"');
  expect(onDesktop).toContain('rowheader "Motorcycle"');
  expect(onDesktop).toContain('cell "$1,320"');
});
