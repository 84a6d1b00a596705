// @vitest-environment jsdom
// The menu offers the page that is shown in the other language, also after the script has shown another page.
import { expect, test } from "vitest";
import "../../src/runtime/language-links.ts";

const home = "https://www.company.example/de/";
document.body.innerHTML = `
  <a class="menu-item" data-site="${home}" data-pages="prices our-team" href="${home}prices/">Deutsch</a>
  <main>
    <div data-page-view="prices"></div>
    <div data-page-view="our-team" hidden></div>
    <div data-page-view="team" hidden="until-found"></div>
    <div data-page-view="home" hidden></div>
  </main>`;
const views = document.querySelectorAll<HTMLElement>("[data-page-view]");

/** Shows a page in place of the others; browsers report that before they do anything else. */
async function show(name: string): Promise<string | undefined> {
  for (const view of views) view.hidden = view.dataset.pageView !== name;
  await Promise.resolve();
  return document.querySelector("a")?.href;
}

test.each([
  ["our-team", `${home}our-team/`],
  // Not there, although a longer name ends with it.
  ["team", home],
  ["home", home],
  ["prices", `${home}prices/`],
])("on %s, the link goes to %s", async (name, address) => {
  expect(await show(name)).toBe(address);
});
