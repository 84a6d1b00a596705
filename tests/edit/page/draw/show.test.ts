// @vitest-environment jsdom
// A redrawn page replaces the shown one completely.
import { expect, test } from "vitest";
import { show } from "../../../../src/edit/page/draw/show.ts";
import { base, compileFiles } from "../../../content/base.ts";

const compiled = compileFiles(base);

function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, "text/html").body;
}

test("two elements that briefly had the same id leave nothing behind", () => {
  if (!compiled.ok) throw new Error("The site has a mistake");
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
    show(document, bodyOf(html), compiled.site, undefined);
    expect(document.body.innerHTML).toBe(html);
  }
});

test("redrawing an unchanged page changes nothing in the document", () => {
  if (!compiled.ok) throw new Error("The site has a mistake");
  const html = `<p lang="de" class="empty">Worte</p><img alt="" src="media/favicon.svg">`;
  document.head.innerHTML = `<style id="colors"></style>`;
  show(document, bodyOf(html), compiled.site, undefined);
  expect(document.getElementById("colors")?.textContent).toMatch(/^:root/);
  const observer = new MutationObserver(() => {});
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, everything);
  show(document, bodyOf(html), compiled.site, undefined);
  expect(observer.takeRecords()).toEqual([]);
});
