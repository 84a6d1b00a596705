// Opens what there is to open: every window of the editor, every page of the site, every file of media.
import type { Page } from "playwright-core";
import type { Executions } from "./executions.ts";

/** In the editor: what would take something away, end the visit or only repeat it. */
const notClicked = /^(undo|redo|save|remove|delete|take it out|discard)/i;

/** Of a site with many, some. */
const mostPages = 12;

/**
 * Clicks whatever can be clicked in the editor, once each, and so gets to its windows and what opens in them.
 * @param most how many clicks at most
 * @returns the titles of the dialogs that were open, and how many clicks it took
 */
export async function openWindows(
  page: Page,
  address: string,
  heard: Executions,
  most = 400,
): Promise<{ titles: ReadonlySet<string>; clicks: number }> {
  const titles = new Set<string>();
  const clicked: string[] = [];
  page.on("dialog", (question) => void question.accept().catch(() => {}));
  await page.goto(`${address}__edit`);
  await page.locator(".edit, #edit > :not(.opening)").first().waitFor();
  const pages = await page
    .locator("header select option")
    .evaluateAll((options) => options.map((option) => option.getAttribute("value") ?? ""));
  for (const name of pages.length > 0 ? pages.slice(0, mostPages) : [""]) {
    await openPage(page, name);
    for (let count = 0; clicked.length < most && count < most / 4; count++) {
      const next = await clickNext(page, { clicked, left: notClicked.source });
      if (next === undefined) {
        if ((await page.locator(openDialog).count()) === 0) break;
        await page.keyboard.press("Escape");
        // Where a question stays, the editor is opened anew.
        if ((await page.locator(openDialog).count()) > 0) {
          await page.goto(`${address}__edit`);
          await openPage(page, name);
        }
        continue;
      }
      clicked.push(next);
      // What it opens is drawn, and what the server is asked for is answered.
      const title = await page.evaluate(async (open) => {
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
        return [...document.querySelectorAll(open)].at(-1)?.querySelector("h1, h2")?.textContent;
      }, openDialog);
      if (title) titles.add(title.slice(0, 60));
      if (count % 10 === 0) await heard.lookThrough(page);
    }
    await heard.lookThrough(page);
    await page.goto(`${address}__edit`);
  }
  return { titles, clicks: clicked.length };
}

const openDialog = "dialog[open], [role=dialog]";

async function openPage(page: Page, name: string): Promise<void> {
  await page.locator(".edit, #edit > :not(.opening)").first().waitFor();
  if (name !== "") await page.locator("header select").first().selectOption(name);
  await selectParts(page);
}

/** Selects and types into what the page shows, as by mouse and keyboard. */
async function selectParts(page: Page): Promise<void> {
  const frame = page.frames().find((each) => each !== page.mainFrame());
  await frame
    ?.evaluate(() => {
      const texts = [...document.querySelectorAll<HTMLElement>("[data-place], [data-part]")];
      for (const text of texts.slice(0, 40))
        for (const kind of ["pointerover", "pointerdown", "pointerup", "click", "focusin"])
          text.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }));
    })
    .catch(() => {});
}

/** The first thing that wasn't clicked yet, of the topmost dialog if one is open. */
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
      if (new RegExp(left, "i").test(name)) continue;
      each.focus();
      each.click();
      return key;
    }
    return undefined;
  }, known);
}

/** Every page that a site's own document has, as a visitor and by what leads to it. */
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

/** Each file as somebody would who has its address. */
export async function openFiles(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    // What isn't shown is offered to be saved, which ends the visit to it.
    await page.goto(address).catch(() => {});
    // In a sandbox without scripts no timer of the page's own ends.
    await page.waitForTimeout(50);
  }
}
