// @vitest-environment jsdom
// Which pages are fetched before a visitor opens them, on a site whose pages have documents of their own.
import { beforeEach, expect, test, vi } from "vitest";
import { startNavigation } from "../../src/runtime/navigation.ts";
import { pagesToFetch } from "../../src/runtime/pages-to-fetch.ts";

let asked: string[];

/** Answers with a document that has the page which its address names. */
class Answering {
  status = 200;
  response: Document | undefined;
  responseType = "";
  onloadend = () => {};
  #name = "";
  open(_method: string, address: string): void {
    const { pathname } = new URL(address);
    asked.push(pathname);
    this.#name = pathname.replaceAll("/", "");
  }
  send(): void {
    const page = `<div class="page" data-page-view="${this.#name}" id="page-${this.#name}"></div>`;
    this.response = new DOMParser().parseFromString(page, "text/html");
    this.onloadend();
  }
}

/** Opens the home page, in a browser that has nothing to do once it has loaded. */
function open(connection: { saveData: boolean } | undefined): void {
  document.body.innerHTML = `
    <nav data-menu><a data-page="home" href="/">Home</a><a data-page="about" href="/about/">About</a>
    <a data-page="contact" href="/contact/">Contact</a></nav>
    <main><div class="page" data-page-view="home" id="page-home"></div></main>
    <footer><a data-page="privacy" href="/privacy/">Privacy</a></footer>
    <template data-page-failure><div class="page"><a data-page="*" href="./*/">Again</a></div></template>`;
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  const home = document.querySelector<HTMLElement>("#page-home");
  if (!home) throw new Error("The document has no home page.");
  startNavigation(
    home,
    pagesToFetch(home, () => {}),
  );
  window.dispatchEvent(new Event("load"));
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal("XMLHttpRequest", Answering);
});

const link = (page: string) => document.querySelector<HTMLElement>(`[data-page=${page}]`);

test("a visitor who saves data gets only the page that they are about to open, once", async () => {
  open({ saveData: true });
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual([]);
  link("privacy")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  link("privacy")?.dispatchEvent(new Event("focusin", { bubbles: true }));
  expect(asked).toEqual(["/privacy/"]);
});

test("a visitor who moves the focus to a link gets its page before they follow it", () => {
  open({ saveData: true });
  link("contact")?.focus();
  expect(asked).toContain("/contact/");
  expect(document.querySelector<HTMLElement>("#page-contact")?.hidden ?? true).toBe(true);
});

test.each([{ saveData: false }, undefined])(
  "any other visitor gets the pages of the menu, one after the other: %j",
  async (connection) => {
    open(connection);
    await expect.poll(() => asked).toEqual(["/about/", "/contact/"]);
  },
);
