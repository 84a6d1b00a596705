// A formatted text that a finger has tapped, however the browser reports it: what is typed there is never only on the screen.
import { afterAll, beforeEach, expect, test } from "vitest";
import { startFirstSite } from "./edited-site.ts";

const edited = await startFirstSite();
const { page, site, textOf, save } = edited;
afterAll(edited.end);

const opening = site.locator('[data-place="home.json/blocks/0/text"]');

beforeEach(async () => {
  await edited.open({ width: 390, height: 844 });
  await opening.waitFor();
  return edited.leave;
});

/** What a browser reports of a tap; the focus comes between. @param end the click's target, if there is a click */
const tap = (end: "the block" | "nothing") =>
  opening.evaluate((host: HTMLElement, clicked) => {
    const options = { bubbles: true, pointerType: "touch" };
    host.dispatchEvent(new PointerEvent("pointerdown", options));
    host.dispatchEvent(new PointerEvent("pointerup", options));
    host.focus();
    if (clicked === "the block")
      host.closest("section")?.dispatchEvent(new MouseEvent("click", options));
  }, end);

const typed = "We throw pots in Annecy.";

test.each([
  ["whose click is on the block, because the page moved under the finger", "the block"],
  ["that has no click", "nothing"],
] as const)("a tap %s", async (_what, end) => {
  await tap(end);
  await page.keyboard.press("Control+a");
  const letters = [...typed].map((key) => page.keyboard.press(key));
  await Promise.all(letters);
  await expect.poll(() => opening.textContent()).toBe(typed);
  await site.locator('[data-place="home.json/blocks/1/heading"]').click();
  expect(await opening.textContent()).toBe(typed);
  await save();
  expect(JSON.parse(await textOf("home.json")).blocks[0].text).toBe(typed);
});
