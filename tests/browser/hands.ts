// Somebody without a mouse: presses keys, and knows where they are by what has the focus.
import type { Page } from "playwright-core";

export interface Focus {
  /** What it is called; empty where nothing has the focus. */
  name: string;
  /** What is written in it, of a field. */
  value: string;
  /** The part of the screen, or the window. */
  region: string;
  /** Why a person could lose it from sight; empty when they can't. */
  lost: string;
}

/** More of them in a row are no way that anybody would go. */
const mostPresses = 60;

export class Hands {
  readonly page: Page;
  /** How many keys were pressed to get somewhere or to do something, without what was typed. */
  presses = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Nobody looks at what was pressed, and goes on, before it is drawn. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      this.presses += 1;
    }
    await this.page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    });
  }

  /** Letter by letter. */
  type(words: string): Promise<void> {
    return this.page.keyboard.type(words);
  }

  /** In a field, where no letter does anything by itself: drawn once, not once a letter. */
  write(words: string): Promise<void> {
    return this.page.keyboard.insertText(words);
  }

  /** Moves on until something of that name has the focus. @throws when that takes too long */
  async tabTo(name: string | RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    const passed: string[] = [];
    while (passed.length < mostPresses) {
      await this.press(key);
      const at = await this.at();
      passed.push(at);
      if (isCalled(at, name)) return;
    }
    throw new Error(`${key} doesn't come to ${String(name)}, but to ${passed.join(", ")}`);
  }

  /** From one part of the screen to the next, until it is the one that is wanted. */
  async goTo(region: string | RegExp): Promise<void> {
    const passed: string[] = [];
    while (passed.length < 5) {
      await this.press("F6");
      const at = await focused(this.page);
      passed.push(at.region);
      if (isCalled(at.region, region)) return;
    }
    throw new Error(`F6 doesn't come to ${String(region)}, but to ${passed.join(", ")}`);
  }

  /** What has the focus, to be waited for; with why it could be lost from sight. */
  async at(): Promise<string> {
    const { name, lost } = await focused(this.page);
    return lost ? `${name}, which ${lost}` : name;
  }

  /** In a field whose words are all to be others. */
  async writeOver(words: string): Promise<void> {
    await this.press("Control+a");
    await this.write(words);
  }
}

function isCalled(name: string, wanted: string | RegExp): boolean {
  return typeof wanted === "string" ? name === wanted : wanted.test(name);
}

/** What has the focus, also within the page that is edited. */
export function focused(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const outer = document.activeElement;
    const frame = outer instanceof HTMLIFrameElement ? outer : undefined;
    const element = frame ? frame.contentDocument?.activeElement : outer;
    const region = outer?.closest("dialog") ?? outer?.closest("[data-region]");
    const named = (of: Element): string => {
      const ids = of.getAttribute("aria-labelledby")?.split(" ") ?? [];
      const labelled = ids.map((id) => of.ownerDocument.getElementById(id)?.textContent).join(" ");
      const own = "labels" in of ? (of as HTMLInputElement).labels?.[0]?.textContent : undefined;
      const said = of.getAttribute("aria-label") ?? of.getAttribute("alt");
      return (labelled || said || own || of.textContent).trim();
    };
    const where = region ? named(region) : "";
    if (!element || element.matches("body"))
      return { name: "", value: "", region: where, lost: "" };
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const view = element.ownerDocument.defaultView ?? window;
    const reasons = {
      "has no outline": outlineStyle === "none" || parseFloat(outlineWidth) < 1,
      "is out of view":
        bottom <= 0 || right <= 0 || top >= view.innerHeight || left >= view.innerWidth,
    };
    return {
      name: named(element),
      value: "value" in element ? String(element.value) : "",
      region: where,
      lost: Object.entries(reasons)
        .filter(([, holds]) => holds)
        .map(([reason]) => reason)
        .join(", "),
    };
  });
}
