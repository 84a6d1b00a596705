// Small screens, high zoom, wide letter spacing, and visitors whom movement makes ill.
import { expect } from "vitest";
import type { Page } from "playwright-core";
import { application, message, Scene, wording } from "./form-scene.ts";
import { goTo, pageNames, test, type Visit, type VisitOptions } from "./visit.ts";

/** WCAG 2.2, success criterion 1.4.12: what a visitor may set without losing anything. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Sets the visitor's own style sheet, which no policy of a page forbids; empty text removes it. */
const setStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Words that are cut off, pushed out of the window or written over one another, and a page wider than its window. */
const losses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lost: string[] = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) lost.push(`the page is ${scrollWidth} wide in ${clientWidth}`);
    const boxes: { words: string; parent: Element; box: DOMRect }[] = [];
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (!element.checkVisibility() || element.closest(".skip-link, .form-status")) continue;
      const words = element.innerText?.trim().slice(0, 60) || element.tagName;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut =
        (overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== "visible" && element.scrollHeight > element.clientHeight + 1);
      // What is typed may be longer than its field.
      if (isCut && !element.matches("input, textarea, select")) lost.push(`cut: ${words}`);
      if (element.matches("button, .button") && element.scrollWidth > element.clientWidth + 1) {
        lost.push(`runs out of its button: ${words}`);
      }
      for (const node of element.childNodes) {
        if (!(node instanceof Text) || !node.data.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
          if (box.width < 1) continue;
          if (box.right > clientWidth + 1 || box.left < -1) lost.push(`outside: ${words}`);
          boxes.push({ words, parent: element, box });
        }
      }
    }
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // The lines of a tightly set heading may touch; words that lie on others cover half a line.
        if (across > 2 && down > Math.min(one.box.height, other.box.height) / 2) {
          lost.push(`on one another: ${one.words} / ${other.words}`);
        }
      }
    }
    return [...new Set(lost)];
  });

/** Words with fewer than three letters a line: a long one may take several lines, but letters below one another can't be read. */
const tornWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const torn: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text; // Cast: it shows only texts.
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > Math.max(2, word.length / 3)) torn.push(word);
      }
    }
    return torn;
  });

/** On every page, then in both forms from a refusal to the thank-you; each as it is, and with text spaced widely. */
async function lossesEverywhere(visit: Visit): Promise<Record<string, string[]>> {
  const { page } = visit;
  const found: Record<string, string[]> = {};
  const look = async (at: string) => {
    const lost = await losses(page);
    if (lost.length > 0) found[at] = lost;
    await setStyle(page, spacing);
    const lostSpaced = await losses(page);
    if (lostSpaced.length > 0) found[`${at}, spaced widely`] = lostSpaced;
    await setStyle(page, "");
  };
  const toggle = page.locator("[data-menu-toggle]");
  for (const name of await pageNames(page)) {
    await goTo(page, name);
    await look(name);
  }
  if (await toggle.isVisible()) {
    await toggle.click();
    await look("open menu");
    await toggle.click();
  }
  for (const form of [message, application]) {
    const scene = new Scene(form, visit);
    await scene.come();
    await scene.button(form.send).click();
    await look(`${form.name}, refused`);
    await scene.fillIn();
    if (form === application) {
      const name = `${"resume-with-a-very-long-name".repeat(6)}.pdf`;
      const file = { name, mimeType: "application/pdf", buffer: Buffer.from("%PDF") };
      await scene.control("resume").setInputFiles(file);
    }
    await visit.mailbox.break("500");
    await scene.send();
    await scene.alert().waitFor();
    await page.evaluate(() =>
      Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined }),
    );
    await scene.button(wording.copy).click();
    await page.getByText(wording.copyByHand).waitFor();
    await look(`${form.name}, failed`);
    await visit.mailbox.break("none");
    await visit.mailbox.empty();
    await scene.send();
    await scene.thanks().waitFor();
    await look(`${form.name}, sent`);
  }
  visit.forgetMessages();
  return found;
}

const screens: [string, VisitOptions][] = [
  ["320 pixels wide", { viewport: { width: 320, height: 640 } }],
  [
    "of 1280 pixels, zoomed to 400 %",
    { viewport: { width: 320, height: 180 }, deviceScaleFactor: 4 },
  ],
  ["768 pixels wide", { viewport: { width: 768, height: 1024 } }],
  ["1280 pixels wide", { viewport: { width: 1280, height: 720 } }],
];

test.for(screens)(
  "a visitor loses nothing on a screen %s, nor with text spaced widely",
  async ([, options], { open }) => {
    expect(await lossesEverywhere(await open(options))).toEqual({});
  },
);

test("a phone's text can be twice as large: every word can be read, and none is beside the screen", async ({
  open,
}) => {
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  await setStyle(page, "html { font-size: 200%; }");
  const found: Record<string, string[]> = {};
  for (const name of await pageNames(page)) {
    await goTo(page, name);
    const lost = [...(await losses(page)), ...(await tornWords(page))];
    if (lost.length > 0) found[name] = lost;
  }
  expect(found).toEqual({});
});

test("nothing moves for a visitor who asked for that", async ({ open }) => {
  const { page } = await open({ reducedMotion: "reduce" });
  for (const name of await pageNames(page)) {
    await goTo(page, name);
    // Colors may fade; what moves, grows or turns is an animation of something else.
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        return frames
          .flatMap((frame) => Object.keys(frame))
          .filter((it) =>
            /translate|transform|scale|rotate|inset|size|width|height|scroll/.test(it),
          );
      }),
    );
    expect({ [name]: moving }).toEqual({ [name]: [] });
  }
  const behavior = await page.evaluate(
    () => getComputedStyle(document.documentElement).scrollBehavior,
  );
  expect(behavior).toBe("auto");
});
