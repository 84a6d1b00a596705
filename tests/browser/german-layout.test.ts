// The editor in German on a small laptop and on a phone: long words and long messages have room.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startFirstSite } from "./edited-site.ts";

const edited = await startFirstSite({ locale: "de-DE" });
const { page, site, content, original } = edited;
afterAll(edited.end);

const table = {
  columns: ["License", "From age", "Theory", "One lesson"],
  rows: [{ heading: "Car", cells: ["16", "$320", "$65"] }],
};
const photo = await readFile("tests/browser/photo.png");
const button = (name: string) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true }).first();
const dialog = page.getByRole("dialog").last();
const unfold = async (name: string) => {
  const toggle = page.getByRole("button", { name });
  if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
};
const boxOf = async (shown: Locator) => {
  const box = await shown.boundingBox();
  if (!box) throw new Error("It isn't on the screen.");
  return { ...box, bottom: box.y + box.height };
};

describe.each([
  ["a small laptop", { width: 1366, height: 768 }],
  ["a phone", { width: 390, height: 768 }],
])("on %s", (_device, size) => {
  beforeEach(async () => {
    await edited.open(size);
    await site.locator("h1").waitFor();
    return edited.leave;
  });

  test("all of a long message can be read", async () => {
    await site.locator('[data-place="home.json/blocks/1/cards/0/heading"]').focus();
    await page.keyboard.press("Escape");
    await unfold("Felder und Probleme");
    const tools = page.locator(".panel .tools").filter({ hasText: "Karte 1 von" });
    await tools.getByRole("button", { name: "Entfernen" }).click();
    await button("Rückgängig").click();
    const message = page.getByRole("status").getByText(/^Rückgängig gemacht: Karte „.*“ \(Karten/);
    await message.waitFor();
    const isCut = () => message.evaluate((it) => it.scrollHeight > it.clientHeight + 1);
    await expect.poll(isCut).toBe(false);
    const { x, width, y, bottom } = await boxOf(message);
    expect(x >= 0 && x + width <= size.width && y >= 0 && bottom <= size.height).toBe(true);
    await button("Nachricht schließen").click();
    await expect.poll(() => message.count()).toBe(0);
  });

  test("the checkboxes of pages to copy are large enough for a finger, and don't touch", async () => {
    await unfold("Blöcke und Einstellungen");
    await page
      .getByRole("button", { name: /Andere Sprachen/ })
      .first()
      .click();
    const boxes = dialog.getByRole("checkbox");
    const [first, second] = [await boxOf(boxes.nth(0)), await boxOf(boxes.nth(1))];
    expect(Math.min(first.width, first.height)).toBeGreaterThanOrEqual(24);
    expect(second.y - first.bottom).toBeGreaterThanOrEqual(4);
  });

  test("the name of a table's column is in one line in the panel", async () => {
    const item = JSON.stringify({ heading: "Prices", table });
    const before = await original("home.json");
    await writeFile(
      join(content, "home.json"),
      before.replace('"items": [', `"items": [${item}, `),
    );
    await site
      .locator('[data-place="home.json/blocks/2/items/0/table/rows/0/cells/2"]')
      .first()
      .focus();
    await unfold("Felder und Probleme");
    const name = page.locator(".panel .tools-name").getByText("Spalte 4 von 4");
    const { height } = await boxOf(name);
    expect(height).toBeLessThan(30);
  });
});

test("on a small laptop, the numbers of a crop can be seen at once", async () => {
  await edited.open({ width: 1366, height: 768 });
  await unfold("Blöcke und Einstellungen");
  await page.getByRole("row", { name: /What we take off/ }).click();
  await page.getByRole("button", { name: "Bild", exact: true }).first().click();
  const input = dialog.locator("input[type=file]");
  await input.setInputFiles({ name: "desk.png", mimeType: "image/png", buffer: photo });
  await button("Zuschnitt und Fokus…").click();
  const field = await boxOf(dialog.getByRole("spinbutton", { name: "Unten" }));
  const below = await boxOf(dialog.locator(".crop-actions"));
  expect(field.bottom).toBeLessThanOrEqual(below.y);
  await edited.leave();
});

test.each([320, 390])(
  "the toolbar of a phone of %i px has two rows, also in German",
  async (width) => {
    await edited.open({ width, height: 768 });
    await site.locator("h1").waitFor();
    const rows = () =>
      page.locator(".toolbar").evaluate((toolbar) => {
        const controls = [...toolbar.querySelectorAll(":scope > label, :scope > button")];
        const shown = controls.filter((control) => control.checkVisibility());
        const middles = shown.map((control) => {
          const { top, bottom } = control.getBoundingClientRect();
          return Math.round((top + bottom) / 20);
        });
        return new Set(middles).size;
      });
    await expect.poll(rows).toBe(2);
    await edited.leave();
  },
);
