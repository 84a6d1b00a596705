// Formatted texts are read, changed and written: what wasn't touched stays as it was written, to the character.
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { expect, test } from "vitest";
import { parseMarkdown } from "../../../src/content/resolve/markdown.ts";
import { readMarkdown, type Source } from "../../../src/edit/page/markdown/read.ts";
import { rewrite } from "../../../src/edit/page/markdown/rewrite.ts";
import { settle } from "../../../src/edit/page/markdown/settle.ts";
import { randomChange, shownBy } from "./change.ts";
import { fixtureTexts, madeTexts } from "./texts.ts";

const texts = [...(await fixtureTexts()), ...madeTexts];

function read(text: string): Source {
  const source = readMarkdown(text);
  if (!source) throw new Error(`This can't be edited in place: ${text}`);
  return source;
}

test("every text is read as the site reads it", () => {
  for (const text of texts)
    expect(shownBy(read(text).doc)).toEqual(parseMarkdown(text, (words) => words).tree);
});

test("nothing is written where nothing has changed", () => {
  for (const text of texts) {
    const source = read(text);
    expect(rewrite(source, source.doc).text).toBe(text);
  }
});
let bad=0, fall=0, count=0;
test("a text changed at random is read as it was meant, and not by other words than those changed", () => {
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.array(randomChange, { maxLength: 6 }), (text, changes) => {
      let source = read(text);
      let doc: Node = source.doc;
      for (const change of changes) {
        doc = change(doc);
        const before=source;
        source = rewrite(source, doc);
        count++;
        if (source.doc.textContent!==settle(doc).textContent && bad++<12) console.log("BAD", JSON.stringify(before.text), doc.toString(), settle(doc).toString(), "GOT", JSON.stringify(source.text));
        else if (!source.doc.eq(settle(doc)) && fall++<12) console.log("FALL", JSON.stringify(before.text), settle(doc).toString(), "GOT", JSON.stringify(source.text));
      }
    }),
    { numRuns: 3000 },
  );
  console.log(count,bad,fall);
});
