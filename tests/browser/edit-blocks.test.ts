// Blocks and items are added, copied and moved on the page itself.
import { afterAll, beforeEach, expect, test } from "vitest";
import { startFirstSite } from "./edited-site.ts";

const edited = await startFirstSite();
const { page, site, textOf, save } = edited;
afterAll(edited.end);

beforeEach(async () => {
  await edited.open();
  await site.locator("h1").waitFor();
  return edited.leave;
});

const part = (location: string) => site.locator(`[data-part="${location}"]`);
const selection = () =>
  site.locator(":root").evaluate((root) => root.ownerDocument.getSelection()?.toString());

test("a block is added between two others on the page, and its heading is ready to be typed over", async () => {
  const gap = page.getByRole("button", { name: "Add block before block 3", exact: true });
  const block = part("home.json/blocks/2");
  await block.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await block.hover({ position: { x: 200, y: 4 } });
  await gap.click();
  const gallery = page.getByRole("dialog", { name: "Add block" });
  await gallery.getByRole("button", { name: /^Card grid/ }).click();
  await expect.poll(selection).toBe("What the cards have in common");
  await page.keyboard.type("Three things");
  await page.getByRole("row", { name: "Three things, Card grid", exact: true }).waitFor();
  // A click on the words of a sample selects them; a second click puts the caret there.
  const words = block.getByText("A few words", { exact: true }).first();
  await words.click();
  await expect.poll(selection).toBe("A few words");
  await words.click();
  await expect.poll(selection).toBe("");
  // What few people change is folded away.
  const folded = page.locator(".open-item details", { hasText: "More" });
  await folded.waitFor();
  const isHidden = folded.getByLabel("Hidden", { exact: true });
  expect(await isHidden.isVisible()).toBe(false);
  await folded.getByText("More", { exact: true }).click();
  await isHidden.waitFor();
  await save();
  const saved: unknown = JSON.parse(await textOf("home.json"));
  expect(saved).toMatchObject({ blocks: { 2: { type: "cardGrid", heading: "Three things" } } });
  // With the keyboard: a selected block has a button at each of its edges.
  await part("home.json/blocks/2").focus();
  await gap.focus();
  await page.keyboard.press("Enter");
  await gallery.waitFor();
});

test("a card is copied to another page, moved and removed by keyboard, and words are copied as words", async () => {
  const cards = "home.json/blocks/1/cards";
  const heading = site.locator(`[data-place="${cards}/0/heading"]`);
  const first = await heading.innerText();
  const status = (words: string) => page.getByText(words, { exact: true }).first().waitFor();
  await part(`${cards}/0`).focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect
    .poll(() => site.locator(`[data-place="${cards}/1/heading"]`).innerText())
    .toBe(first);
  // The focus went with the card, so that the next key means the same card.
  await page.keyboard.press("Control+c");
  await status("Copied: Card. Paste it on any page.");
  await page.keyboard.press("Delete");
  await expect.poll(() => site.getByText(first, { exact: true }).count()).toBe(0);
  await page.keyboard.press("Control+v");
  await site.getByText(first, { exact: true }).waitFor();
  await page.keyboard.press("Control+z");
  await expect.poll(() => site.getByText(first, { exact: true }).count()).toBe(0);
  // Selected words win over the card around them.
  await heading.focus();
  await page.keyboard.press("Control+a");
  const words = await selection();
  await page.keyboard.press("Control+x");
  await page.keyboard.press("Control+v");
  await expect.poll(() => heading.innerText()).toBe(words);
  // A list of shortcuts, except while typing.
  await page.keyboard.type("?");
  await expect.poll(() => heading.innerText()).toBe(`${words}?`);
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
});

test("a block is dragged to another place, with a line where it would be dropped", async () => {
  const rows = page.getByRole("grid", { name: "Blocks on this page" }).getByRole("row");
  const before = await rows.allInnerTexts();
  await part("home.json/blocks/1").evaluate((block) => block.focus({ preventScroll: true }));
  const dragOverFirst = async () => {
    await page.locator(".drag-grip").hover();
    await page.mouse.down();
    const { x = 0, y = 0 } = (await part("home.json/blocks/0").boundingBox()) ?? {};
    await page.mouse.move(x + 300, y + 60, { steps: 4 });
    // A line has no height, so nothing that counts as visible.
    await page.locator(".drop-line:not([hidden])").waitFor({ state: "attached" });
  };
  await dragOverFirst();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await rows.allInnerTexts()).toEqual(before);
  await dragOverFirst();
  await page.mouse.up();
  await expect
    .poll(async () => (await rows.allInnerTexts()).slice(0, 2))
    .toEqual(before.slice(0, 2).toReversed());
});
