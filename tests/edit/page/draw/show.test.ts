// @vitest-environment jsdom
// A redrawn page replaces the shown one completely.
import { expect, test } from "vitest";
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
