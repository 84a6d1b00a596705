// Blocks and items are added, copied and moved on the page itself.
import { afterAll, beforeEach, expect, test } from "vitest";
import { startFirstSite } from "./edited-site.ts";
import { launchWithOwnClipboard } from "./launch.ts";

const edited = await startFirstSite({}, launchWithOwnClipboard);
const { page, site, textOf, save } = edited;
afterAll(edited.end);

beforeEach(async () => {
  await edited.open();
  await site.locator("h1").waitFor();
  return edited.leave;
});

const part = (location: string) => site.locator(`[data-part="${location}"]`);
/** Once the selected block has its buttons, the editor also listens to the keys that move, copy and remove. */
const listens = () =>
  page.getByRole("button", { name: "Add block before block 2", exact: true }).waitFor();
const selection = () =>
  site.locator(":root").evaluate((root) => root.ownerDocument.getSelection()?.toString());

test("a block is added between two others on the page, and its sample texts are typed over", async () => {
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
  // The same in a formatted text, where typing replaces them, too.
  const text = site.locator('[data-place="home.json/blocks/2/cards/0/text"]');
  await text.click();
  await expect.poll(selection).toBe("One to three sentences.");
  await page.keyboard.type("We call back");
  await expect.poll(() => text.textContent()).toBe("We call back");
  const next = site.locator('[data-place="home.json/blocks/2/cards/1/text"]');
  await next.click();
  await expect.poll(selection).toBe("One to three sentences.");
  await next.click();
  await expect.poll(selection).toBe("");
  await page.keyboard.press("End");
  await page.keyboard.type(" Or four.");
  await expect.poll(() => next.textContent()).toBe("One to three sentences. Or four.");
  // With the focus on a card, a message says where to type. Tab to a sample selects it.
  await part("home.json/blocks/2/cards/1").focus();
  await page.keyboard.type("s");
  await page
    .getByText(/^Nothing was typed because no text is selected/)
    .first()
    .waitFor();
  const heading = site.locator('[data-place="home.json/blocks/2/cards/1/heading"]');
  await next.focus();
  await page.keyboard.press("Shift+Tab");
  await expect.poll(() => heading.evaluate((it) => it.matches(":focus"))).toBe(true);
  await page.keyboard.type("Small");
  await expect.poll(() => heading.textContent()).toBe("Small");
  // What few people change is folded away.
  const folded = page.locator(".open-item details", { hasText: "More" });
  await folded.waitFor();
  const isHidden = folded.getByLabel("Hidden", { exact: true });
  expect(await isHidden.isVisible()).toBe(false);
  await folded.getByText("More", { exact: true }).click();
  await isHidden.waitFor();
  // A sample is typed over in the panel, too.
  await text.click();
  const field = page.getByLabel("Card heading", { exact: true });
  await expect.poll(() => field.inputValue()).toBe("A few words");
  await field.click();
  const selected = () =>
    field.evaluate((it: HTMLInputElement) =>
      it.value.slice(Number(it.selectionStart), Number(it.selectionEnd)),
    );
  await expect.poll(selected).toBe("A few words");
  await page.keyboard.type("Quick");
  await expect.poll(() => field.inputValue()).toBe("Quick");
  await page.getByRole("button", { name: "Add card", exact: true }).click();
  await expect.poll(() => field.inputValue()).toBe("A few words");
  await field.focus();
  const lines = page.getByLabel("Card text", { exact: true });
  while (!(await lines.evaluate((it) => it.matches(":focus")))) await page.keyboard.press("Tab");
  await page.keyboard.type("We come by.");
  // After a click on Duplicate, typing goes on in the copy.
  const tools = page.getByRole("main").getByRole("group", { name: "Card 3 of 3" });
  await tools.getByRole("button", { name: "Duplicate" }).click();
  await expect.poll(selection).toBe("A few words");
  await page.keyboard.type("Near you");
  const copy = site.locator('[data-place="home.json/blocks/2/cards/3/heading"]');
  await expect.poll(() => copy.textContent()).toBe("Near you");
  await save();
  const saved: unknown = JSON.parse(await textOf("home.json"));
  const cards = {
    0: { heading: "Quick", text: "We call back" },
    1: { heading: "Small", text: "One to three sentences. Or four." },
    2: { heading: "A few words", text: "We come by." },
    3: { heading: "Near you", text: "We come by." },
  };
  expect(saved).toMatchObject({ blocks: { 2: { heading: "Three things", cards } } });
  // With the keyboard: a selected block has a button at each of its edges.
  await part("home.json/blocks/2").focus();
  await gap.focus();
  await page.keyboard.press("Enter");
  await gallery.waitFor();
});

test("a card is moved, copied, removed and pasted by keyboard, and words are copied as words", async () => {
  const cards = "home.json/blocks/1/cards";
  const heading = site.locator(`[data-place="${cards}/0/heading"]`);
  const first = await heading.innerText();
  const status = (words: string) => page.getByText(words, { exact: true }).first().waitFor();
  await part(`${cards}/0`).focus();
  await listens();
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
  // A list of another kind takes it, too, if its items have the same fields.
  await part("home.json/blocks/2/items/0").focus();
  await page.keyboard.press("Control+v");
  await part("home.json/blocks/2/items/1").getByText(first, { exact: true }).waitFor();
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

test("the focus isn't taken from a text that was clicked while a removed card's neighbor was due to have it", async () => {
  const cards = "home.json/blocks/1/cards";
  const title = site.locator('[data-place="home.json/blocks/0/heading"]');
  await part(`${cards}/0`).focus();
  await listens();
  const second = await site.locator(`[data-place="${cards}/1/heading"]`).innerText();
  const releaseFrames = await page.evaluateHandle(() => {
    const { requestAnimationFrame } = window;
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (run) => held.push(run);
    return () => {
      window.requestAnimationFrame = requestAnimationFrame;
      for (const run of held) requestAnimationFrame(run);
      return new Promise<number>((done) => requestAnimationFrame(done));
    };
  });
  await page.keyboard.press("Delete");
  await expect
    .poll(() => site.locator(`[data-place="${cards}/0/heading"]`).innerText())
    .toBe(second);
  await title.focus();
  await releaseFrames.evaluate((release) => release());
  expect(await title.evaluate((it) => it.matches(":focus"))).toBe(true);
});

test("the same keys work in the lists, to another page, too, and the focus goes with the row", async () => {
  const names = async (list: string) => {
    const rows = page.getByRole("grid", { name: list }).locator(".row-words");
    return (await rows.allInnerTexts()).map((name) => name.split("\n")[0]);
  };
  const blocks = () => names("Blocks on this page");
  const focused = () =>
    page.evaluate(() => document.activeElement?.querySelector(".row-words")?.firstChild?.nodeValue);
  await page.getByRole("row", { name: /^Why Choose Us/ }).click();
  await listens();
  const [hero, cards, list] = await blocks();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(async () => (await blocks()).slice(0, 3)).toEqual([hero, list, cards]);
  await expect.poll(focused).toBe("Why Choose Us");
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(async () => (await blocks()).slice(0, 3)).toEqual([hero, cards, list]);
  await expect.poll(focused).toBe("Why Choose Us");
  await page.keyboard.press("Control+c");
  await page
    .getByText("Copied: Card grid. Paste it on any page.", { exact: true })
    .first()
    .waitFor();
  await page.getByRole("banner").getByRole("combobox", { name: "Page" }).selectOption("about");
  await part("about.json/blocks/0").waitFor();
  const before = await blocks();
  await page.getByRole("row", { name: /^The billing office/ }).click();
  await listens();
  await page.keyboard.press("Control+v");
  await expect.poll(async () => (await blocks()).slice(0, 2)).toEqual([before[0], cards]);
  expect(await blocks()).toHaveLength(before.length + 1);
  await expect.poll(focused).toBe("Why Choose Us");
  await site.getByText("Why Choose Us", { exact: true }).waitFor();
  // In the panel, the focus stays in the list, and doesn't go to the fields of the moved card.
  await page.getByRole("row", { name: "A 50-seat office" }).click();
  const [first, second] = await names("Cards");
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(async () => (await names("Cards")).slice(0, 2)).toEqual([second, first]);
  await expect.poll(focused).toBe("A 50-seat office");
  await page.keyboard.press("Delete");
  await expect.poll(async () => (await names("Cards"))[0]).toBe(first);
  expect(await names("Cards")).not.toContain(second);
  await expect.poll(focused).toBe(first);
});

test("a block and a card are dragged to another place, with a line where they would be dropped", async () => {
  const rows = page.getByRole("grid", { name: "Blocks on this page" }).getByRole("row");
  const before = await rows.allInnerTexts();
  await part("home.json/blocks/1").evaluate((block) => block.focus({ preventScroll: true }));
  const dragOverFirst = async () => {
    await page.locator(".drag-grip").hover();
    await page.mouse.down();
    const { x = 0, y = 0 } = (await part("home.json/blocks/0").boundingBox()) ?? {};
    await page.mouse.move(x + 300, y + 60, { steps: 4 });
    await page.locator(".drop-mark:not([hidden])").getByText("Drop here").waitFor();
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
  // A card that is beside others is dropped beside one of them.
  const card = (index: number) => part(`home.json/blocks/0/cards/${index}`);
  const heading = (index: number) => card(index).locator("h3").innerText();
  const [first, second] = [await heading(0), await heading(1)];
  await card(0).focus();
  await page.getByRole("main").getByRole("group", { name: "Card 1 of 6" }).waitFor();
  await page.locator(".drag-grip").hover();
  await page.mouse.down();
  const { x = 0, y = 0, width = 0 } = (await card(1).boundingBox()) ?? {};
  await page.mouse.move(x + width - 10, y + 40, { steps: 4 });
  await page.locator(".drop-mark:not([hidden])").getByText("Drop here").waitFor();
  await page.mouse.up();
  await expect.poll(() => heading(0)).toBe(second);
  expect(await heading(1)).toBe(first);
  // What is typed next isn't typed into the card that is there now.
  await expect
    .poll(() => card(1).evaluate((it) => it.ownerDocument.activeElement === it))
    .toBe(true);
});
