// @vitest-environment jsdom
// Back to a page that has a document of its own and hasn't arrived yet, and then a click on the page that is shown.
import { expect, test, vi } from "vitest";
import { startNavigation } from "../../src/runtime/navigation.ts";
import { pagesToFetch } from "../../src/runtime/pages-to-fetch.ts";

/** Answers on their way. */
const slow: (() => void)[] = [];

/** Answers with the home page. */
class Waiting {
  response: Document | undefined;
  onloadend = () => {};
  open(): void {}
  send(): void {
    slow.push(() => {
      const page = '<div class="page" data-page-view="home" id="page-home"></div>';
      this.response = new DOMParser().parseFromString(page, "text/html");
      this.onloadend();
    });
  }
}

const link = () => document.querySelector<HTMLElement>("[data-page=about]");

test("a visitor who stays after all is at the address of the page that is shown", async () => {
  vi.stubGlobal("XMLHttpRequest", Waiting);
  vi.stubGlobal("scrollTo", () => {});
  history.replaceState({ page: "home" }, "", "/");
  history.pushState({ page: "about" }, "", "/about/");
  document.body.innerHTML = `
    <nav data-menu><a data-page="home" href="/">Home</a><a data-page="about" href="/about/">About</a></nav>
    <main><div class="page" data-page-view="about" id="page-about"></div></main>
    <template data-page-failure><div class="page"><a data-page="*" href="./*/">Again</a></div></template>`;
  const about = document.querySelector<HTMLElement>("#page-about");
  if (!about) throw new Error("The document has no page.");
  startNavigation(about, pagesToFetch(about));

  const moved = new Promise((resolve) => window.addEventListener("popstate", resolve));
  history.back();
  await moved;
  expect(location.pathname).toBe("/");
  link()?.click();
  for (const arrive of slow) arrive();
  await new Promise((resolve) => setTimeout(resolve));
  expect(location.pathname).toBe("/about/");
  expect(history.state).toEqual({ page: "about" });
  expect(about.hidden).toBe(false);

  const entries = history.length;
  link()?.click();
  expect(history.length).toBe(entries);
});
