// A person who edits a site from its web address, in a browser of their own. Nothing that they do may break the
// editor's policy, and their token must not get anywhere but into the tab's own storage.
import {
  chromium,
  type BrowserContext,
  type BrowserContextOptions,
  type FrameLocator,
  type Locator,
  type Page,
} from "playwright-core";
import { expect, inject, test as base } from "vitest";
import { annasToken } from "../store/github/stand-in.ts";
import { bringAxe, findings } from "./axe.ts";
import { newEditing } from "./editor-tabs.ts";
import { startWebSite, type Hosting, type WebSite } from "./web-site.ts";

// One for all tests of a worker, with which it ends.
const browser = await chromium.connect(inject("browserEndpoint"));

/** What the browser's console says if a policy has blocked something. */
const refusal = /Content Security Policy|Trusted ?(Types|HTML|Script)/;

/** What the editor loads once it is on the screen. */
export const laterScripts = /\/(dialogs|editing)-[\w-]+\.js$/;

export class Author {
  readonly context: BrowserContext;
  readonly tab: Page;
  /** The edited page. */
  readonly page: FrameLocator;
  readonly dialog: Locator;
  readonly panel: Locator;
  /** What the browser's console said, and each address that a request went to. */
  readonly #log: string[] = [];

  constructor(context: BrowserContext, tab: Page) {
    this.context = context;
    this.tab = tab;
    this.page = tab.frameLocator("iframe.page-frame");
    this.dialog = tab.getByRole("dialog");
    this.panel = tab.getByRole("complementary", { name: "Fields and problems" });
    context.on("console", (message) => this.#log.push(message.text()));
    context.on("weberror", (error) => this.#log.push(`uncaught: ${error.error().message}`));
    context.on("request", (request) => this.#log.push(request.url()));
  }

  button(name: string | RegExp): Locator {
    return this.tab.getByRole("button", { name, exact: true });
  }

  inDialog(name: string | RegExp): Locator {
    return this.dialog.getByRole("button", { name, exact: true });
  }

  field(name: string): Locator {
    return this.panel.getByLabel(name, { exact: true });
  }

  row(name: string | RegExp): Locator {
    return this.tab.getByRole("row", { name });
  }

  /** A button that moves, duplicates, hides or removes the selected item, such as `Card 5 of 6`. */
  tools(item: RegExp, name: string): Locator {
    return this.panel.getByRole("group", { name: item }).getByRole("button", { name, exact: true });
  }

  /** Types at the end of a heading on the page. */
  async typeAfter(heading: string, words: string): Promise<void> {
    await this.words(heading).click();
    await this.tab.keyboard.press("Control+End");
    await this.tab.keyboard.type(words);
    await this.words(heading + words).waitFor();
  }

  /** Where exactly this is on the edited page. */
  words(words: string): Locator {
    return this.page.getByText(words, { exact: true });
  }

  async choosePage(name: string): Promise<void> {
    const choice = this.tab
      .getByRole("banner")
      .getByRole("combobox", { name: "Page", exact: true });
    await choice.selectOption(name);
  }

  async giveToken(token = annasToken): Promise<void> {
    const field = this.tab.getByLabel("Token", { exact: true });
    await field.fill(token);
    await field.press("Enter");
  }

  async signIn(token = annasToken): Promise<void> {
    await this.giveToken(token);
    await this.page.locator("h1").waitFor();
  }

  async save(): Promise<void> {
    await this.tab.keyboard.press("Control+s");
    await this.status(/^Saved in your draft\./).waitFor();
    await expect.poll(() => this.button("Save").isEnabled()).toBe(false);
  }

  status(words: string | RegExp): Locator {
    return this.tab.getByRole("status").getByText(words).first();
  }

  async isLoaded(picture: Locator): Promise<void> {
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }

  /** In the Publish dialog. */
  async publishNow(): Promise<void> {
    await this.inDialog(/^(Save and publish|Publish) now$/).click();
    await this.dialog.getByText(/^Published(, with|\. Visitors see it)/).waitFor();
  }

  async closeDialog(): Promise<void> {
    await this.tab.keyboard.press("Escape");
    await expect.poll(() => this.dialog.count()).toBe(0);
  }

  /** @param within the part of the screen that may have changed since the last time */
  async expectNoBarriers(within = "html"): Promise<void> {
    const screen = within === "html" ? "main:not(:has(.opening))" : within;
    // Until its scripts have run, a page has nothing to check.
    await this.tab.locator(screen).first().waitFor();
    await bringAxe(this.tab);
    const size = this.tab.viewportSize();
    // Tall enough that nothing in a dialog is cut off: axe can't check the contrast of text that is.
    if (size && within !== "html") await this.tab.setViewportSize({ ...size, height: 6000 });
    const found = await findings(this.tab, { within });
    if (size) await this.tab.setViewportSize(size);
    expect(found).toEqual([]);
  }

  async expectNoSidewaysScrolling(): Promise<void> {
    const width = await this.tab.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(this.tab.viewportSize()?.width ?? 0);
  }

  /** Everything that can be tapped is large enough, but for what is drawn over the page or is part of a sentence. */
  async expectRoomForFingers(): Promise<void> {
    const small = await this.tab
      .locator("button, select, summary, input:not([type=checkbox], [type=radio])")
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility() && !control.closest(".stage"))
          .filter((control) => control.getBoundingClientRect().height < 44)
          .map((control) => control.outerHTML.slice(0, 120)),
      );
    expect(small).toEqual([]);
  }

  /** Of an open dialog, on a phone. */
  async expectDialogToFit(): Promise<void> {
    const size = this.tab.viewportSize();
    await this.tab.setViewportSize({ width: 390, height: 844 });
    await this.expectNoSidewaysScrolling();
    const body = this.dialog.locator(".dialog-body");
    expect(await body.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    if (size) await this.tab.setViewportSize(size);
  }

  /** Without unsaved changes. */
  async signOut(): Promise<void> {
    await this.button("Account").click();
    await this.inDialog("Sign out").click();
    await this.expectForgotten();
  }

  /** Nothing is left in this browser once the person is signed out. */
  async expectForgotten(): Promise<void> {
    await this.tab.getByLabel("Token", { exact: true }).waitFor();
    expect((await this.stored()).map((each) => each.slice(0, 80))).toEqual([]);
    expect(await this.tab.evaluate(() => Object.entries(sessionStorage))).toEqual([]);
  }

  /** Everything that stays when the tab is closed: storage, databases, caches, and cookies. */
  async stored(): Promise<string[]> {
    const inPage = await this.tab.evaluate(storedInPage);
    const cookies = await this.context.cookies();
    return [...inPage, ...cookies.map(({ name }) => `cookie ${name}`)];
  }

  /** What people or programs that look over the author's shoulder could read: page, frames, address, log. */
  async visible(): Promise<string> {
    const frames = await Promise.all(this.tab.frames().map((frame) => frame.content()));
    return [...frames, this.tab.url(), ...this.#log, ...(await this.stored())].join("\n");
  }

  async expectTokenIsHidden(token = annasToken): Promise<void> {
    expect((await this.visible()).includes(token)).toBe(false);
  }

  async end(): Promise<void> {
    expect(this.#log.filter((text) => refusal.test(text) || text.startsWith("uncaught"))).toEqual(
      [],
    );
    expect(this.#log.filter((text) => text.includes(annasToken))).toEqual([]);
    await this.context.close();
  }
}

async function storedInPage(): Promise<string[]> {
  const stored = Object.entries(localStorage).map(([name, text]) => `${name}: ${text}`);
  const asText = (value: unknown) =>
    value instanceof Uint8Array ? new TextDecoder().decode(value) : JSON.stringify(value);
  for (const { name = "" } of await indexedDB.databases()) {
    const opening = indexedDB.open(name);
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const database = opening.result;
    for (const within of database.objectStoreNames) {
      const reading = database.transaction(within).objectStore(within).getAll();
      await new Promise((resolve) => reading.addEventListener("success", resolve));
      stored.push(...reading.result.map((value) => `${name} ${within}: ${asText(value)}`));
    }
    database.close();
  }
  return [...stored, ...(await caches.keys())];
}

/**
 * The editor looks for changes every half a minute: a test would find a colleague's either before its next click or
 * after it. In tests it looks when the person comes back, and before it saves or publishes.
 */
function looksOnlyWhenAsked(): void {
  const start = window.setInterval;
  const skipLooks = (run: () => void, pause = 0) => (pause < 30_000 ? start(run, pause) : 0);
  Object.assign(window, { setInterval: skipLooks });
}

interface VisitOptions extends BrowserContextOptions {
  /** The end of the editor's address, from its `#` on. */
  fragment?: string;
  /** Whether the test moves the tab's clock. */
  hasClock?: boolean;
}

export interface Scene extends WebSite {
  /** A person in a browser that has never been there. */
  visit: (options?: VisitOptions) => Promise<Author>;
}

/** Ends what a test has started, and checks everything that has been logged meanwhile. */
export const test = base.extend<{
  serve: (hosting: Hosting, files?: ReadonlyMap<string, string>) => Promise<Scene>;
}>({
  serve: async ({}, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async (hosting, files) => {
      const site = await startWebSite(hosting, files);
      ends.push(site.end);
      return {
        ...site,
        async visit({ fragment = "", hasClock = false, ...options } = {}) {
          const context = await newEditing(browser, options);
          const author = new Author(context, await context.newPage());
          ends.unshift(() => author.end());
          if (hasClock) await author.tab.clock.install();
          await author.tab.addInitScript(looksOnlyWhenAsked);
          await author.tab.goto(site.address + fragment);
          return author;
        },
      };
    });
    const problems: unknown[] = [];
    for (const end of ends) await end().catch((problem: unknown) => problems.push(problem));
    if (problems.length > 0) throw problems[0];
  },
});
