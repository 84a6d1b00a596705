// A text with any of Unicode's spaces at any edge can be written, so that no edit is lost because of one.
import type { Mark, Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { schema } from "../../../../src/edit/page/rich-text/document-schema.ts";
import { normalize } from "../../../../src/edit/page/rich-text/normalize.ts";
import { readMarkdown } from "../../../../src/edit/page/rich-text/read-markdown.ts";
import { rewrite } from "../../../../src/edit/page/rich-text/rewrite-markdown.ts";

/** Spaces, and what looks like one or like nothing. */
const spaces = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
  (each) => /[\s\p{Z}\p{Cf}\u0085\u180e\u2800]/u.test(each) && !/[\ud800-\udfff\n\r]/.test(each),
);

const strong = [schema.mark("strong")];
const link = [schema.mark("link", { href: "https://a.example/" })];
const paragraph = (...inlines: Node[]) => schema.node("paragraph", null, inlines);
const words = (text: string, marks: Mark[] = []) => schema.text(text, marks);
const lineBreak = () => schema.node("hardBreak");
const list = (name: "bulletList" | "orderedList", ...items: Node[][]) =>
  schema.node(
    name,
    null,
    items.map((blocks) => schema.node("listItem", null, blocks)),
  );

const shapes: Record<string, (space: string) => Node[]> = {
  "around a paragraph": (s) => [paragraph(words(`${s}a${s}`)), paragraph(words(`${s}${s}b`))],
  "around a line break": (s) => [paragraph(words(`a${s}`), lineBreak(), words(`${s}b`))],
  "as a line": (s) => [paragraph(words("a"), lineBreak(), words(s), lineBreak(), words("b"))],
  "before a first line": (s) => [paragraph(words(s), lineBreak(), words("a"))],
  "after a last line": (s) => [paragraph(words("a"), lineBreak(), words(s))],
  "in points": (s) => [
    list("bulletList", [paragraph(words(`a${s}`))], [paragraph(words(`${s}b${s}`))]),
  ],
  "in a point within a point": (s) => [
    list("bulletList", [
      paragraph(words(`a${s}`)),
      list("orderedList", [paragraph(words(`${s}b${s}`)), paragraph(words(`c${s}`))]),
    ]),
  ],
  "at the edges of bold words": (s) => [
    paragraph(words("a"), words(`${s}b${s}`, strong), words("c"), words(s, strong)),
  ],
  "at the edges of a link": (s) => [paragraph(words(`${s}a${s}`, link), words("b"))],
  "and nothing else": (s) => [paragraph(words(s)), list("bulletList", [paragraph(words(s))])],
};

test.each(Object.entries(shapes))("%s", (_, shape) => {
  const source = readMarkdown("Before");
  if (!source) throw new Error("A word can be edited.");
  const tried = spaces.flatMap((space) => [space, space + space, ` ${space}`, `${space} `]);
  const lost = tried.filter((each) => {
    const doc = schema.node("doc", null, shape(each));
    const written = rewrite(source, doc);
    // Only spaces may be missing, and bold that is only on spaces.
    return written === source || wordsIn(written.doc) !== wordsIn(normalize(doc));
  });
  expect(lost).toEqual([]);
});

function wordsIn(doc: Node): string {
  return doc.textContent.replaceAll(/\s/g, "");
}
