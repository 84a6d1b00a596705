// Special days in the editor: those that are over say so in their row of the table, which stays a table.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { secondSite } from "../fixtures/sites.ts";
import { startSite } from "./edited-site.ts";

const edited = await startSite(secondSite);
afterAll(edited.end);

const days = [
  { name: "Spring break", from: "2020-03-02", until: "2020-03-06" },
  { name: "Christmas", from: "2099-12-24", until: "2099-12-26" },
];

test.each([1366, 390])(
  "days that are over leave the columns as they are at %i px",
  async (width) => {
    const { page, site, content, original } = edited;
    await edited.open({ width, height: 844 });
    const file = JSON.parse(await original("site.json"));
    file.openingHours.exceptions = days;
    await writeFile(join(content, "site.json"), JSON.stringify(file, null, 2));
    await page.getByRole("banner").getByRole("combobox", { name: "Page" }).selectOption("services");
    const over = site.locator("tr", { hasText: "Spring break" });
    const name = over.locator("th");
    await expect
      .poll(() => name.evaluate((cell) => getComputedStyle(cell, "::before").content))
      .toBe('"Over since 7 March 2020: visitors don’t see it."');
    const { cells, isWide } = await over.evaluate((row) => {
      const table = row.closest("table") ?? row;
      const left = (cell: Element) => Math.round(cell.getBoundingClientRect().left);
      const cellsIn = (each: Element) => [...each.querySelectorAll("th, td")];
      return {
        cells: [...table.querySelectorAll("tr")].map((each) => cellsIn(each).map(left).join()),
        isWide: table.scrollWidth > (table.parentElement?.clientWidth ?? 0),
      };
    });
    expect(cells.length).toBeGreaterThan(3);
    expect(new Set(cells).size).toBe(1);
    expect(isWide).toBe(false);
    await edited.leave();
  },
);
