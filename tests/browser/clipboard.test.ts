// Pasting into formatted texts, lines and cells, and copying from a formatted text, in a real browser.
import type { Locator } from "playwright-core";
import { afterAll, beforeEach, expect, test } from "vitest";
import { wordOnTheWeb, word } from "../fixtures/clipboards/word.ts";
import { startFirstSite } from "./edited-site.ts";
import { pasteData } from "./paste-data.ts";

const edited = await startFirstSite();
const { page, site, textOf, save } = edited;
afterAll(edited.end);

beforeEach(async () => {
  await edited.open();
  await site.locator("h1").waitFor();
  return edited.leave;
});

const tools = () => page.getByRole("toolbar", { name: "Formatting" });
const said = (words: string) => page.getByText(words, { exact: true }).waitFor();

const paste = (text: Locator, html: string, plain: string) =>
  pasteData(text, { ...(html !== "" && { "text/html": html }), "text/plain": plain });

/** Selects all of a card's formatted text. */
async function openCard(): Promise<Locator> {
  await site.locator('[data-place="home.json/blocks/1/cards/0/text"]').click();
  await tools().waitFor();
  await page.keyboard.press("Control+a");
  return site.locator("[data-formatted].ProseMirror");
}

const cardText = async () =>
  JSON.parse(await textOf("home.json")).blocks[1].cards[0].text as unknown;

test("what Word deleted and commented isn't pasted, and the editor says so", async () => {
  const sample = word.find(({ name }) => name === "a comment within the copied words");
  const text = await openCard();
  await paste(text, sample?.html ?? "", sample?.plain ?? "");
  await said("Left out: comments.");
  await expect.poll(() => text.textContent()).toBe("Lunch is $14.");
  await save();
  expect(await cardText()).toBe("Lunch is $14.");
  expect(edited.takeRefusals()).toEqual([]);
});

test("points from Word on the web are one list", async () => {
  const text = await openCard();
  for (const sample of wordOnTheWeb) {
    await paste(text, sample.html, sample.plain);
    await save();
    expect(await cardText()).toBe(sample.text);
    await page.keyboard.press("Control+a");
  }
});

test("hidden words don't get into a text of one line, on the page or in the panel", async () => {
  const html = 'Why <span style="display:none">not </span>us';
  const heading = site.locator('[data-place="home.json/blocks/1/heading"]');
  await heading.click();
  await page.keyboard.press("Control+a");
  await paste(heading, html, "Why not us");
  await said("Left out: hidden words.");
  await expect.poll(() => heading.textContent()).toBe("Why us");
  const field = page.getByLabel("Heading", { exact: true });
  await field.fill("");
  await paste(field, `${html}?`, "Why not us?");
  await expect.poll(() => heading.textContent()).toBe("Why us?");
});

test("copied words have their line breaks, bullets and facts in an email", async () => {
  const text = await openCard();
  await paste(text, "", "Call us\non Tuesday\n\n- Bikes\n- Skates");
  await expect.poll(() => text.locator("li").count()).toBe(2);
  await page.keyboard.press("Control+a");
  const copied = await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    const settings = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("copy", settings));
    return clipboardData.getData("text/plain");
  });
  expect(copied).toBe("Call us\non Tuesday\n\n- Bikes\n- Skates");
});
