// Markdown becomes a tree of a few safe things; whatever is left out is named.
import fc from "fast-check";
import { Marked } from "marked";
import { describe, expect, test } from "vitest";
import { parseMarkdown } from "../../src/content/resolve/markdown.ts";

const read = (text: string) => parseMarkdown(text, (part) => part);

describe("what copy needs", () => {
  test("a new line where one is written", () => {
    expect(read("14 Wren House\n**Ledger** Road\n\n- one\n- two\n").tree).toEqual([
      {
        type: "paragraph",
        children: [
          "14 Wren House",
          { type: "break" },
          { type: "strong", children: ["Ledger"] },
          " Road",
        ],
      },
      {
        type: "list",
        ordered: false,
        items: [
          [{ type: "paragraph", children: ["one"] }],
          [{ type: "paragraph", children: ["two"] }],
        ],
      },
    ]);
  });

  test("paragraphs, emphasis, lists and links to pages and addresses", () => {
    expect(
      read("**One** and *two*\n\n- [a page](page:contact)\n- [mail](mailto:a@b.example)").tree,
    ).toEqual([
      {
        type: "paragraph",
        children: [
          { type: "strong", children: ["One"] },
          " and ",
          { type: "emphasis", children: ["two"] },
        ],
      },
      {
        type: "list",
        ordered: false,
        items: [
          [
            {
              type: "paragraph",
              children: [{ type: "pageLink", page: "contact", children: ["a page"] }],
            },
          ],
          [
            {
              type: "paragraph",
              children: [{ type: "link", href: "mailto:a@b.example", children: ["mail"] }],
            },
          ],
        ],
      },
    ]);
  });

  test("a fact's value is never read as Markdown", () => {
    const { tree } = parseMarkdown("From {{facts.x}}", (part) =>
      part.replace("{{facts.x}}", "**[x](y)**"),
    );
    expect(tree).toEqual([{ type: "paragraph", children: ["From **[x](y)**"] }]);
  });
});

test.each([
  ["# Title", "Headings"],
  ["`code`", "Code"],
  ["> said", "Quotations"],
  ["a\n\n---", "Horizontal lines"],
  ["<b>x</b>", "HTML"],
  ["![x](https://a.example/b.png)", "Pictures"],
  ["| a |\n| - |\n| b |", "Tables"],
])("%j holds something that is named and not shown", (text, what) => {
  expect(read(text).unsupported.map((found) => found.what)).toContain(what);
});

test.each([
  ["javascript:alert(1)"],
  ["data:text/html,x"],
  ["http://a.example/"],
  ["//a.example/"],
  ["https://a@b.example/"],
])("a link to %s is reported and only its words stay", (address) => {
  const { tree, unsafe } = read(`[words](${address})`);
  expect(unsafe).toHaveLength(1);
  expect(tree).toEqual([{ type: "paragraph", children: ["words"] }]);
});

test("the shortcut for texts without Markdown gives the same as marked", () => {
  const lexer = new Marked({ breaks: true });
  const characters = [..."ab Z.,:;-–+()'\"“{}1 \u00e9க/$%?=\n"];
  const text = fc.array(
    fc.constantFrom(
      ...characters,
      "1. ",
      "12) ",
      "835 a",
      "- ",
      "  ",
      "http",
      "www",
      "\n\n",
      "a\n\nb",
    ),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(text, (parts) => {
      const written = parts.join("");
      const tokens = lexer.lexer(written).filter(({ type }) => type !== "space");
      const paragraphs = tokens.map((token) => {
        const inner = "tokens" in token && token.type === "paragraph" ? (token.tokens ?? []) : [];
        fc.pre(inner.length > 0 && inner.every(({ type }) => type === "text" || type === "escape"));
        return inner.map((each) => ("text" in each ? String(each.text) : "")).join("");
      });
      const tree = paragraphs.map((words) => ({ type: "paragraph", children: [words] }));
      expect(read(written).tree).toEqual(tree);
    }),
    { seed: 3, numRuns: 6000 },
  );
});
