// @vitest-environment jsdom
// Text never becomes markup: with any text, a document has the same elements as with plain text.
import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import type { Site } from "../../src/content/model/site.ts";
import { assembleDocument } from "../../src/document/document.ts";
import { reportContent } from "../../src/content/report/content-report.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { notFound } from "../../src/host/not-found.ts";
import { islandProps } from "../../src/site/island-props.ts";
import { renderSite } from "../../src/site/render.tsx";
import { secondSite } from "../fixtures/sites.ts";

let template: string;
let site: Site;
let plain: Record<string, string[]>;
beforeAll(async () => {
  template = await readFile("index.html", "utf8");
  const content = await loadContent(secondSite);
  if (!content.result.ok) throw new Error(reportContent(content));
  // The browser's own words for days and times accept no other language than a real one.
  const { openingHours: _hours, ...rest } = content.result.site;
  site = rest;
  plain = skeletons("words");
});

/** Each has characters that could end the tag, attribute or script around a text. */
test.each([
  [
    "an element's text",
    "<script>alert(1)</script><base href=//evil.example/><svg onload=alert(1)>",
  ],
  ["a title, a style, a template", "</title></style></textarea></noscript></template><b>"],
  ["data for scripts and search engines", '</script><script>alert(1)</script>"}]\\"\u2028'],
  ["an attribute in quotes", `"><img src=x onerror=alert(1)>'><i>" autofocus onfocus="alert(1)`],
  ["a comment, or a part in XML", "--><b><!--<![CDATA[<i>]]>"],
  ["the template's slots", "<!--head--><!--body--><!--islands--> $& $` $' $1 $$ ${alert(1)}"],
  [
    "anything once it is decoded a second time",
    "&lt;script&gt; &#60;b&#62; &quot; %3Cb%3E \\u003cb\\u003e",
  ],
])("can't end %s", (_what, words) => {
  expect(skeletons(words)).toEqual(plain);
});

/** Of each document, its elements with the names of their attributes, in order. */
function skeletons(words: string): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(documentsOf(withWords(site, words))).map(([name, html]) => {
      const { documentElement } = new DOMParser().parseFromString(html, "text/html");
      expect(documentElement.textContent).toContain(words);
      return [name, [...documentElement.querySelectorAll("*")].map(outline)];
    }),
  );
}

function outline(element: Element): string {
  if (element.getAttribute("type")?.endsWith("json")) JSON.parse(element.textContent);
  return [element.tagName, ...element.getAttributeNames()].join(" ");
}

function documentsOf(shown: Site): Record<string, string> {
  const files = { sharePicture: "./share.png", icon: "./icon.png", manifest: "./manifest.json" };
  const names = [...islandProps(shown.pages, shown).keys()];
  const props = Object.fromEntries(names.map((name) => [name, `./${name}.json`]));
  const islands = { code: { form: "./form.js" }, props };
  const parts = { language: shown.language, ...renderSite(shown, files, undefined, islands) };
  return { "index.html": assembleDocument(template, parts), "404.html": notFound(shown, "") };
}

/** Fields that choose, name or lead instead of being read; for most, the checker has a rule. */
const notRead = new Set(
  "type kind layout name page homePage href src icon id url favicon template value tag".split(" "),
);

/** The site with these words behind all of its own. */
function withWords(value: Site, words: string): Site {
  const change = (inner: unknown, field: string): unknown => {
    if (typeof inner === "string") return notRead.has(field) ? inner : inner + words;
    if (Array.isArray(inner)) return inner.map((each) => change(each, field));
    if (typeof inner !== "object" || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, each]) => [key, change(each, key)]));
  };
  // Only strings have changed.
  return change(value, "") as Site;
}
