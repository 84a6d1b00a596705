// Opens everything there is: every dialog of the editor, every page of the site, every file of media.
import type { Page } from "playwright-core";
import { untilComplete } from "../browser/editor-tabs.ts";
import type { Executions } from "./executions.ts";

/** In the editor: buttons that would remove or hide something, end the visit, only repeat it, or block everything else. */
const notClicked =
  /^(undo|redo|save|remove|delete|take (it out|back)|discard|close|cancel|drag|blocks and settings|fields and problems)/i;

/** Of a site with many pages. */
const mostPages = 12;

const openDialog = "dialog[open], [role=dialog]";

export interface Visited {
  /** The titles of the dialogs that were open. */
  titles: ReadonlySet<string>;
  clicks: number;
}

/**
 * Clicks everything in the editor once, and so opens its dialogs and what opens from them.
 * @param most the most clicks
 */
export async function openWindows(
  page: Page,
  address: string,
  heard: Executions,
  most = 120,
): Promise<Visited> {
  const titles = new Set<string>();
  const clicked: string[] = [];
  const isSettled = watchRequests(page);
  /** Until nothing new is left to click, or the share is used up. */
  const clickSome = async (share: number): Promise<void> => {
    for (let count = 0; clicked.length < most && count < share; count++) {
      const next = await clickNext(page, { clicked, left: notClicked.source });
      if (next !== undefined) clicked.push(next);
      else if (!(await closeDialog(page, address))) return;
      const title = await shownTitle(page);
      if (title === undefined) continue;
      // Its content comes from the server, or from code that loads for it.
      await isSettled();
      titles.add((await shownTitle(page)) ?? title);
      await heard.lookThrough(page);
    }
    await closeDialog(page, address);
  };
  page.on("dialog", (question) => void question.accept().catch(() => {}));
  await openEditor(page, address);
  const pages = await page
    .locator("header select option")
    .evaluateAll((options) => options.map((option) => option.getAttribute("value") ?? ""));
  const seen = new Set<string>();
  for (const name of somePages(pages)) {
    if (name !== "") await page.locator("header select").first().selectOption(name);
    // On the first page, everything that is on all pages is clicked too.
    await clickSome(clicked.length === 0 ? 40 : 8);
    for (const part of await newParts(page, seen)) {
      await clickPart(page, part);
      await clickSome(8);
    }
    await heard.lookThrough(page);
  }
  // Everything that these clicks changed is reset.
  await openEditor(page, address);
  await heard.lookThrough(page);
  return { titles, clicks: clicked.length };
}

async function openEditor(page: Page, address: string): Promise<void> {
  await page.goto(`${address}__edit`);
  await untilComplete(page);
}

/** Plain names before names that are payloads. */
function somePages(names: readonly string[]): readonly string[] {
  const isPlain = (name: string) => /^[a-z-]+$/.test(name);
  const sorted = [...names.filter(isPlain), ...names.filter((name) => !isPlain(name))];
  return sorted.length > 0 ? sorted.slice(0, mostPages) : [""];
}

/** @returns waits until the server has answered everything, or for five seconds */
function watchRequests(page: Page): () => Promise<void> {
  let pending = 0;
  page.on("request", () => pending++);
  page.on("requestfinished", () => pending--);
  page.on("requestfailed", () => pending--);
  return async () => {
    for (let waits = 0; waits < 50; waits++) {
      await page.waitForTimeout(100);
      if (pending <= 0) return;
    }
  };
}

/** @returns whether there was one */
async function closeDialog(page: Page, address: string): Promise<boolean> {
  if ((await page.locator(openDialog).count()) === 0) return false;
  await page.keyboard.press("Escape");
  // If a question stays open, the editor is reloaded.
  if ((await page.locator(openDialog).count()) > 0) await openEditor(page, address);
  return true;
}

/** The title of the topmost dialog, once the click is drawn. */
function shownTitle(page: Page): Promise<string | undefined> {
  return page.evaluate(async (open) => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
    const dialog = [...document.querySelectorAll(open)].at(-1);
    return dialog && (dialog.querySelector("h1, h2")?.textContent ?? "").slice(0, 60);
  }, openDialog);
}

const pageFrame = "iframe.page-frame";
const partSelector = "[data-formatted], [data-place], [data-part]";

/** The selectable elements on the page, by index, of a kind that wasn't seen yet. */
async function newParts(page: Page, seen: Set<string>): Promise<number[]> {
  // A site that can't be drawn has none.
  if ((await page.locator(pageFrame).count()) === 0) return [];
  const kinds = await page
    .frameLocator(pageFrame)
    .locator(partSelector)
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { formatted, location, part: name } = (part as HTMLElement).dataset;
        const kind = part.closest("form, [data-block]") === null ? "" : "in a form";
        const last = (location ?? name ?? "").replaceAll(/^[^/]*|\d+/g, "");
        return `${part.localName} ${formatted === undefined} ${kind} ${last}`;
      }),
    );
  return kinds.flatMap((kind, at) => {
    if (seen.has(kind)) return [];
    seen.add(kind);
    return [at];
  });
}

/** Clicks like a mouse, even if something is in front. */
async function clickPart(page: Page, at: number): Promise<void> {
  const part = page.frameLocator(pageFrame).locator(partSelector).nth(at);
  // An element of a closed menu, for example, can't be clicked.
  await part.click({ force: true, timeout: 1000 }).catch(() => {});
}

/** Clicks the first element that wasn't clicked yet, in the topmost dialog if one is open. */
function clickNext(
  page: Page,
  known: { clicked: string[]; left: string },
): Promise<string | undefined> {
  return page.evaluate(({ clicked, left }) => {
    const open = "dialog[open], [role=dialog]";
    const can =
      "button, summary, [role=option], [role=tab], [role=row], input[type=radio], input[type=checkbox]";
    const dialog = [...document.querySelectorAll(open)].at(-1);
    const title = dialog?.querySelector("h1, h2")?.textContent ?? "";
    for (const each of (dialog ?? document).querySelectorAll<HTMLElement>(can)) {
      const name = (each.getAttribute("aria-label") ?? each.textContent ?? "").slice(0, 60).trim();
      const key = `${title.slice(0, 20)} ${each.localName} ${name}`;
      if (each.getClientRects().length === 0 || clicked.includes(key)) continue;
      // The first of a thousand icons is enough.
      if (each.matches(".tiles.icons li:not(:first-child) *")) continue;
      if (new RegExp(left, "i").test(name)) continue;
      // A text on the page keeps the focus while its toolbar is used.
      if (each.closest("[role=toolbar]") === null) each.focus();
      each.click();
      return key;
    }
    return undefined;
  }, known);
}

/** Opens every page as the site's own document, as a visitor would. */
export async function openPages(page: Page, address: string, heard: Executions): Promise<number> {
  await page.goto(address);
  await page.waitForLoadState("load");
  const names = await page
    .locator("[data-page-view]")
    .evaluateAll((views) => views.map((view) => view.getAttribute("data-page-view") ?? ""));
  for (const name of names) {
    await page.evaluate((hash) => (location.hash = hash), `#page-${name}`);
    await page.evaluate(() => {
      for (const each of document.querySelectorAll("details")) each.open = true;
      for (const each of document.querySelectorAll<HTMLElement>("[hidden]")) each.hidden = false;
    });
    await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
  }
  await heard.lookThrough(page);
  return names.length;
}

/** Opens each file by its address. */
export async function openFiles(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    // A file that isn't shown is offered for download, which ends the visit.
    await page.goto(address).catch(() => {});
    // In a sandbox without scripts, the page's own timers never fire.
    await page.waitForTimeout(50);
  }
}
