// A table in the editor: up to six columns, what says so, and cells from a spreadsheet.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startFirstSite } from "./edited-site.ts";
import { pasteData } from "./paste-data.ts";

const edited = await startFirstSite();
const { page, site, content, textOf, save, original } = edited;
afterAll(edited.end);

const table = {
  caption: "What a license costs",
  columns: ["License", "From age", "Theory", "One lesson"],
  rows: [
    { heading: "Car", cells: ["16", "$320", "$65"] },
    { heading: "Motorcycle", cells: ["18", "$320", "$70"] },
  ],
};

beforeEach(async () => {
  await edited.open();
  const before = await original("home.json");
  const item = JSON.stringify({ heading: "Prices", table });
  await writeFile(join(content, "home.json"), before.replace('"items": [', `"items": [${item}, `));
  await cell("rows/0/heading").waitFor();
  return edited.leave;
});

const cell = (name: string) =>
  site.locator(`[data-place="home.json/blocks/2/items/0/table/${name}"]`);
const saved = async () => {
  await save();
  return JSON.parse(await textOf("home.json")).blocks[2].items[0].table as typeof table;
};
const full = "A table can have up to 6 columns. Remove one first.";

test("columns are added up to the sixth; then the list and Duplicate say that it is enough", async () => {
  const add = page.getByRole("button", { name: "Add column", exact: true });
  await cell("rows/0/heading").focus();
  await add.click();
  await page.keyboard.type("Road test");
  await add.click();
  await page.keyboard.type("Together");
  await page.locator(".panel").getByText(full).first().waitFor();
  expect(await add.count()).toBe(0);
  const six = [...table.columns, "Road test", "Together"];
  for (const name of ["columns/1", "rows/1/cells/1"]) {
    await cell(name).focus();
    const tools = page.locator(".panel .tools").last();
    await tools.getByRole("button", { name: "Duplicate", exact: true }).click();
    await page.locator("[role=alert], [role=status]").getByText(full).first().waitFor();
    expect(await site.locator('[data-place*="table/columns/"]').allTextContents()).toEqual(six);
  }
  expect((await saved()).columns).toEqual(six);
  // On a phone, the headings of a table whose rows are blocks can still be typed over.
  await page.getByRole("radio", { name: "Phone", exact: true }).check();
  await cell("columns/5").focus();
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  expect(await cell("columns/5").isVisible()).toBe(true);
  const beside = site.locator(".item-table td").nth(4);
  await expect.poll(() => beside.getAttribute("data-heading")).toBe("Together!");
});

test("what is typed before the field of a new column is drawn goes into it", async () => {
  await cell("rows/0/heading").focus();
  // In one go, so that nothing is drawn in between.
  await page
    .getByRole("button", { name: "Add column", exact: true })
    .evaluate((button: HTMLElement) => {
      button.focus();
      button.click();
      for (const key of "Road")
        button.dispatchEvent(
          new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
        );
    });
  const last = cell(`columns/${table.columns.length}`);
  await expect.poll(() => last.textContent()).toBe("Road");
  await page.keyboard.type(" test");
  await expect.poll(() => last.textContent()).toBe("Road test");
});

test("cells from a spreadsheet fill headings, add columns and rows, and one undo removes them", async () => {
  await cell("columns/3").focus();
  await page.keyboard.press("Control+a");
  const line = (name: string) =>
    ["lesson", "road", "all", "extra"].map((each) => `${name} ${each}`);
  const lines = ["Heading", "Car", "Motorcycle", "Truck"].map((name) => line(name));
  const rows = lines.map((cells) => `<tr>${cells.map((each) => `<td>${each}</td>`).join("")}</tr>`);
  await pasteData(cell("columns/3"), {
    "text/html": `<table>${rows.join("")}</table>`,
    "text/plain": lines.map((cells) => cells.join("\t")).join("\n"),
  });
  await page
    .getByText(
      "Pasted 4 rows. Added 2 columns. Left out: 1 column. A table can have up to 6 columns and 40 rows.",
    )
    .waitFor();
  expect(await saved()).toEqual({
    caption: table.caption,
    columns: ["License", "From age", "Theory", "Heading lesson", "Heading road", "Heading all"],
    rows: [
      { heading: "Car", cells: ["16", "$320", "Car lesson", "Car road", "Car all"] },
      {
        heading: "Motorcycle",
        cells: ["18", "$320", "Motorcycle lesson", "Motorcycle road", "Motorcycle all"],
      },
      { heading: "", cells: ["", "", "Truck lesson", "Truck road", "Truck all"] },
    ],
  });
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(saved).toEqual(table);
});

test("a fast typist fills a table, and each word is in its own cell, also in rows that Enter adds", async () => {
  const add = page.getByRole("button", { name: "Add column", exact: true });
  await cell("rows/0/heading").focus();
  await add.click();
  await cell("rows/1/cells/3").waitFor();
  await cell("columns/0").focus();
  await page.keyboard.press("Control+a");
  const lines = [
    ["Service", "Upright", "Grand", "Takes", "In"],
    ["Tuning", "$95", "$115", "2 h", "May"],
    ["Repair", "$110", "$130", "3 h", "June"],
    ["Rental", "$30", "$60", "-", "July"],
    ["A", "B", "C", "D", "E"],
    ["F", "G", "H", "I", "J"],
  ];
  const keys = [...lines.flat().join("\n")].map((key) => (key === "\n" ? "Enter" : key));
  // None waits for the one before.
  await Promise.all(keys.map((key) => page.keyboard.press(key)));
  await expect.poll(() => cell("rows/4/cells/3").textContent()).toBe("J");
  const [columns, ...rows] = lines;
  expect(await saved()).toEqual({
    caption: table.caption,
    columns,
    rows: rows.map(([heading, ...cells]) => ({ heading, cells })),
  });
  expect(await site.locator(".item-table [data-place]").count()).toBe(31);
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Last");
  expect(await cell("rows/4/cells/3").textContent()).toBe("Last");
});
