// @vitest-environment jsdom
// A redrawn page replaces the shown one completely.
import { describe, expect, test } from "vitest";
import { show } from "../../../../src/edit/page/draw/show.ts";

function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, "text/html").body;
}

test("two elements that briefly had the same id leave nothing behind", () => {
  const field = (id: string, words: string) =>
    `<div><label for="${id}">${words}</label><input id="${id}"></div>`;
  const states = [
    field("time", "Time") + field("day", "Day"),
    field("time", "Time") + field("time", "New") + field("day", "Day"),
    field("time", "Time") + field("isNew", "New") + field("day", "Day"),
    field("day", "Day") + field("time", "Time") + field("time", "Time"),
    field("time", "Time") + field("day", "Day"),
  ];
  for (const html of states) {
    show(document, bodyOf(html), "en", undefined);
    expect(document.body.innerHTML).toBe(html);
  }
});

test("redrawing an unchanged page changes nothing in the document", () => {
  const html = `<p lang="de" class="empty">Worte</p><img alt="" src="media/favicon.svg">`;
  show(document, bodyOf(html), "en", undefined);
  const observer = new MutationObserver(() => {});
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, everything);
  show(document, bodyOf(html), "en", undefined);
  expect(observer.takeRecords()).toEqual([]);
});

test("a page turns around as soon as the site's language does, and back", () => {
  const { documentElement } = document;
  show(document, bodyOf("<p>خبز</p>"), "ar", undefined);
  expect([documentElement.lang, documentElement.dir]).toEqual(["ar", "rtl"]);
  expect(documentElement.className).toContain("upright");
  show(document, bodyOf("<p>Brot</p>"), "de", undefined);
  expect([documentElement.lang, documentElement.dir]).toEqual(["de", "ltr"]);
  expect(documentElement.className).not.toContain("upright");
});

describe("a line that is a link only while it is an address", () => {
  const place = "contact.json/blocks/1/email";
  const line = (words: string) => {
    const text = `<span><span data-place="${place}" contenteditable="plaintext-only">${words}</span></span>`;
    return words.includes("@") ? `<a href="mailto:${words}">${text}</a>` : text;
  };
  const page = (words: string) => `<dl><dt>Email</dt><dd>${line(words)}</dd></dl>`;
  const texts = () => [...document.querySelectorAll<HTMLElement>("[data-place]")];
  const redraw = (html: string) => show(document, bodyOf(html), "en", undefined);
  /** As in a browser, which the page follows. jsdom doesn't focus an element because it can be edited. */
  const type = (words: string, at = 0) => {
    const text = texts()[at];
    if (!text) throw new Error("There is no such text.");
    text.tabIndex = 0;
    text.focus();
    text.textContent = words;
    return text;
  };

  test.each([
    ["stops being one", "a@b.example", ["f", "fr"]],
    ["becomes one", "front", ["front@", "front@desk.example"]],
    ["becomes one and stops again", "front", ["front@", "front"]],
  ])("keeps its caret while it %s, and is right once it is left", (_what, before, typed) => {
    redraw(page(before));
    const text = texts()[0];
    for (const words of typed) {
      type(words);
      redraw(page(words));
      expect(texts()).toEqual([text]);
      expect(document.activeElement).toBe(text);
      expect(text?.textContent).toBe(words);
    }
    text?.blur();
    redraw(page(typed.at(-1) ?? ""));
    expect(document.body.innerHTML).toBe(page(typed.at(-1) ?? ""));
  });

  test("keeps it at the second of two places, and the first follows", () => {
    const twice = (words: string) => page(words) + page(words);
    redraw(twice("a@b.example"));
    const text = type("front", 1);
    redraw(twice("front"));
    expect(texts()[1]).toBe(text);
    expect(document.activeElement).toBe(text);
    expect(texts().map((each) => [each.textContent, each.closest("a") !== null])).toEqual([
      ["front", false],
      ["front", true],
    ]);
  });
});
