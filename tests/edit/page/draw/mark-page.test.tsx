// @vitest-environment jsdom
// A page that is edited keeps the marks of what stays the same, and has the marks of a page that is drawn for the first time.
import fc from "fast-check";
import { useEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { beforeAll, expect, test, vi } from "vitest";
import { createPreviewer } from "../../../../src/content/compile.ts";
import type { Preview } from "../../../../src/content/preview.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import { marked } from "../../../../src/content/trace/marks.ts";
import { createMarkPage } from "../../../../src/edit/page/draw/mark-page.ts";
import { useMarkedPage } from "../../../../src/edit/page/draw/use-drawn-page.tsx";
import { formStates, type FormState } from "../../../../src/edit/screen/form-states.ts";
import { createInertBody } from "../../../../src/edit/ui/InertView.tsx";
import { loadContent } from "../../../../src/files/content-folder.ts";
import { readIcons } from "../../../../src/files/icon-set.ts";
import { callsIn } from "../../../content/calls.ts";
import { firstSite } from "../../../fixtures/sites.ts";
import { drawPage } from "../../draw-page.tsx";

beforeAll(() => {
  // jsdom lacks it. Nothing in a document without a window has a size.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

interface Shown {
  preview: Preview;
  name: string;
  state: FormState;
}

/** As in the editor: each page is drawn on from the one before. */
function openPage(): (shown: Shown) => HTMLElement | undefined {
  let page: HTMLElement | undefined;
  function Screen({ preview, name, state }: Shown) {
    const { view, read } = useMarkedPage(preview, name, state);
    useEffect(() => {
      page = read();
    });
    return view;
  }
  const root = createRoot(document.createElement("div"));
  return (shown) => {
    flushSync(() => root.render(<Screen {...shown} />));
    // The effects of this draw come with the next one at the latest.
    flushSync(() => root.render(<Screen {...shown} />));
    return page;
  };
}

/** A site whose files are changed as values. */
async function openSite(folder: string) {
  const { files, media } = await loadContent(folder);
  const addresses = new Map([...media].map(([name, { address }]) => [name, address]));
  const check = createPreviewer(engineVocabulary);
  const icons = readIcons();
  const values = new Map([...files].map(([name, text]) => [name, JSON.parse(text)]));
  const preview = (): Preview => {
    const texts = new Map([...values].map(([name, value]) => [name, JSON.stringify(value)]));
    return check({ folder, files: texts, media: addresses, icons }).preview();
  };
  return { values, preview };
}

// Casts: the fixtures' own files have these shapes.
interface PageFile {
  blocks: { type: string; heading?: string; hidden?: boolean }[];
}
interface SiteFile {
  facts: Record<string, string>;
}

type Edit = (page: PageFile, site: SiteFile, at: number) => void;

/** Changes one of the texts in a value, which may be a name or a date that means nothing any more. */
function changeText(root: object, at: number): void {
  const texts: [inside: Record<string, unknown>, name: string][] = [];
  const find = (inside: object) => {
    for (const [name, value] of Object.entries(inside))
      // Cast: arrays have names, too.
      if (typeof value === "string") texts.push([inside as Record<string, unknown>, name]);
      else if (typeof value === "object" && value !== null) find(value);
  };
  find(root);
  const [inside, name = ""] = texts[at % texts.length] ?? [];
  if (inside) inside[name] = `${String(inside[name])}x`;
}

const edits: Readonly<Record<string, Edit>> = {
  "types a letter": ({ blocks }, _site, at) => {
    const block = blocks[at % blocks.length];
    if (block) block.heading = `${block.heading ?? ""}x`;
  },
  "empties a heading": ({ blocks }, _site, at) => {
    const block = blocks[at % blocks.length];
    if (block?.heading !== undefined) block.heading = "";
  },
  "writes a fact into a heading": ({ blocks }, site, at) => {
    const block = blocks[at % blocks.length];
    const [fact] = Object.keys(site.facts);
    if (block) block.heading = `About {{facts.${fact}}}`;
  },
  "changes every fact": (_page, site) => {
    for (const fact of Object.keys(site.facts)) site.facts[fact] += "1";
  },
  "duplicates a block": ({ blocks }, _site, at) => {
    const block = blocks[at % blocks.length];
    if (block) blocks.splice(at % blocks.length, 0, structuredClone(block));
  },
  "removes a block": ({ blocks }, _site, at) => {
    if (blocks.length > 1) blocks.splice(at % blocks.length, 1);
  },
  "swaps two blocks": ({ blocks }, _site, at) => {
    const [block] = blocks.splice(at % blocks.length, 1);
    if (block) blocks.unshift(block);
  },
  "changes a text of the page": (page, _site, at) => changeText(page, at * 7),
  "changes a text of site.json": (_page, site, at) => changeText(site, at * 7),
  "hides a block, or shows it": ({ blocks }, _site, at) => {
    const block = blocks[at % blocks.length];
    if (block) block.hidden = block.hidden !== true;
  },
};

test("after any edits, and on any page", async () => {
  const { values } = await openSite(firstSite);
  const names = [...values.keys()].filter((name) => name !== "site.json");
  const step = fc.record({
    edit: fc.constantFrom(...Object.keys(edits)),
    at: fc.nat(9),
    file: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.nat(names.length - 1)),
    state: fc.oneof(
      { weight: 5, arbitrary: fc.constant("first" as const) },
      // Cast: these are its keys.
      fc.constantFrom(...(Object.keys(formStates) as FormState[])),
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
      const site = await openSite(firstSite);
      const draw = openPage();
      for (const { edit, at, file, state } of steps) {
        const name = names[file] ?? "";
        edits[edit]?.(site.values.get(name), site.values.get("site.json"), at);
        const shown = { preview: site.preview(), name: name.replace(/\.json$/, ""), state };
        const first = drawPage(shown.preview, shown.name, state);
        expect(draw(shown)?.outerHTML).toBe(first?.outerHTML);
      }
    }),
    { numRuns: 10 },
  );
}, 120_000);

test("a letter in one block draws that block again, and no other part of the page", async () => {
  const { values, preview } = await openSite(firstSite);
  const draw = openPage();
  const shown = (): Shown => ({ preview: preview(), name: "home", state: "first" });
  draw(shown());
  const { blocks }: PageFile = values.get("home.json");
  const at = blocks.findIndex(({ type }) => type === "cardGrid");
  edits["types a letter"]?.({ blocks }, values.get("site.json"), at);
  const next = shown();
  const calls = await callsIn(() => void draw(next), "/src/");
  const drawn = [...calls].filter(([called]) =>
    /^(Header|Footer|Hero|CardGrid|List|Steps|Form|ContactInfo) of /.test(called),
  );
  expect([...calls.keys()].filter((called) => called.startsWith("complete of "))).toEqual([]);
  // The page, and its copy with marks.
  expect(drawn.map(([called, times]) => [called.split(" ")[0], times])).toEqual([["CardGrid", 2]]);
});

test("a letter in one block marks no other", async () => {
  const { values, preview } = await openSite(firstSite);
  const draw = openPage();
  const shown = (): Shown => ({ preview: preview(), name: "home", state: "first" });
  const first = draw(shown());
  expect(first?.querySelectorAll("[data-page-view] > section").length).toBeGreaterThan(3);
  const { blocks }: PageFile = values.get("home.json");
  const headed = blocks.findIndex(({ heading }) => heading !== undefined);
  edits["types a letter"]?.({ blocks }, values.get("site.json"), headed);
  const next = shown();
  const calls = await callsIn(() => void draw(next), "/src/edit/page/draw/");
  const parts = [...calls].find(([called]) => called.startsWith("markPart of mark-page.ts"));
  expect(parts?.[1]).toBe(1);
});

/** What a page's text is from, as {@link marked} numbers it. */
const options = {
  locations: [
    { file: "home.json", path: ["blocks", 0, "heading"], isMarkdown: false },
    { file: "home.json", path: ["blocks", 1, "heading"], isMarkdown: false },
  ],
  facts: ["phone"],
  formState: "first",
} as const;

/** A page of two blocks. */
function bodyOf(...headings: readonly string[]): HTMLElement {
  const body = createInertBody();
  const blocks = headings.map((heading) => `<section><h2>${heading}</h2></section>`);
  body.innerHTML = `<main><div data-page-view="home">${blocks.join("")}</div></main>`;
  return body;
}

const factsOn = (page: HTMLElement | undefined) =>
  Array.from(page?.querySelectorAll("[data-fact]") ?? [], (fact) => fact.textContent);

test("words that become a fact are one, though the page says the same", () => {
  const mark = createMarkPage();
  const page = bodyOf("Call 555-0100", "Hours");
  const copy = bodyOf(marked("text", 0, "Call 555-0100"), marked("text", 1, "Hours"));
  expect(factsOn(mark(page, copy, options))).toEqual([]);
  const words = copy.querySelector("h2")?.firstChild;
  if (words) words.textContent = marked("text", 0, `Call ${marked("fact", 0, "555-0100")}`);
  expect(factsOn(mark(page, copy, options))).toEqual(["555-0100"]);
});

test("words that a view leaves out, because the page says them elsewhere, are gone", () => {
  const mark = createMarkPage();
  const page = bodyOf("Hours", "Hours");
  const copy = bodyOf(marked("text", 0, "Hours"), marked("text", 1, "Hours"));
  expect(mark(page, copy, options)?.querySelectorAll("h2")).toHaveLength(2);
  page.querySelector("section + section > h2")?.remove();
  expect(mark(page, copy, options)?.querySelectorAll("h2")).toHaveLength(1);
});

test("what is done to a page stays out of the next one", () => {
  const mark = createMarkPage();
  const page = bodyOf("Call us", "Hours");
  const copy = bodyOf(marked("text", 0, "Call us"), marked("text", 1, "Hours"));
  const first = mark(page, copy, options);
  const before = first?.outerHTML;
  for (const section of first?.querySelectorAll("section") ?? []) section.className = "selected";
  const second = mark(page, copy, options);
  expect(second?.outerHTML).toBe(before);
  expect(second).not.toBe(first);
});

test("the same marks for other texts are other marks", () => {
  const mark = createMarkPage();
  const page = bodyOf("Call us", "Hours");
  const copy = bodyOf(marked("text", 0, "Call us"), marked("text", 1, "Hours"));
  mark(page, copy, options);
  const locations = options.locations.toReversed();
  const next = mark(page, copy, { ...options, locations });
  const found = Array.from(next?.querySelectorAll("[data-place]") ?? [], (text) =>
    text.getAttribute("data-place"),
  );
  expect(found).toEqual(["home.json/blocks/1/heading", "home.json/blocks/0/heading"]);
});
