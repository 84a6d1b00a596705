// Uses the whole site with only a keyboard, and checks the focus after every key.
import { expect } from "vitest";
import type { Page } from "playwright-core";
import { controlId, formId } from "../../src/forms/form-answers.ts";
import { application, message, Scene, type FormCase } from "./form-scene.ts";
import { focused, heading, menuItem, pageNames, shownPage, site, test } from "./visit.ts";

interface Stop {
  /** What a visitor would call it. */
  name: string;
  /** Why a visitor could lose it from sight; empty when they can't. */
  lost: string;
}

/** What has the focus, and whether it can be seen that it has; null outside of the page's content. */
function stop(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    // The browser brings into view what has come into focus when it draws the next frame.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const { top, left, right, width, height } = element.getBoundingClientRect();
    // In a large field, seeing the line with the caret is enough: browsers don't scroll further.
    const lines = Math.min(height, 48);
    const middle = document.elementFromPoint(left + width / 2, top + lines / 2);
    const reasons = {
      "has no outline": outlineStyle === "none" || parseFloat(outlineWidth) < 2,
      "has an outline without color": outlineColor === "rgba(0, 0, 0, 0)",
      "is outside of the window":
        top < 0 || left < 0 || top + lines > innerHeight + 1 || right > innerWidth + 1,
      "is covered": !middle || !(element.contains(middle) || middle.contains(element)),
    };
    // Of radio buttons, Tab goes to one: which one depends on the way it comes from.
    const legend = element.closest("fieldset:has([type=radio])")?.querySelector("legend");
    const label =
      legend ?? ("labels" in element ? (element as HTMLInputElement).labels?.[0] : undefined);
    return {
      name: (label ?? element).textContent?.trim() ?? "",
      lost: Object.entries(reasons)
        .filter(([, holds]) => holds)
        .map(([reason]) => reason)
        .join(", "),
    };
  });
}

/** Presses the key until the focus has been everywhere: some browsers then leave the document, others start over. */
async function walk(page: Page, key: "Tab" | "Shift+Tab" = "Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key);
    const at = await stop(page);
    // Backwards from the first element, the focus leaves the document before it reaches the last element.
    if (!at && key === "Shift+Tab" && stops.length === 0) continue;
    const isFirst = at?.name === site.wording.skipToContent;
    if (!at || (isFirst && key === "Tab" && stops.length > 0)) return stops;
    stops.push(at);
    if (isFirst && key === "Shift+Tab") return stops;
  }
  throw new Error(`The focus never comes to an end: ${stops.map(({ name }) => name).join(", ")}`);
}

/** Everything that can take the focus, in document order. */
const reachable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea")]
      .filter((element) => element.checkVisibility() && element.tabIndex >= 0)
      .map((element) => {
        // Of radio buttons, Tab goes to one: which one depends on the way it comes from.
        const legend = element.closest("fieldset:has([type=radio])")?.querySelector("legend");
        const label =
          legend ?? ("labels" in element ? (element as HTMLInputElement).labels?.[0] : undefined);
        return (label ?? element).textContent?.trim() ?? "";
      }),
  );

/** Without what is called as the one before it: a date has a stop for its day, its month and its year. */
const once = (names: readonly string[]): string[] =>
  names.filter((name, index) => name !== names[index - 1]);

/** Moves on with Tab until that has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    const at = await stop(page);
    expect(at).toEqual(at && { ...at, lost: "" });
    if (at?.name === name) return;
  }
  throw new Error(`Tab never comes to ${name}`);
}

const screens = [
  ["wide", { width: 1280, height: 720 }],
  ["small", { width: 320, height: 568 }],
] as const;

for (const [size, viewport] of screens) {
  test(`a visitor with a ${size} screen reaches everything on every page in order, and sees where they are`, async ({
    open,
  }) => {
    const { page } = await open({ viewport });
    for (const name of await pageNames(page)) {
      // A fresh document, so that the walk begins where a visit does.
      await page.evaluate((it) => history.replaceState({ page: it }, ""), name);
      await page.reload();
      expect(await shownPage(page)).toBe(name);
      const wanted = once(await reachable(page));
      expect(wanted[0]).toBe(site.wording.skipToContent);
      const stops = await walk(page);
      expect({ [name]: stops.filter(({ lost }) => lost) }).toEqual({ [name]: [] });
      expect(once(stops.map((it) => it.name))).toEqual(wanted);
      const back = await walk(page, "Shift+Tab");
      expect({ [name]: back.filter(({ lost }) => lost) }).toEqual({ [name]: [] });
      expect(once(back.map((it) => it.name))).toEqual(wanted.toReversed());
    }
  });

  test(`elements that follow each other in the tab order are below or next to one another on a ${size} screen`, async ({
    open,
  }) => {
    const { page } = await open({ viewport });
    for (const link of site.navigation) {
      await page
        .locator(`header [data-page=${link.page}]`)
        .last()
        .evaluate((button: HTMLElement) => button.click());
      const jumps = await page.evaluate(() => {
        const stops = [
          ...document.querySelectorAll<HTMLElement>(
            "main :is(a[href], button, input, select, textarea)",
          ),
        ].filter((element) => element.checkVisibility() && element.tabIndex >= 0);
        const boxes = stops.map((element) => ({
          name: element.textContent,
          box: element.getBoundingClientRect(),
        }));
        return boxes.flatMap(({ name, box }, index) => {
          const next = boxes[index + 1];
          // Up is a jump, unless it is to the head of the next column.
          const isJump = next && next.box.bottom <= box.top && next.box.left < box.right;
          return isJump ? [`${name} -> ${next.name}`] : [];
        });
      });
      expect({ [link.page]: jumps }).toEqual({ [link.page]: [] });
    }
  });
}

test("a visitor skips the header, and goes on in the page from there", async ({ open }) => {
  const { page, address } = await open();
  await page.keyboard.press("Tab");
  expect(await stop(page)).toEqual({ name: site.wording.skipToContent, lost: "" });
  await page.keyboard.press("Enter");
  expect(await focused(page)).toBe(await heading(page).textContent());
  await page.keyboard.press("Tab");
  const isInMain = await page.evaluate(() => !!document.activeElement?.closest("main"));
  expect(isInMain).toBe(true);
  expect(page.url()).toBe(address);
});

test("a visitor chooses a page from the menu of a small screen, having closed it once with Escape", async ({
  open,
}) => {
  const { page } = await open({ viewport: { width: 320, height: 568 } });
  await tabTo(page, site.wording.menu);
  await page.keyboard.press("Enter");
  await tabTo(page, "About");
  await page.keyboard.press("Escape");
  expect(await stop(page)).toEqual({ name: site.wording.menu, lost: "" });
  expect(await menuItem(page, "About").isVisible()).toBe(false);
  await page.keyboard.press("Space");
  await tabTo(page, "About");
  await page.keyboard.press("Space");
  expect(await shownPage(page)).toBe("about");
  expect(await focused(page)).toBe(await heading(page).textContent());
  expect(await menuItem(page, "About").isVisible()).toBe(false);
  // On from the heading, not from the top of the document.
  await page.keyboard.press("Shift+Tab");
  expect(await page.evaluate(() => !!document.activeElement?.closest("header"))).toBe(true);
});

for (const [size, viewport] of screens) {
  for (const form of [message, application]) {
    test(`a visitor with a ${size} screen sends the ${form.name} by keyboard, mistakes and failure included`, async ({
      open,
    }) => {
      const visit = await open({ viewport });
      const { page } = visit;
      const scene = new Scene(form, visit);
      if (size === "small") {
        await tabTo(page, site.wording.menu);
        await page.keyboard.press("Enter");
      }
      await tabTo(page, form.menu);
      await page.keyboard.press("Enter");
      expect(await focused(page)).toBe(await heading(page).textContent());
      await page.locator(`#${formId(form)} [name=website]`).waitFor({ state: "attached" });

      // Sent empty: the focus is on the first field that lacks an answer.
      await tabTo(page, form.send);
      await page.keyboard.press("Enter");
      const [first = ""] = Object.keys(form.typed);
      await expectOn(page, controlId(form, { name: first }));

      await page.keyboard.press("Shift+Tab");
      await type(page, form);
      await visit.mailbox.break("400");
      await scene.listen();
      await tabTo(page, form.send);
      await page.keyboard.press("Space");
      await scene.alert().waitFor();
      expect(await stop(page)).toEqual({ name: form.failure, lost: "" });
      visit.forgetMessages();

      await visit.mailbox.break("none");
      await scene.listen();
      await tabTo(page, form.send);
      await page.keyboard.press("Enter");
      await scene.expectSent(2);
      expect(await stop(page)).toEqual({ name: form.thanks, lost: "" });

      await tabTo(page, form.again);
      await page.keyboard.press("Enter");
      await expectOn(page, controlId(form, { name: first }));
    });
  }
}

async function expectOn(page: Page, id: string): Promise<void> {
  await page.waitForFunction((it) => document.activeElement?.id === it, id);
  expect((await stop(page))?.lost).toBe("");
}

/** Goes from field to field and types; of a list, what the arrow keys find. */
async function type(page: Page, form: FormCase): Promise<void> {
  const { keyboard } = page;
  for (const [field, text] of Object.entries(form.typed)) {
    await tabInto(page, controlId(form, { name: field }));
    // The label's first letters choose from a list, which is what `AR Caller` begins with.
    if (field === "position") await keyboard.type("AR");
    else if (field === "start") await keyboard.type("01022040");
    else if (field === "shift") await keyboard.press("ArrowDown");
    else if (field === "skills")
      for (const key of ["Space", "Tab", "Tab", "Space"]) await keyboard.press(key);
    else if (field === "consent") await keyboard.press("Space");
    else await keyboard.insertText(text);
  }
}

/** Moves on with Tab until the focus is on what has this id, or in it. */
async function tabInto(page: Page, id: string): Promise<void> {
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press("Tab");
    expect((await stop(page))?.lost ?? "").toBe("");
    if (await page.evaluate((it) => document.activeElement?.closest(`#${it}`), id)) return;
  }
  throw new Error(`Tab never comes to ${id}`);
}
