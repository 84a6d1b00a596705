// @vitest-environment jsdom
// The source that is written for text typed on the page.
import { expect, test } from "vitest";
import { sourceOf } from "../../../src/edit/page/draw/annotate.ts";

const written = (html: string) => sourceOf(new DOMParser().parseFromString(html, "text/html").body);

test.each([
  [
    "a no-break space as what it is",
    "10&nbsp;kg &nbsp; ready&nbsp;!",
    "10\u00a0kg \u00a0 ready\u00a0!",
  ],
  ["blanks as they are", "two  and one at the end ", "two  and one at the end "],
  ["a fact by its name", 'Call <span data-fact="phone">123</span>.', "Call {{facts.phone}}."],
  ["lines as one", "One\n  two", "One two"],
])("%s", (_what, html, words) => {
  expect(written(html)).toBe(words);
});
