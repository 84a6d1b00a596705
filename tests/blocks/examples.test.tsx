// @vitest-environment jsdom
// Tests what every block must do, with every example in every block schema, and the examples of site.json.
import axe from "axe-core";
import { describe, expect, test } from "vitest";
import type { Page } from "../../src/content/model/site.ts";
import { allPages, renderSite, type RenderedSite } from "../../src/site/render.tsx";
import { compileExamples, examples, sitesWithExamples } from "./examples.ts";

const site = compileExamples();

/** @param beside the pages that are in the document with it */
function show(page: string, beside: readonly Page[] = []): HTMLElement {
  const shown = pageNamed(page);
  const pages = beside.length > 0 ? beside : [shown];
  fillDocument(renderSite(site, undefined, { ...allPages(site), pages, shown }));
  const view = document.querySelector<HTMLElement>(`[data-page-view="${page}"]`);
  if (!view) throw new Error(`There is no page ${page}.`);
  return view;
}

function fillDocument({ head, body }: RenderedSite) {
  document.documentElement.lang = site.language;
  document.head.innerHTML = head;
  document.body.innerHTML = body;
}

/** What axe objects to, except colors: they need a real browser, and tests/browser checks them. */
async function violations() {
  const found = await axe.run(document, { rules: { "color-contrast": { enabled: false } } });
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

function pageNamed(name: string) {
  const page = site.pages.find((candidate) => candidate.name === name);
  if (!page) throw new Error(`There is no page ${name}.`);
  return page;
}

const levels = (view: HTMLElement) =>
  [...view.querySelectorAll("h1, h2, h3, h4, h5, h6")].map((heading) => Number(heading.tagName[1]));

describe.each([...examples.keys()])("the example %s", (name) => {
  test("shows its heading and has nothing that axe objects to", async () => {
    const view = show(name);
    for (const block of pageNamed(name).blocks) {
      // A new type of block may have none.
      expect(view.textContent).toContain("heading" in block ? (block.heading ?? "") : "");
    }
    expect(await violations()).toEqual([]);
  });

  test("has one main heading, able to take the focus, and skips no level below it", () => {
    const found = levels(show(name));
    expect(found.filter((level) => level === 1)).toHaveLength(1);
    found.reduce((before, level) => {
      expect(level).toBeLessThanOrEqual(before + 1);
      return level;
    }, 0);
    expect(document.querySelector(`#page-${name} h1`)?.getAttribute("tabindex")).toBe("-1");
  });

  test("has no inline style, which the site's security policy would refuse", () => {
    expect(show(name).querySelectorAll("[style], style")).toHaveLength(0);
  });

  test("gives each button to a page a link for a visitor without scripting", () => {
    for (const button of show(name, site.pages).querySelectorAll<HTMLElement>("[data-page]")) {
      const link = button.nextElementSibling;
      expect(link?.getAttribute("href")).toBe(`#page-${button.dataset["page"]}`);
      expect(link?.textContent).toBe(button.textContent);
    }
  });
});

test("hidden parts of an example aren't on its page", () => {
  expect(show("cardgrid-1").textContent).not.toContain("Not ready yet");
});

test("the examples of site.json are on the page, and axe objects to nothing", async () => {
  const places = [".notice:not([hidden])", ".social-links a", ".menu a[hreflang]"];
  const found = [];
  for (const [index, shown] of sitesWithExamples().entries()) {
    fillDocument(renderSite(shown));
    const parts = document.querySelectorAll(places[index] ?? "none yet");
    found.push(Array.from(parts, ({ textContent }) => textContent));
    expect(await violations()).toEqual([]);
  }
  expect(found).toEqual([
    ["Our office is closed from December 24 to 26. If it can’t wait, call us."],
    ["LinkedIn", "Facebook", "Mastodon"],
    ["Español"],
  ]);
});
