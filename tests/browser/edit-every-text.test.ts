// Editing each kind of text on a page changes its file and no other byte. That every single text is traced to its own
// location is tested in tests/edit/page/draw/trace-texts.test.ts.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import prettier from "prettier";
import { expect, test } from "vitest";
import { valueAt } from "../../src/content/model/json.ts";
import { locationFromKey } from "../../src/edit/model/location.ts";
import { dentalSite, firstSite } from "../fixtures/sites.ts";
import { startEditedSite } from "./edited-site.ts";

/** A letter in no fixture, written after each text. */
const mark = "ʘ";

/** What a page shows: texts by location, facts by name, and what can't be edited there. */
interface Seen {
  texts: { location: string; kind: string }[];
  facts: string[];
  others: string[];
}

test.each<[folder: string, texts: number, kinds: number, facts: number, others: string[]]>([
  // Step numbers are drawn. The brackets around the word for "optional" belong to no language.
  [firstSite, 261, 55, 15, ["(", ")", "1", "2", "3", "4", "5"]],
  // Built-in text that site.json leaves out is in English; a file's type and size are measured.
  // Hours are written from the site's times, and the names of networks and languages aren't the site's.
  [
    dentalSite,
    245,
    63,
    8,
    [
      "(PDF, 1\u00a0kB)",
      "(optional)",
      "1",
      "2",
      "8:00\u00a0AM–1:00\u00a0PM",
      "8:00\u00a0AM–5:00\u00a0PM",
      "Closed",
      "Dec 24 – 26, 2099",
      "Español",
      "Facebook",
      "Friday",
      "Instagram",
      "Menu",
      "Monday–Thursday",
      "Saturday, Sunday",
      "Skip to content",
      "·",
    ],
  ],
])("on the pages of %s", async (folder, texts, kinds, facts, others) => {
  const edited = await startEditedSite(folder);
  try {
    const { page, site } = await edited.openTab(await edited.newContext());
    const found = { texts: new Set<string>(), facts: new Set<string>(), others: new Set<string>() };
    /** One location of each kind. */
    const changed = new Map<string, string>();
    /** Facts are all alike, so one that each page is the first to show. */
    const factOn = new Map<string, string>();
    const pages = page.locator(".toolbar").getByRole("combobox");
    const names = await pages.locator("option").evaluateAll((all) =>
      // Cast: a list to choose from contains these.
      all.map((option) => (option as HTMLOptionElement).value),
    );
    const go = async (name: string) => {
      await pages.selectOption(name);
      await site.locator(`[data-page-view="${name}"]`).waitFor();
    };
    for (const screen of ["Phone", "Desktop"]) {
      await page.getByRole("radio", { name: screen, exact: true }).check();
      for (const name of names) {
        await go(name);
        const seen = await page.evaluate(whatIsSeen);
        for (const text of seen.others) found.others.add(text);
        const newFact = seen.facts.find((fact) => !found.facts.has(fact));
        if (newFact !== undefined && !factOn.has(name)) factOn.set(name, newFact);
        for (const fact of seen.facts) found.facts.add(fact);
        for (const { location, kind } of seen.texts) {
          found.texts.add(location);
          if (changed.has(kind)) continue;
          changed.set(kind, location);
          await change(page, location);
        }
      }
    }
    // After the texts, which would show the mark of a fact in them.
    for (const [name, fact] of factOn) {
      await go(name);
      await change(page, `site.json/facts/${fact}`);
    }
    expect([...found.others].toSorted()).toEqual(others.toSorted());
    expect([found.texts.size, changed.size, found.facts.size]).toEqual([texts, kinds, facts]);
    await page.keyboard.press("Control+s");
    await page.getByText("Saved.").waitFor();
    const locations = [
      ...changed.values(),
      ...[...factOn.values()].map((fact) => `site.json/facts/${fact}`),
    ];
    await compare(folder, edited.content, locations);
  } finally {
    await edited.end();
  }
});

/** The files are unchanged except for the marks, each at its own location, and facts that are no placeholders anymore. */
async function compare(before: string, after: string, locations: readonly string[]): Promise<void> {
  const names = (await readdir(before)).filter((name) => name.endsWith(".json"));
  for (const name of names) {
    const [old, now] = await Promise.all(
      [before, after].map((folder) => readFile(join(folder, name), "utf8")),
    );
    const own = locations.map(locationFromKey).filter(({ file }) => file === name);
    for (const { path } of own)
      expect(valueAt(JSON.parse(now ?? ""), path)).toBe(
        `${String(valueAt(JSON.parse(old ?? ""), path))}${mark}`,
      );
    expect(now?.split(mark)).toHaveLength(own.length + 1);
    // Lines that have become too long are wrapped as prettier wraps them.
    const tight = (text = "") => text.replaceAll(/\s/g, "");
    const facts = own.flatMap(({ path }) => (path[0] === "facts" ? [String(path[1])] : []));
    const expected = tight(old).replace(/(?<="standIns":)\[.*?\]/, (list) => {
      // Cast: site.json's own list of names.
      const placeholders = JSON.parse(list) as string[];
      return JSON.stringify(placeholders.filter((fact) => !facts.includes(fact)));
    });
    expect(tight(now).replaceAll(mark, "")).toBe(expected);
    expect(await prettier.check(now ?? "", { parser: "json", printWidth: 100 })).toBe(true);
  }
}

/** Types a mark after a text as a person does: clicks it, then types wherever it can be edited. */
async function change(page: Page, location: string): Promise<void> {
  const outcome = await page.evaluate(markText, { location, mark });
  expect(outcome).toBe(`${location} is changed`);
}

function whatIsSeen(): Seen {
  /** The field in the schema, the element that shows it, and its content. */
  const kindOf = (words: Element, location: string): string => {
    const field = location.replace(/^(?!site).*?\//, "").replaceAll(/\b\d+\b/g, "*");
    const block = words.closest("[data-page-view] > *")?.className ?? "";
    const inside = ["[data-fact]", "a", "li"].filter((each) => words.querySelector(each));
    return [field, block, words.parentElement?.tagName, words.tagName, ...inside].join(" ");
  };
  const frame = document.querySelector("iframe")?.contentDocument;
  const texts = new Map<string, string>();
  const seen = { facts: new Set<string>(), others: new Set<string>() };
  const walker = frame?.createTreeWalker(frame.body, NodeFilter.SHOW_TEXT);
  for (let node = walker?.nextNode(); node; node = walker?.nextNode()) {
    const text = node.textContent?.trim() ?? "";
    const element = node.parentElement;
    if (text === "" || !element?.checkVisibility() || element.closest("script, style")) continue;
    const fact = element.closest("[data-fact]")?.getAttribute("data-fact");
    const words = element.closest("[data-place]");
    const location = words?.getAttribute("data-place");
    if (fact) seen.facts.add(fact);
    if (words && location) texts.set(location, kindOf(words, location));
    else seen.others.add(text);
  }
  return {
    texts: Array.from(texts, ([location, kind]) => ({ location, kind })),
    facts: [...seen.facts],
    others: [...seen.others],
  };
}

/** In one call in the browser, because a call for each step takes longer than the step. */
async function markText({
  location,
  mark: typedMark,
}: {
  location: string;
  mark: string;
}): Promise<string> {
  const frame = document.querySelector("iframe")?.contentDocument;
  const until = async <Found>(look: () => Found | undefined): Promise<Found | undefined> => {
    for (let times = 0; times < 1000; times++) {
      const found = look();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return undefined;
  };
  const [, fact] = /^site\.json\/facts\/(.*)/.exec(location) ?? [];
  const selector = fact ? `[data-fact="${fact}"]` : `[data-place="${location}"]`;
  const shown = () => [...(frame?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const element = shown().find((each) => each.checkVisibility());
  if (!frame || !element) return `${location} isn't seen`;
  const pointer = location.slice(location.indexOf("/"));
  const findField = () => {
    const label = `.panel [data-pointer="${pointer}"]`;
    const kinds = ["textarea", "input", "[role=textbox]"].map((each) => `${label} ${each}`);
    return document.querySelector<HTMLTextAreaElement>(kinds.join());
  };
  // With facts in it, the field isn't a control.
  const wordsIn = (field: HTMLTextAreaElement | null) => field?.value ?? field?.textContent;
  const isFormatted = !fact && element.hasAttribute("data-formatted");
  element.click();
  if (fact || !element.isContentEditable) {
    const field = await until(() => findField() ?? undefined);
    if (!field) return `${location} has no field`;
    field.focus();
    field.setSelectionRange(1e6, 1e6);
  } else {
    element.focus();
    const isOpen = await until(() => !isFormatted || element.matches(".ProseMirror"));
    if (!isOpen) return `${location} isn't opened`;
    // After the last word or fact, not after the paragraph that contains it.
    const walker = frame.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode());
    const last = walker.currentNode;
    const range = frame.createRange();
    range.setStartAfter(last.parentElement?.closest("[data-fact]") ?? last);
    frame.getSelection()?.setPosition(range.startContainer, range.startOffset);
    // The browser reports a selection in the next frame.
    for (let left = isFormatted ? 2 : 0; left > 0; left--)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const typedIn = fact || !element.isContentEditable ? document : frame;
  typedIn.execCommand("insertText", false, typedMark);
  const isShown = await until(() => shown().some((each) => each.textContent?.includes(typedMark)));
  // ProseMirror reads typed text from the page a moment later.
  const isWritten =
    isShown && (!isFormatted || (await until(() => wordsIn(findField())?.includes(typedMark))));
  return isWritten ? `${location} is changed` : `${location} isn't shown changed`;
}
