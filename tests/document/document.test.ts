// index.html is one template for the dev server and the build: what is put into it must arrive unchanged.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { assembleDocument } from "../../src/document/document.ts";

const template = await readFile(new URL("../../index.html", import.meta.url), "utf8");
const parts = {
  language: "en-GB",
  head: "<title>T</title>",
  body: "<main>words</main>",
  islands: { code: {}, props: {} },
};

test("copy that looks like a replacement pattern or like a slot stays copy", () => {
  const body = "<p>$& costs $1 and $`; <!--head--> stays</p>";
  const html = assembleDocument(template, { ...parts, body });
  expect(html).toContain(body);
});

test("an island carries the addresses of its code and of its properties", () => {
  const islands = { code: { form: "./a/form.js" }, props: { message: "./a/message.json" } };
  const body = '<div data-island="form" data-island-props="message">';
  expect(assembleDocument(template, { ...parts, islands, body })).toContain(
    '<div data-island="./a/form.js" data-island-props="./a/message.json">',
  );
  expect(() => assembleDocument(template, { ...parts, body })).toThrow(
    "Nothing is known of the island form, message.",
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
