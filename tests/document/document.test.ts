// index.html is one template for the dev server and the build: what is put into it must arrive unchanged.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { assembleDocument } from "../../src/document/document.ts";

const template = await readFile(new URL("../../index.html", import.meta.url), "utf8");
const parts = {
  language: "en-GB",
  head: "<title>T</title>",
  body: "<main>words</main>",
  data: '<script type="application/ld+json">{}</script>',
};

test("copy that looks like a replacement pattern or like a slot stays copy", () => {
  const body = "<p>$& costs $1 and $`; <!--head--> stays</p>";
  const html = assembleDocument(template, { ...parts, body });
  expect(html).toContain(body);
});

test("the data for search engines comes last, and may look like a replacement pattern, too", () => {
  const data = '<script type="application/ld+json">{"name":"$& Wren"}</script>';
  const html = assembleDocument(template, { ...parts, data });
  expect(html.indexOf(data)).toBeGreaterThan(html.indexOf(parts.body));
  expect(html.slice(html.indexOf(data) + data.length).replaceAll(/\s/g, "")).toBe(
    "<!--/email_off--></body></html>",
  );
});

test("the document speaks the site's language", () => {
  expect(assembleDocument(template, parts)).toContain('<html lang="en-GB">');
});

test("a build inlines the stylesheet and the runtime, so that nothing of src/ is asked for", () => {
  const inlined = { css: "body{color:red}", runtime: "start()" };
  const html = assembleDocument(template, { ...parts, inlined });
  expect(html).toContain("<style>body{color:red}</style>");
  expect(html).toContain("<script>start()</script>");
  expect(html).not.toContain("/src/");
});

test("code that would end its element early is refused", () => {
  const inlined = { css: "", runtime: 'alert("</SCRIPT>")' };
  expect(() => assembleDocument(template, { ...parts, inlined })).toThrow("can't be inlined");
});

test("a template that lost one of its places is refused, by the place's name", () => {
  const broken = template.replace("<!--body-->", "");
  expect(() => assembleDocument(broken, parts)).toThrow("index.html has no <!--body-->");
});
