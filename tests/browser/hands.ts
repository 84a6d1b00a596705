// A person without a mouse: presses keys, and knows their position by what has the focus.
import type { Page } from "playwright-core";

export interface Focus {
  /** The element's name; empty if nothing has the focus. */
  name: string;
  /** The value of a field. */
  value: string;
  /** The region of the screen, or the dialog. */
  region: string;
  /** Why a person could lose sight of it; empty if they can't. */
  lost: string;
}

/** Nobody would press a key more often than this to get somewhere. */
const mostPresses = 60;

export class Hands {
  readonly page: Page;
  /** How many keys were pressed to get somewhere or do something, not counting typed text. */
  presses = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** People look at the result of a key press before they continue, so this waits until it is drawn. */
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

  /** Into a field where single letters do nothing: drawn once instead of once per letter. */
  write(words: string): Promise<void> {
    return this.page.keyboard.insertText(words);
  }

  /** Presses Tab until something of this name has the focus. @throws if that takes too long */
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

  /** Presses F6 until the given region has the focus. */
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

  /** The name of what has the focus, and why it could be out of sight. */
  async at(): Promise<string> {
    const { name, lost } = await focused(this.page);
    return lost ? `${name}, which ${lost}` : name;
  }

  /** Replaces all of a field's text. */
  async writeOver(words: string): Promise<void> {
    await this.press("Control+a");
    await this.write(words);
  }
}

function isCalled(name: string, wanted: string | RegExp): boolean {
  return typeof wanted === "string" ? name === wanted : wanted.test(name);
}

/** What has the focus, also within the edited page. */
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
      const label = of.getAttribute("aria-label") ?? of.getAttribute("alt");
      return (labelled || label || own || of.textContent).trim();
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
