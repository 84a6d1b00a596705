// Editing the site in place, at the address that `npm start` prints.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { bringAxe, findings } from "./axe.ts";
import { startFirstSite } from "./edited-site.ts";
import { pasteData } from "./paste-data.ts";

const edited = await startFirstSite({ reducedMotion: "no-preference" });
const { content, page, site, textOf, original, save } = edited;
afterAll(edited.end);

beforeEach(async () => {
  await edited.open();
  await site.locator("h1").waitFor();
  return edited.leave;
});

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("text is typed over in place, and nothing else in the file changes", async () => {
  // Spaces stay spaces, and a no-break space stays one.
  const typed = " & why  “now\u00a0!”";
  const heading = site.getByText("Why Choose Us", { exact: true });
  await heading.click();
  await page.keyboard.press("End");
  await page.keyboard.type(typed);
  await expect
    .poll(() => page.getByLabel("Heading", { exact: true }).inputValue())
    .toBe(`Why Choose Us${typed}`);
  await save();
  const before = await original("home.json");
  expect(await textOf("home.json")).toBe(before.replace("Why Choose Us", `Why Choose Us${typed}`));
  for (let step = 0; (await button("Undo").isEnabled()) && step < 20; step++)
    await page.keyboard.press("Control+z");
  expect(await site.locator("h2").first().textContent()).toBe("Why Choose Us");
  await save();
  expect(await textOf("home.json")).toBe(before);
});

test("an emptied text can be typed again, and undo restores the old one", async () => {
  const heading = site.locator('[data-place="home.json/blocks/1/heading"]');
  for (const key of ["Backspace", "Delete"]) {
    await heading.click();
    await page.keyboard.press("Control+a");
    await page.keyboard.press(key);
    await expect.poll(() => heading.getAttribute("class")).toContain("empty");
    await page.keyboard.type("Why us, and now");
    await expect.poll(() => heading.textContent()).toBe("Why us, and now");
    await page.keyboard.press("Control+z");
    await expect.poll(() => heading.textContent()).toBe("Why Choose Us");
  }
});

test("an emptied required text is reported, stays visible, and can be clicked again", async () => {
  const heading = site.locator('[data-place="home.json/blocks/3/heading"]');
  await heading.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Backspace");
  const field = page.getByLabel("Heading", { exact: true });
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  await site.locator("h3").first().click();
  await expect.poll(() => heading.getAttribute("class")).toBe("empty");
  const box = await heading.boundingBox();
  expect(box && box.width > 40 && box.height > 20).toBe(true);
  await heading.click();
  await page.keyboard.type("One question");
  await expect.poll(() => heading.textContent()).toBe("One question");
  await save();
  const before = await original("home.json");
  expect(await textOf("home.json")).toBe(before.replace("Start with one question", "One question"));
});

test("an optional text left empty is removed, and one undo restores it", async () => {
  const before = await original("home.json");
  const emptied = { "blocks/1/heading": "Why Choose Us", "blocks/3/text": "Ask about a payer" };
  for (const [location, words] of Object.entries(emptied)) {
    const text = site.locator(`[data-place="home.json/${location}"]`);
    await text.click();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Backspace");
    await expect.poll(() => text.getAttribute("class")).toContain("empty");
    await site.locator("h3").first().click();
    await expect.poll(() => text.count()).toBe(0);
    const status = page.getByRole("banner").getByRole("status");
    await expect
      .poll(() => status.textContent())
      .toContain("is empty, so it was removed. Undo brings it back.");
    await save();
    expect(await textOf("home.json")).not.toContain(words);
    expect(await textOf("home.json")).not.toContain('""');
    await page.keyboard.press("Control+z");
    await expect.poll(() => text.textContent()).toContain(words);
    expect(await button("Undo").isEnabled()).toBe(false);
    await save();
    expect(await textOf("home.json")).toBe(before);
  }
});

test("a text emptied in the panel's list goes when its author leaves the list, and they stay where they went", async () => {
  const before = await original("home.json");
  const stage = (index: number) => site.locator(`[data-place="home.json/blocks/0/track/${index}"]`);
  const stages = () => site.locator('[data-place^="home.json/blocks/0/track/"]').allTextContents();
  const field = page.locator('.panel [data-pointer="/blocks/0/track/0"] input');
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest("[data-pointer]")?.outerHTML.slice(0, 80));
  const empty = async () => {
    await field.click();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Backspace");
    await expect.poll(stages).not.toContain("Visit");
  };
  await stage(0).click();
  await empty();
  await page.keyboard.press("Shift+Tab");
  const wentTo = await focused();
  expect(wentTo).not.toContain("track");
  await expect.poll(stages).toEqual(["Submitted", "Accepted", "Paid"]);
  expect(await focused()).toBe(wentTo);
  await page.keyboard.press("Control+z");
  await expect.poll(stages).toEqual(["Visit", "Submitted", "Accepted", "Paid"]);
  expect(await button("Undo").isEnabled()).toBe(false);

  // On the page, the next text of the same list stays below the pointer and the caret.
  await empty();
  await stage(1).click();
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await expect.poll(() => stage(1).textContent()).toBe("Submitted!");
  await site.locator("h3").first().click();
  await expect.poll(stages).toEqual(["Submitted!", "Accepted", "Paid"]);
  await save();
  expect(await textOf("home.json")).toBe(before.replace('"Visit", "Submitted"', '"Submitted!"'));
});

/** On a phone, where the tools are nearly as wide as the page. @param cells of a table, one after another in other columns */
async function expectToolsBesideTexts(cells: string[]): Promise<void> {
  const size = page.viewportSize();
  const screen = (name: string) => page.getByRole("radio", { name, exact: true });
  await screen("Phone").check();
  await page.setViewportSize({ width: 390, height: 844 });
  const names = page.locator(".stage .tools-name");
  for (const name of cells) {
    const cell = site.locator(`[data-place="home.json/blocks/2/items/0/${name}"]`);
    await cell.focus();
    const own = `Column ${Number(name.at(-1)) + (name.includes("cells") ? 2 : 1)} of 3`;
    await expect.poll(() => names.allTextContents(), { message: name }).toEqual([own]);
    await expect.poll(() => cell.evaluate(textsUnderTools), { message: name }).toEqual([]);
  }
  if (size) await page.setViewportSize(size);
  await screen("Desktop").check();
}

/** @returns what other texts of the page are under its tools */
function textsUnderTools(selected: Element): string[] {
  const { body, defaultView } = selected.ownerDocument;
  const frame = defaultView?.frameElement;
  const tools = frame?.parentElement?.querySelector(".element-tools .tools");
  if (!frame || !tools?.checkVisibility({ visibilityProperty: true })) return [];
  const own = frame.getBoundingClientRect();
  const scale = own.width / body.ownerDocument.documentElement.clientWidth;
  const area = tools.getBoundingClientRect();
  const isUnder = (text: Node): boolean => {
    const range = new Range();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        own.left + left * scale < area.right - 1 &&
        own.left + right * scale > area.left + 1 &&
        own.top + top * scale < area.bottom - 1 &&
        own.top + bottom * scale > area.top + 1,
    );
  };
  const found: string[] = [];
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (
      text.textContent?.trim() &&
      text.parentElement?.checkVisibility() &&
      !selected.contains(text) &&
      isUnder(text)
    )
      found.push(text.textContent);
  return found;
}

test("Enter goes from cell to cell of a table, and adds a row after the last one", async () => {
  const before = await original("home.json");
  const table =
    '{ "heading": "Prices", "table": { "caption": "What each service costs, in dollars", "columns": ["Service", "Price"], "rows": [\n{ "heading": "Review", "cells": ["$90"] }\n] } }';
  const withTable = before.replace('"items": [', `"items": [${table}, `);
  await writeFile(join(content, "home.json"), withTable);
  const cell = (name: string) =>
    site.locator(`[data-place="home.json/blocks/2/items/0/table/rows/${name}"]`);
  await cell("0/heading").click();
  await page.keyboard.press("Enter");
  await expect.poll(() => cell("0/cells/0").evaluate((it) => it.matches(":focus"))).toBe(true);
  await page.keyboard.type("$95");
  await page.keyboard.press("Enter");
  await page.getByText("Added row 2.").waitFor();
  await expect.poll(() => cell("1/heading").evaluate((it) => it.matches(":focus"))).toBe(true);
  await page.keyboard.type("Audit");
  await page.keyboard.press("Enter");
  await expect.poll(() => cell("1/cells/0").evaluate((it) => it.matches(":focus"))).toBe(true);
  await page.keyboard.type("$400");
  await expect.poll(() => cell("1/cells/0").textContent()).toBe("$400");
  // The cells of an added column are reached in the same way.
  await button("Add column").click();
  await page.keyboard.type("Ten");
  await cell("0/cells/0").click();
  await page.keyboard.press("Enter");
  await expect.poll(() => cell("0/cells/1").evaluate((it) => it.matches(":focus"))).toBe(true);
  await page.keyboard.type("$800");
  for (const next of ["1/heading", "1/cells/0", "1/cells/1"]) {
    await page.keyboard.press("Enter");
    await expect.poll(() => cell(next).evaluate((it) => it.matches(":focus"))).toBe(true);
  }
  await page.keyboard.type("$3,500");
  // A cell's tools are for its whole column, and their words show that before the click.
  const tools = page.locator(".stage").getByRole("group", { name: "Column 3 of 3" });
  await tools.getByText("Remove column", { exact: true }).waitFor();
  // Cells from a spreadsheet go into the cells to the right and below, and into new rows.
  await page.keyboard.press("Enter");
  await expect.poll(() => cell("2/heading").evaluate((it) => it.matches(":focus"))).toBe(true);
  await pasteData(cell("2/heading"), {
    "text/plain": "Visit\t$120\t$1,000\r\nCall\t$30\t$250\r\n",
  });
  await page.getByText("Pasted 2 rows.").waitFor();
  await expect.poll(() => cell("3/cells/1").textContent()).toBe("$250");
  // All cells of a row have the same help, so that it is shown once.
  const help = page.getByRole("group", { name: "Cells", exact: true }).locator(".hint");
  expect(await help.evaluateAll((all) => all.map((each) => each.checkVisibility()))).toEqual([
    true,
    false,
  ]);
  await expectToolsBesideTexts([
    "table/columns/1",
    "table/columns/2",
    ...["0/cells/0", "0/cells/1", "2/cells/0", "2/cells/1"].map((name) => `table/rows/${name}`),
  ]);
  await save();
  const saved = JSON.parse(await textOf("home.json"));
  expect(saved.blocks[2].items[0].table).toMatchObject({
    columns: ["Service", "Price", "Ten"],
    rows: [
      { heading: "Review", cells: ["$95", "$800"] },
      { heading: "Audit", cells: ["$400", "$3,500"] },
      { heading: "Visit", cells: ["$120", "$1,000"] },
      { heading: "Call", cells: ["$30", "$250"] },
    ],
  });
  while (await button("Undo").isEnabled()) await page.keyboard.press("Control+z");
  await save();
  expect(await textOf("home.json")).toBe(withTable);
});

test("a button's text is typed over, spaces included, without following its link", async () => {
  const label = site.locator("main").getByText("Contact Us", { exact: true }).last();
  await label.click();
  await page.keyboard.press("Home");
  await page.keyboard.type("Please do ");
  expect(await site.getByText("Please do Contact Us").count()).toBe(1);
  await save();
  expect(await textOf("home.json")).toContain('"label": "Please do Contact Us"');
});

test("a fact edited once changes everywhere on the page", async () => {
  await site.locator("footer").getByText("hello@ledgerwren.example").click();
  const field = page.getByLabel("Email", { exact: true });
  await field.fill("desk@ledgerwren.example");
  await expect
    .poll(() => site.locator("footer").getByText("desk@ledgerwren.example").count())
    .toBe(1);
  await save();
  const before = await original("site.json");
  expect(await textOf("site.json")).toBe(
    before.replace('"email": "hello@ledgerwren.example"', '"email": "desk@ledgerwren.example"'),
  );
});

function nameAndLook(shown: Element): string[] {
  const { color, backgroundColor, borderRadius, boxShadow, fontSize } = getComputedStyle(shown);
  return [shown.textContent, color, backgroundColor, borderRadius, boxShadow, fontSize];
}

test("a card is added, moved up and removed", async () => {
  await site.getByText("Why Choose Us", { exact: true }).click();
  const cards = page.getByRole("group", { name: "Cards", exact: true });
  const count = await site.locator("main h3").count();
  await cards.getByRole("button", { name: "Add card", exact: true }).click();
  await expect.poll(() => site.locator("main h3").count()).toBe(count + 1);
  // The name under the pointer has the same words and looks as the tools after a click.
  const card = site.locator('[data-part="home.json/blocks/1/cards/0"]');
  await card.hover({ position: { x: 5, y: 5 } });
  const hovered = await page.locator(".page-label").evaluate(nameAndLook);
  await card.click({ position: { x: 5, y: 5 } });
  const tools = page.locator(".stage .tools", { hasText: "Card 1 of" });
  expect(await tools.evaluate(nameAndLook)).toEqual(hovered);
  // While a text of the card is edited, its tools say the name, which isn't shown a second time.
  await card.locator("h3").click();
  const name = page.locator(".page-label");
  await site
    .locator('[data-part="home.json/blocks/1/cards/1"]')
    .hover({ position: { x: 5, y: 5 } });
  await name.filter({ hasText: "Card 2 of" }).waitFor({ state: "attached" });
  await card.hover({ position: { x: 5, y: 5 } });
  await expect.poll(() => name.count()).toBe(0);
  await cards.getByRole("row").last().click();
  await cards.getByRole("button", { name: "Move up" }).click();
  await expect.poll(() => cards.getByRole("button", { name: "Move down" }).isEnabled()).toBe(true);
  await save();
  expect(await textOf("home.json")).not.toBe(await original("home.json"));
  await cards.getByRole("button", { name: "Remove" }).click();
  await expect.poll(() => site.locator("main h3").count()).toBe(count);
  await save();
  expect(await textOf("home.json")).toBe(await original("home.json"));
});

test("a double click on Remove removes one card, not the next one too", async () => {
  await site.getByText("Why Choose Us", { exact: true }).click();
  const cards = page.getByRole("group", { name: "Cards", exact: true });
  const headings = () => site.locator("main h3").allTextContents();
  const before = await headings();
  await site.getByText("On US hours", { exact: true }).click();
  await cards.getByRole("button", { name: "Remove" }).dblclick();
  await expect.poll(headings).toEqual(before.filter((each) => each !== "On US hours"));
});

test("a page opens at its top, and undo scrolls down to the change", async () => {
  const scrolled = () => site.locator("html").evaluate(({ scrollTop }) => scrollTop);
  const pages = page.getByRole("combobox", { name: "Page", exact: true });
  const last = site.locator("main [data-place]:not(.button *)").last();
  await last.click();
  await page.keyboard.type("New ");
  await expect.poll(() => button("Undo").isEnabled()).toBe(true);
  expect(await scrolled()).toBeGreaterThan(0);
  await pages.selectOption("about");
  await site.locator('[data-page-view="about"]').waitFor();
  await expect.poll(scrolled).toBe(0);
  await button("Undo").click();
  await site.locator('[data-page-view="home"]').waitFor();
  await expect.poll(scrolled).toBeGreaterThan(0);
});

test("a hidden block disappears from the page until it is shown again", async () => {
  await site.getByText("Why Choose Us", { exact: true }).click();
  await page.locator(".panel summary", { hasText: "More" }).last().click();
  await page.getByLabel("Hidden", { exact: true }).first().check();
  await expect.poll(() => site.getByText("Why Choose Us", { exact: true }).count()).toBe(0);
  await page.getByLabel("Hidden", { exact: true }).first().uncheck();
  await expect.poll(() => site.getByText("Why Choose Us", { exact: true }).count()).toBe(1);
});

test("an error is shown beside its field in the words of the screen", async () => {
  await site.getByText("Why Choose Us", { exact: true }).click();
  await page.getByLabel("Heading", { exact: true }).fill("Click {{facts.fone}}");
  await page.getByText("There is no fact").first().waitFor();
  const field = page.getByLabel("Heading", { exact: true });
  expect(await field.getAttribute("aria-invalid")).toBe("true");
});

test("someone else's save at the same time isn't overwritten", async () => {
  await site.getByText("Why Choose Us", { exact: true }).click();
  await page.getByLabel("Heading", { exact: true }).fill("Why us");
  const text = await textOf("home.json");
  await writeFile(join(content, "home.json"), text.replace("Why Choose Us", "Their words"));
  await page.keyboard.press("Control+s");
  await page.getByRole("heading", { name: /^Two versions of “Medical billing/ }).waitFor();
  expect(await textOf("home.json")).toContain("Their words");
  // Wherever the panel is, the toolbar's button goes there; both versions are fully readable.
  await page.locator(".panel").evaluate((panel) => (panel.scrollTop = panel.scrollHeight));
  await button("Choose").click();
  const words = page.locator(".conflict-text");
  expect(await words.allTextContents()).toEqual(["Why us", "Their words"]);
  await expect
    .poll(() => words.evaluateAll((all) => all.map((each) => each.checkVisibility())))
    .toEqual([true, true]);
  const focused = page.locator("#conflicts");
  await expect.poll(() => focused.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.getByLabel(/^Use theirs/).check();
  await button("Apply choices").click();
  await expect.poll(() => site.getByText("Their words").count()).toBe(1);
  expect(await textOf("home.json")).toContain("Their words");
});

test("unsaved changes are back when the editor is reloaded", async () => {
  await site.getByText("Why Choose Us", { exact: true }).click();
  await page.getByLabel("Heading", { exact: true }).fill("Why us");
  await page.reload();
  await page.getByText("Your changes from last time are back.").waitFor();
  await site.getByText("Why us", { exact: true }).waitFor();
  expect(await textOf("home.json")).toBe(await original("home.json"));
});

test("icons load once: neither a save nor a reload loads them again", async () => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const asked = new Map<string, string>();
  const bytes = { content: 0, icons: 0 };
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    const name = /__edit\/(content|icons)/.exec(request.url)?.[1];
    if (name !== undefined && request.method === "GET") asked.set(requestId, name);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const name = asked.get(requestId);
    if (name === "content" || name === "icons") bytes[name] += encodedDataLength;
  });
  await site.getByText("Why Choose Us", { exact: true }).click();
  await page.getByLabel("Heading", { exact: true }).fill("Why us");
  await save();
  await writeFile(join(content, "about.json"), `${await textOf("about.json")}\n`);
  // What others change is loaded, and what the editor has saved isn't.
  await expect.poll(() => bytes.content).toBeGreaterThan(10_000);
  expect([...asked.values()]).not.toContain("icons");
  await page.reload();
  await site.locator("h1").waitFor();
  expect([...asked.values()]).toContain("icons");
  expect(bytes.icons).toBe(0);
  await session.detach();
});

test("axe finds nothing about the editor", async () => {
  await site.getByText("Why Choose Us", { exact: true }).click();
  await page.getByLabel("Heading", { exact: true }).waitFor();
  await bringAxe(page);
  expect(await findings(page)).toEqual([]);
});

test("an email address is typed over with words, and those with an address, letter by letter", async () => {
  const before = await original("contact.json");
  const lines = '"lines": ["{{facts.email}}"]';
  expect(before).toContain(lines);
  await writeFile(
    join(content, "contact.json"),
    before.replace(lines, '"lines": ["desk@example.org"]'),
  );
  await page.getByRole("banner").getByRole("combobox", { name: "Page" }).selectOption("contact");
  await site.getByText("desk@example.org", { exact: true }).click();
  const line = site.locator(".selected");
  for (const [words, isLink] of [
    ["front desk, first floor", false],
    ["front@example.org", true],
  ] as const) {
    await line.click();
    await page.keyboard.press("Control+a");
    // Each letter redraws the page.
    for (const letter of words) {
      await page.keyboard.type(letter);
      await page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))");
    }
    await expect.poll(() => line.textContent()).toBe(words);
    await site.locator("h1").click();
    await expect.poll(() => site.locator(`a:has-text("${words}")`).count()).toBe(isLink ? 1 : 0);
    await site.getByText(words, { exact: true }).click();
  }
  await save();
  expect(await textOf("contact.json")).toBe(
    before.replace(lines, '"lines": ["front@example.org"]'),
  );
});
