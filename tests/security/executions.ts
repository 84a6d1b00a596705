// Detects every payload that runs in a browser, in any window, frame or worker.
import type { Browser, BrowserContext, Frame, Page } from "playwright-core";

/** As people have it; and without what a browser adds, so that a value that isn't escaped can't hide behind it. */
export const modes = ["with the policies", "without policies and sandboxes"] as const;
export type Mode = (typeof modes)[number];

/** Wide enough for a page in its full size: what is clicked in a frame that is scaled can't be aimed at. */
const viewport = { width: 2000, height: 1000 };

export async function openContext(browser: Browser, mode: Mode): Promise<BrowserContext> {
  const isBare = mode !== "with the policies";
  const context = await browser.newContext({ viewport, bypassCSP: isBare });
  if (isBare) await context.addInitScript(ignoreSandboxes);
  return context;
}

/** In each page: no frame that it makes has a sandbox. */
function ignoreSandboxes(): void {
  const set = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (name, value) {
    if (name !== "sandbox") set.call(this, name, value);
  };
}

export interface Executions {
  /** Which payloads ran, and where. */
  ran: Map<number, string>;
  /** Elements that would run something and are kept from it by nothing but a policy: as they are written, and where. */
  live: Map<string, string>;
  /** Looks through all frames of a page for those. */
  lookThrough: (page: Page) => Promise<void>;
}

export function listenForCanaries(context: BrowserContext): Executions {
  const ran = new Map<number, string>();
  const live = new Map<string, string>();
  context.on("console", (message) => {
    const [, id] = /^\[?canary-(\d+)\]?$/.exec(message.text()) ?? [];
    if (id !== undefined) ran.set(Number(id), message.location().url || "a page");
  });
  return {
    ran,
    live,
    async lookThrough(page) {
      for (const frame of page.frames())
        for (const each of await frame.evaluate(liveMarkup).catch(noneIfGone(frame)))
          live.set(each, frame.url());
    },
  };
}

function noneIfGone(frame: Frame): (error: unknown) => string[] {
  return (error) => {
    if (frame.isDetached()) return [];
    throw error;
  };
}

/** In the page; a function with a name would need a helper there that `tsx` puts into the module alone. */
function liveMarkup(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll("*")) {
    if (element.localName === "script" && /^[^{[]*console\.log\(\/canary/.test(element.textContent))
      found.push(element.outerHTML);
    for (const { name, value } of element.attributes) {
      const isAddress = /^(href|src|action|formaction|data|to|values|xlink:href)$/i.test(name);
      const runs = /^\s*(j\s*a\s*v\s*a\s*script:|data:text\/html)/i.test(value);
      if (/^on/i.test(name) || (isAddress && runs)) found.push(element.outerHTML.slice(0, 300));
    }
  }
  return found;
}
