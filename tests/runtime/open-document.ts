// A small site as the build would make it, with the runtime running in it, for tests in jsdom.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, vi } from "vitest";

const site = await readFile(join(import.meta.dirname, "site.html"), "utf8");

const lasting = [document, window].map(
  (target) => [target, target.addEventListener.bind(target)] as const,
);
let listeners: AbortController | undefined;

/** How a document came to be loaded, as `performance.navigation.type` says, which jsdom doesn't have. */
const navigationTypes = { opened: 0, reloaded: 1, "back or forward": 2 } as const;

/**
 * Opens the site and runs the runtime, as a browser does on each visit.
 *
 * @param changes what this visit has that others don't: what to do to the document before the runtime runs
 * @param loadMore loads the scripts that only some sites have
 */
export async function visit(
  changes: () => void = () => {},
  loaded: keyof typeof navigationTypes = "opened",
  loadMore: () => Promise<unknown> = async () => {},
): Promise<void> {
  listeners?.abort();
  listeners = new AbortController();
  const { signal } = listeners;
  // The document and the window outlive their content here; a real visit begins without old listeners.
  for (const [target, listen] of lasting) {
    vi.spyOn(target, "addEventListener").mockImplementation((type, listener, options) =>
      listen(type, listener, {
        ...(typeof options === "object" ? options : { capture: options ?? false }),
        signal,
      }),
    );
  }
  vi.stubGlobal("scrollTo", vi.fn());
  Object.defineProperty(performance, "navigation", {
    value: { type: navigationTypes[loaded] },
    configurable: true,
  });
  const opened = new DOMParser().parseFromString(site, "text/html");
  document.head.replaceChildren(...opened.head.childNodes);
  document.body.replaceChildren(...opened.body.childNodes);
  changes();
  vi.resetModules();
  await import("../../src/runtime/main.ts");
  await loadMore();
  document.dispatchEvent(new Event("DOMContentLoaded"));
}

export const reload = (changes?: () => void) => visit(changes, "reloaded");

/** A fresh visit has no history of its own, and begins at the site's address. */
export function forgetHistory(): void {
  history.replaceState(null, "", "/");
}

/** The address of a module with this source; what is added to it to try again is a comment. */
export const moduleAddress = (source: string) =>
  `data:text/javascript,${encodeURIComponent(`${source} //`)}`;

export function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector} in the document`);
  return element;
}

afterEach(() => {
  listeners?.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
