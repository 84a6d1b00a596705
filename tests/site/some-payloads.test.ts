// @vitest-environment jsdom
// A short version of `npm run fuzz:scripts`: some payloads in markup that is written by hand and not by React.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { assembleDocument } from "../../src/document/document.ts";
import { frameDocument } from "../../src/edit/ui/frame-document.ts";
import { reportContent } from "../../src/content/report/content-report.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { notFound } from "../../src/host/not-found.ts";
import { secondSite } from "../fixtures/sites.ts";
import { payloads } from "../security/payloads.ts";

/** A few of each kind, behind each of what may end a value. */
const some = payloads.filter((_, at) => at % 13 === 0);

const template = await readFile("index.html", "utf8");
const content = await loadContent(secondSite);
if (!content.result.ok) throw new Error(reportContent(content));
const { site } = content.result;

const documents: Record<string, (text: string) => string> = {
  "a frame of the editor": (text) => frameDocument({ language: text, title: text, styles: [text] }),
  "the site's document": (text) =>
    assembleDocument(template, { language: text, head: "", body: "", data: "" }),
  "what is shown at a wrong address": (text) =>
    notFound({ ...site, language: text, name: text, navigation: [], url: site.url }, ""),
};

test.each(Object.entries(documents))("no payload gets out of its value in %s", (_what, write) => {
  const plain = outline(write("en"));
  expect(some.filter(({ text }) => outline(write(text)) !== plain)).toEqual([]);
  expect(payloads.length).toBeGreaterThanOrEqual(300);
});

/** The elements with the names of their attributes, in order. */
function outline(html: string): string {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  return [...parsed.querySelectorAll("*")]
    .map((element) => [element.tagName, ...element.getAttributeNames()].join(" "))
    .join("\n");
}
