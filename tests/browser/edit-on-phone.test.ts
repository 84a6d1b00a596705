// Editing with a finger on a phone, where the page, the panel and the toolbars have little room.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startFirstSite } from "./edited-site.ts";

const edited = await startFirstSite({ hasTouch: true });
const { content, page, site, original } = edited;
afterAll(edited.end);

const panel = page.getByRole("complementary", { name: "Fields and problems" });
const choosePage = (name: string) =>
  page.getByRole("banner").getByRole("combobox", { name: "Page", exact: true }).selectOption(name);

beforeEach(async () => {
  await edited.open({ width: 390, height: 844 });
  await site.locator("h1").waitFor();
  return edited.leave;
});

/**
 * Measures an element, the line with the caret in it, or the end of some of its words, on the screen: the page is shown
 * a bit smaller than it is.
 */
async function boxOf(shown: Locator, part: "all" | "line" | { endOf: string } = "all") {
  const inner = await shown.evaluate((element, wanted) => {
    const { focusNode, focusOffset = 0 } = element.ownerDocument.getSelection() ?? {};
    const range = element.ownerDocument.createRange();
    if (typeof wanted === "object") {
      const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const at = texts.currentNode.textContent?.indexOf(wanted.endOf) ?? -1;
        if (at < 0) continue;
        range.setStart(texts.currentNode, at + wanted.endOf.length);
        break;
      }
    } else if (focusNode) range.setStart(focusNode, focusOffset);
    const point = wanted === "all" ? undefined : range.getClientRects()[0];
    const { top, bottom, left } = point ?? element.getBoundingClientRect();
    return { top, bottom, left };
  }, part);
  return page
    .locator("iframe.page-frame")
    .evaluate((frame: HTMLIFrameElement, { top, bottom, left }) => {
      const own = frame.getBoundingClientRect();
      const scale = own.width / frame.offsetWidth;
      return {
        top: own.top + top * scale,
        bottom: own.top + bottom * scale,
        left: own.left + left * scale,
      };
    }, inner);
}

/** At the beginning of its first line, or at the end of some of its words. */
async function tap(shown: Locator, endOf?: string): Promise<void> {
  await shown.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { top, left } = await boxOf(shown, endOf === undefined ? "all" : { endOf });
  const [right, down] = endOf === undefined ? [20, 10] : [0, 5];
  await page.touchscreen.tap(left + right, top + down);
}

/** The tools on the page that are under a button for adding a block. */
function toolsUnderGaps(): string[] {
  const gaps = [...document.querySelectorAll(".block-gap")].map((gap) =>
    gap.getBoundingClientRect(),
  );
  const tools = document.querySelectorAll(".element-tools .tools button");
  return [...tools].flatMap((tool) => {
    const { top, bottom, left, right } = tool.getBoundingClientRect();
    const isUnder = gaps.some(
      (gap) => gap.top < bottom && gap.bottom > top && gap.left < right && gap.right > left,
    );
    return isUnder ? [tool.getAttribute("aria-label") ?? ""] : [];
  });
}

test("a tap puts the caret where it was tapped, goes to a picture's field, and selects a sample text", async () => {
  const fields = page.getByRole("button", { name: "Fields and problems" });
  await fields.tap();
  // Without the words for a mouse and a keyboard.
  await expect.poll(() => panel.innerText()).toContain("Tap any text to edit it.");
  expect(await panel.innerText()).not.toMatch(/click|F6/i);
  await fields.tap();
  // What is tapped stays in view although the panel opens over its place on the screen.
  const email = site.locator("footer [data-fact=email]").first();
  await tap(email);
  const popover = page.getByText(/^Also changes in \d+ other places$/);
  await popover.waitFor();
  const roomBelow = async () => {
    const [stage, { bottom }] = [await page.locator(".stage").boundingBox(), await boxOf(email)];
    return stage ? stage.y + stage.height - bottom : undefined;
  };
  await expect.poll(roomBelow).toBeGreaterThan(0);
  await fields.tap();
  const formatted = site.locator('[data-place="home.json/blocks/1/cards/1/text"]');
  await tap(formatted, "between co");
  await page.getByRole("toolbar", { name: "Formatting" }).waitFor();
  await page.keyboard.type("Q");
  await expect.poll(() => formatted.textContent()).toMatch(/^A question between coQder/);
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect.poll(() => formatted.textContent()).toMatch(/^A question between coder/);
  await fields.tap();
  await tap(site.getByAltText("A calculator and a pen on printed statements"));
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest(".field")?.getAttribute("data-pointer")),
    )
    .toBe("/blocks/2/picture/src");
  // With both open, only a strip of the page would be left.
  const outline = page.getByRole("button", { name: "Blocks and settings" });
  const isOpen = async (toggle: Locator) => (await toggle.getAttribute("aria-expanded")) === "true";
  await outline.tap();
  await expect.poll(() => isOpen(fields)).toBe(false);
  await page.getByRole("button", { name: "Add block", exact: true }).tap();
  await page.getByRole("button", { name: /^Card grid/ }).tap();
  const text = site.locator('[data-place="home.json/blocks/3/cards/0/text"]');
  await text.waitFor();
  await page.locator(".stage").getByText("Card grid 4 of 5").waitFor();
  await page.locator(".block-gap").first().waitFor();
  await expect.poll(() => page.evaluate(toolsUnderGaps)).toEqual([]);
  // It can be tapped, too.
  await page.locator(".block-gap").first().tap({ trial: true });
  await tap(text);
  await expect
    .poll(() => text.evaluate(({ ownerDocument }) => ownerDocument.getSelection()?.toString()))
    .toBe("One to three sentences.");
  await page.keyboard.type("We call back.");
  await expect.poll(() => text.textContent()).toBe("We call back.");
  // However many icons a word finds, the search field stays where the next tap expects it.
  await panel.getByLabel("Icon", { exact: true }).tap();
  const dialog = page.getByRole("dialog", { name: "Choose an icon" });
  const search = dialog.getByRole("searchbox");
  await dialog.getByText(/^[\d,]+ icons$/).waitFor();
  const before = await search.boundingBox();
  await search.fill("bath");
  await dialog.getByText(/^\d+ icons for “bath”$/).waitFor();
  expect(await search.boundingBox()).toEqual(before);
  await dialog.getByRole("button", { name: "Close" }).tap();
  expect(await Promise.all([outline, fields].map(isOpen))).toEqual([false, true]);
  // A message is away from the buttons that open and close the panels, whether they are open or not.
  await panel.getByRole("button", { name: "Remove", exact: true }).first().tap();
  const message = page.locator(".status-area.is-long");
  await message.getByText("Undo brings it back").waitFor();
  for (const toggle of [outline, fields, fields]) {
    const [own, shown] = await Promise.all([toggle.boundingBox(), message.boundingBox()]);
    if (!own || !shown) throw new Error("Both are on the screen.");
    expect(own.y + own.height <= shown.y || shown.y + shown.height <= own.y).toBe(true);
    if (toggle === fields) await fields.tap();
  }
});

test("the toolbar of a text that is taller than the page's room is never on the line with the caret", async () => {
  const words = "We write down what you tell us, and keep it no longer than it is needed. ".repeat(
    30,
  );
  const policy = await original("privacy-policy.json");
  const questions = "Questions about this policy";
  expect(policy).toContain(questions);
  await writeFile(
    join(content, "privacy-policy.json"),
    policy.replace(questions, words + questions),
  );
  await choosePage("privacy-policy");
  const text = site.locator("[data-formatted]").filter({ hasText: "no longer than it is needed" });
  await text.waitFor();
  await text.focus();
  const tools = page.getByRole("toolbar", { name: "Formatting" });
  await tools.waitFor();
  await panel.getByText("Item text").waitFor();
  const distance = async () => {
    const line = await boxOf(text, "line");
    const { y, height } = (await tools.boundingBox()) ?? { y: 0, height: 0 };
    return Math.max(y - line.bottom, line.top - y - height);
  };
  const downwards = Array<string>(14).fill("ArrowDown");
  for (const key of ["Control+Home", ...downwards, "Control+End", "Control+Home"]) {
    await page.keyboard.press(key);
    await expect.poll(distance, { message: key }).toBeGreaterThan(0);
  }
});

test("a list has no handle that a finger can't drag, and a block is dragged on the page with a finger", async () => {
  const block = (index: number) => site.locator(`[data-part="home.json/blocks/${index}"]`);
  const headings = () =>
    Promise.all([0, 1].map((index) => block(index).getByRole("heading").first().innerText()));
  const before = await headings();
  await block(1).evaluate((element) => element.focus({ preventScroll: true }));
  await page
    .locator(".stage")
    .getByText(/2 of \d/)
    .waitFor();
  await page.getByRole("button", { name: "Blocks and settings" }).tap();
  await page.getByRole("row").first().waitFor();
  expect(await page.getByRole("row").getByRole("button").count()).toBe(0);
  await page.getByRole("button", { name: "Blocks and settings" }).tap();
  const from = await page.locator(".drag-grip").boundingBox();
  if (!from) throw new Error("The block has no grip.");
  const touch = await page.context().newCDPSession(page);
  const send = (
    type: "touchStart" | "touchMove" | "touchEnd",
    touchPoints: { x: number; y: number }[],
  ) => touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await send("touchStart", [{ x, y }]);
  // Above the page's visible area, so that it scrolls up to the first block.
  for (const moved of [-40, 140 - y]) await send("touchMove", [{ x, y: y + moved }]);
  await page.locator(".drop-mark:not([hidden])").getByText("Drop here").waitFor();
  await send("touchEnd", []);
  await touch.detach();
  await expect.poll(headings).toEqual(before.toReversed());
});

test("on a phone that is held sideways, the fields are beside the page, and both have room", async () => {
  await edited.open({ width: 844, height: 390 });
  await site.getByText("Why Choose Us", { exact: true }).tap();
  const heading = panel.getByLabel("Heading", { exact: true });
  await heading.waitFor();
  const stage = await page.locator(".stage").boundingBox();
  if (!stage) throw new Error("The page isn't shown.");
  expect(stage.height).toBeGreaterThan(200);
  expect(stage.y + stage.height).toBeLessThanOrEqual(390);
  const fieldBox = () => heading.evaluate((it) => it.getBoundingClientRect().toJSON());
  await expect.poll(async () => (await fieldBox()).bottom).toBeLessThanOrEqual(390);
  expect((await fieldBox()).left).toBeGreaterThan(stage.x + stage.width);
});
