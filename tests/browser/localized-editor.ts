// The editor in one language, whose controls tests name in English, as the code does.
import type { FrameLocator, Locator, Page } from "playwright-core";
import { createJudge, cutOn, leftOn, type Catalog } from "./screen-words.ts";

/** Opens one screen after the other. @yields the name of each */
export type Screens = AsyncGenerator<string>;

/** What is wrong with which words -> the first screen that has them. */
export type Faults = Record<string, string>;

export class LocalizedEditor {
  readonly page: Page;
  readonly #catalog: Catalog;
  /** The edited page. */
  readonly site: FrameLocator;
  /** The last one that opened. */
  readonly dialog: Locator;
  readonly panel: Locator;

  constructor(page: Page, catalog: Catalog) {
    this.page = page;
    this.#catalog = catalog;
    this.site = page.frameLocator("iframe.page-frame");
    this.dialog = page.getByRole("dialog").last();
    this.panel = page.locator(".panel");
  }

  /** @param values for `{0}` and so on */
  say(english: string, ...values: readonly string[]): string {
    const said = this.#catalog[english] ?? english;
    return said.replaceAll(/\{(\d)\}/g, (_gap, at: string) => values[Number(at)] ?? "");
  }

  /** The first visible one. */
  button(english: string, { exact = true } = {}): Locator {
    return this.page
      .getByRole("button", { name: this.say(english), exact })
      .filter({ visible: true })
      .first();
  }

  inDialog(english: string, ...values: readonly string[]): Locator {
    const name = this.say(english, ...values);
    return this.dialog.getByRole("button", { name, exact: true }).first();
  }

  inPanel(english: string): Locator {
    return this.panel.getByRole("button", { name: this.say(english), exact: true }).first();
  }

  /** The button that adds a field. */
  adding(title: string): Locator {
    // Capital letters differ within sentences.
    const name = this.say("Add {0}", this.say(title));
    return this.panel.getByRole("button", { name }).first();
  }

  /** Waits until the screen says this, or its beginning, up to the first value that isn't given. */
  async message(english: string, ...values: readonly string[]): Promise<void> {
    const [known = ""] = this.say(english, ...values, "{", "{", "{").split("{");
    await this.page.getByText(known).first().waitFor();
  }

  field(english: string): Locator {
    return this.panel.getByLabel(this.say(english), { exact: true }).first();
  }

  /** Selects an element of the page and shows its fields: a click on a page that is drawn smaller can't be aimed. */
  async select(element: Locator): Promise<void> {
    await element.focus();
    await this.unfold("Fields and problems");
  }

  async unfold(sidebar: string): Promise<void> {
    const toggle = this.button(sidebar, { exact: false });
    if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
  }

  /** Clicks a button of the sidebars or of the toolbar. */
  async open(name: string): Promise<void> {
    await this.unfold("Blocks and settings");
    await this.button(name).click();
  }

  /**
   * Without the pointer: a click where the last one was could be taken for the second half of a double click. And without
   * a key: a dialog that has just loaded its content moves the focus there.
   */
  async close(): Promise<void> {
    await this.inDialog("Close").evaluate((button: HTMLElement) => button.click());
    await this.dialog.waitFor({ state: "detached" });
  }

  async *dialogs(...names: readonly string[]): Screens {
    for (const name of names) {
      await this.open(name);
      await this.dialog.waitFor();
      yield name;
      await this.close();
    }
  }

  async choosePage(name: string): Promise<void> {
    const choice = this.page.getByRole("banner").getByRole("combobox", {
      name: this.say("Page"),
      exact: true,
    });
    await choice.selectOption(name);
    await this.site.locator(`[data-page-view="${name}"]`).waitFor();
  }

  /** @returns what is wrong on these screens */
  async faultsOf(screens: Screens, content: string): Promise<Faults> {
    const faults: Faults = {};
    const judge = createJudge(this.#catalog, content);
    const width = this.page.viewportSize()?.width ?? 0;
    for await (const screen of screens) {
      const left = await leftOn(this.page, judge);
      const cut = await cutOn(this.page);
      for (const words of left) faults[`not translated: ${words}`] ??= `${screen} at ${width} px`;
      for (const words of cut) faults[`cut at ${width} px: ${words}`] ??= screen;
    }
    return faults;
  }
}
