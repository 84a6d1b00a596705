// @vitest-environment jsdom
// What is copied from a formatted text can be read in an email, and pasted back as it was.
import { Slice } from "prosemirror-model";
import { describe, expect, test } from "vitest";
import { copiedHtml, copiedText } from "../../../../src/edit/page/clipboard/copied.ts";
import type { Facts } from "../../../../src/edit/model/read-facts.ts";
import { readClipboard } from "../../../../src/edit/page/clipboard/read-clipboard.ts";
import { schema } from "../../../../src/edit/page/rich-text/document-schema.ts";
import { readMarkdown } from "../../../../src/edit/page/rich-text/read-markdown.ts";
import { pasteInto } from "./paste-into.ts";

const facts: Facts = { phone: "+1 (602) 555-0142", email: "a@b.example" };
const factWords = (name: string) => facts[name] ?? "";

function copied(text: string): { plain: string; html: string } {
  const doc = readMarkdown(text)?.doc ?? schema.node("doc");
  const holder = document.createElement("div");
  holder.append(copiedHtml(factWords).serializeFragment(doc.content));
  // As the library marks what it has copied.
  holder.firstElementChild?.setAttribute("data-pm-slice", "0 0 []");
  return { plain: copiedText(new Slice(doc.content, 0, 0), factWords), html: holder.innerHTML };
}

test.each([
  ["Call **us**\non Tuesday", "Call us\non Tuesday"],
  ["One\n\nTwo", "One\n\nTwo"],
  ["Bring:\n\n- a towel\n- *shoes*", "Bring:\n\n- a towel\n- shoes"],
  ["1. Knock\n2. Wait\n   here\n   - or there", "1. Knock\n2. Wait\n   here\n   - or there"],
  ["Call {{facts.phone}} today", "Call +1 (602) 555-0142 today"],
  ["[Write](mailto:{{facts.email}})", "Write"],
])("%j is copied as %j", (text, plain) => {
  expect(copied(text).plain).toBe(plain);
});

test("words within one point are copied without its bullet", () => {
  const doc = readMarkdown("- one point\n- two")?.doc;
  expect(doc && copiedText(doc.slice(3, 6), factWords)).toBe("one");
  expect(doc && copiedText(doc.slice(3, doc.content.size), factWords)).toBe("- one point\n- two");
});

test("an email gets the value of a fact and the address of a link", () => {
  const { html } = copied(
    "Call {{facts.phone}} or [write](mailto:{{facts.email}}), see [here](page:home)",
  );
  expect(html).toContain(">+1 (602) 555-0142</span>");
  expect(html).toContain('href="mailto:a@b.example"');
  expect(html).not.toContain(' href="page:');
});

test("in a text of one line, a fact that was copied stays a fact", () => {
  const { plain, html } = copied("Call {{facts.phone}} today");
  const { words } = readClipboard({ getData: (type) => (type === "text/html" ? html : plain) });
  expect(words).toBe("Call {{facts.phone}} today");
});

describe("pasted back into the editor", () => {
  test.each([
    "Call {{facts.phone}}\nor [write](mailto:{{facts.email}})",
    "**See** [here](page:home)\n\n1. one\n2. two\n   - three",
  ])("%j is the same", (text) => {
    expect(pasteInto("", copied(text), facts)).toEqual({ text, isRefused: false });
  });
});
