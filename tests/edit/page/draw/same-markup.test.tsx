// @vitest-environment jsdom
// The editor draws pages with React's client renderer, the build with the one for HTML: both make the same elements.
import fc from "fast-check";
import { createElement, type ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createPreviewer } from "../../../../src/content/compile.ts";
import type { Preview } from "../../../../src/content/preview.ts";
import type { Site } from "../../../../src/content/model/site.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import { pageView, plainPage } from "../../../../src/edit/page/draw/draw-page.tsx";
import { formStates, type FormState } from "../../../../src/edit/screen/form-states.ts";
import { createInertBody, InertView } from "../../../../src/edit/ui/InertView.tsx";
import { loadContent } from "../../../../src/files/content-folder.ts";
import { readIcons } from "../../../../src/files/icon-set.ts";
import { allPages, renderPage } from "../../../../src/site/render.tsx";
import { SiteBody } from "../../../../src/site/SiteBody.tsx";
import { compileExamples } from "../../../blocks/examples.ts";
import {
  arabicSite,
  dentalSite,
  firstSite,
  japaneseSite,
  secondSite,
  spanishDentalSite,
} from "../../../fixtures/sites.ts";
import { drawInert } from "../../draw-page.tsx";

/**
 * Every element and text, in order. What is removed from every page doesn't count, nor the order of attributes, nor where
 * one text ends and the next begins.
 */
function outline(body: HTMLElement): string[] {
  const page = plainPage(body, true);
  if (!page) throw new Error("Nothing is drawn.");
  page.normalize();
  const walker = page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_ALL);
  const lines: string[] = [];
  while (walker.nextNode()) lines.push(described(walker.currentNode));
  return lines;
}

/** What only a form in a browser has: the message in an address, and today as the first day. */
const alive = [
  [".form-failure a.button", "href"],
  ["input[type=date]", "min"],
] as const;

function described(node: Node): string {
  if (!(node instanceof Element)) return `${node.nodeName} ${node.textContent}`;
  const attributes = Array.from(node.attributes, ({ name, value }) => `${name}="${value}"`);
  const own = attributes.filter(
    (each) => !alive.some(([what, name]) => node.matches(what) && each.startsWith(`${name}=`)),
  );
  return [depthOf(node), node.namespaceURI, node.nodeName, ...own.sort()].join(" ");
}

function depthOf(node: Node): number {
  return node.parentNode ? depthOf(node.parentNode) + 1 : 0;
}

const parsed = (html: string): HTMLElement =>
  new DOMParser().parseFromString(html, "text/html").body;

/** @returns what both make, and from what */
function both(drawn: HTMLElement, view: ReactElement | undefined, about: string) {
  const written = outline(parsed(view ? renderToStaticMarkup(view) : ""));
  return { drawn: [about, ...outline(drawn)], written: [about, ...written] };
}

async function previewIn(folder: string): Promise<Preview> {
  const { files, media } = await loadContent(folder);
  const addresses = new Map([...media].map(([name, { address }]) => [name, address]));
  const content = { folder, files, media: addresses, icons: readIcons() };
  return createPreviewer(engineVocabulary)(content).preview();
}

// jsdom lacks it. Nothing in a document without a window has a size.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
  },
);

const folders = [firstSite, secondSite, dentalSite, spanishDentalSite, arabicSite, japaneseSite];

test.each(folders)(
  "every page of %s, with and without marks, in every state of its forms",
  async (folder) => {
    const { site, trace } = await previewIn(folder);
    // Cast: these are its keys.
    const states = Object.keys(formStates) as FormState[];
    for (const { name, blocks } of site.pages) {
      const hasForm = blocks.some(({ type }) => type === "form");
      for (const version of [trace(name).shown, trace(name).site])
        for (const state of hasForm ? states : (["first"] as const)) {
          const view = pageView(version, name, state);
          const { drawn, written } = both(drawInert(view), view, `${name}, ${state}`);
          expect(drawn).toEqual(written);
        }
    }
  },
);

test("every example of every block", () => {
  const site = compileExamples();
  expect(site.pages.length).toBeGreaterThan(20);
  for (const { name } of site.pages) {
    const view = pageView(site, name);
    const { drawn, written } = both(drawInert(view), view, name);
    expect(drawn).toEqual(written);
  }
});

test("a form that isn't filled in looks as visitors get it from the build", async () => {
  const { site } = await previewIn(firstSite);
  const contact = site.pages.find(({ name }) => name === "contact");
  if (!contact) throw new Error("The first site has no page called contact.");
  const built = parsed(renderPage(site, contact, allPages(site)));
  // Those between texts are for hydration.
  const comments = built.ownerDocument.createNodeIterator(built, NodeFilter.SHOW_COMMENT);
  for (let node = comments.nextNode(); node; node = comments.nextNode())
    node.parentNode?.removeChild(node);
  const form = (body: HTMLElement) => {
    const only = createInertBody();
    only.append(...body.querySelectorAll("[data-island]"));
    return outline(only);
  };
  const drawn = form(drawInert(pageView(site, "contact")));
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn).toEqual(form(built));
});

/** As in the editor: what is drawn goes on from what was drawn before. */
function keptDrawing(): (view: ReactElement | undefined) => HTMLElement {
  const into = createInertBody();
  const root = createRoot(document.createElement("div"));
  return (view) => {
    flushSync(() => root.render(<InertView into={into}>{view}</InertView>));
    return into;
  };
}

test("a page that is drawn after any others, and with any edits, is as if it were the first", async () => {
  const sites: Site[] = [compileExamples()];
  for (const folder of folders) sites.push((await previewIn(folder)).site);
  const all = sites.flatMap((site) => site.pages.map(({ name }) => ({ site, name })));
  const states = Object.keys(formStates) as FormState[];
  const one = fc.record({
    at: fc.nat(all.length - 1),
    other: fc.nat(all.length - 1),
    removed: fc.nat(5),
    state: fc.constantFrom(...states),
  });
  fc.assert(
    fc.property(fc.array(one, { minLength: 2, maxLength: 6 }), (steps) => {
      const draw = keptDrawing();
      for (const { at, other, removed, state } of steps) {
        const { site, name } = all[at] ?? { site: sites[0], name: "" };
        if (!site) return;
        const more = all[other]?.site === site ? all[other].name : name;
        const blocksOf = (page: string) =>
          site.pages.find((each) => each.name === page)?.blocks ?? [];
        const blocks = [...blocksOf(name), ...blocksOf(more)].filter(
          (_, index) => index !== removed,
        );
        const pages = site.pages.map((page) => (page.name === name ? { ...page, blocks } : page));
        const view = pageView({ ...site, pages }, name, state);
        const { drawn, written } = both(draw(view), view, `${name}, ${state}`);
        expect(drawn).toEqual(written);
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);

test("a view that throws leaves nothing, and the next one is drawn", () => {
  const draw = keptDrawing();
  const Broken = (): ReactElement => {
    throw new Error("Nothing can be drawn.");
  };
  const page = createElement(SiteBody, { site: compileExamples(), pages: [], shown: "" as never });
  expect(draw(page).childElementCount).toBeGreaterThan(2);
  expect(draw(createElement(Broken)).hasChildNodes()).toBe(false);
  expect(draw(page).childElementCount).toBeGreaterThan(2);
});
