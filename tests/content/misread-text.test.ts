// Texts that Markdown reads otherwise than people mean them: what visitors see, what the check says, what fixes it.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyFixes } from "../../src/content/report/apply-fixes.ts";
import { parseMarkdown } from "../../src/content/resolve/markdown.ts";
import type { RichInline, RichText } from "../../src/content/model/notations.ts";
import { change, compileFiles } from "./base.ts";

const withText = (text: string) =>
  change("home.json", '"We answer every denial."', JSON.stringify(text));

function idsOf(text: string): string[] {
  return compileFiles(withText(text)).diagnostics.map(({ id }) => id);
}

/** The text as `npm run check -- --fix` writes it. */
function fixed(text: string): string {
  const files = withText(text);
  const home = applyFixes(files.get("home.json") ?? "", compileFiles(files).fixes).text;
  const page = JSON.parse(home) as { blocks: { text?: string }[] };
  return page.blocks[0]?.text ?? "";
}

/** What visitors read; the numbers of a list are those that browsers write. */
function shown(text: string): string {
  const inline = (part: RichInline): string =>
    typeof part === "string"
      ? part
      : part.type === "break"
        ? "\n"
        : part.children.map(inline).join("");
  const blocks = (tree: RichText): string =>
    tree
      .map((block) =>
        block.type === "paragraph"
          ? block.children.map(inline).join("")
          : block.items
              .map((item, index) =>
                block.ordered ? `${(block.start ?? 1) + index}. ${blocks(item)}` : blocks(item),
              )
              .join("\n"),
      )
      .join("\n\n");
  return blocks(parseMarkdown(text, (piece) => piece).tree);
}

describe("a number at the start of a line", () => {
  test.each([
    "24. Dezember bis 2. Januar geschlossen",
    "3. Stock, links",
    "1986. A great year.",
    "0. Ground floor",
    "Erst drucken Sie das Formular.\n\n3. Unterschreiben\n4. Abgeben",
    "1. **Audit**\n\nWe read.\n\n2. **Plan**\n\nWe write.",
  ])("is shown as written: %j", (text) => {
    expect(shown(text)).toBe(text.replaceAll("**", ""));
  });

  test.each([
    ["24. Dezember: geschlossen", String.raw`24\. Dezember: geschlossen`],
    ["24) Dezember", String.raw`24\) Dezember`],
    ["8. Mai\n9. Mai\n12. Mai", "8\\. Mai\n9\\. Mai\n12\\. Mai"],
    ["3. Drei\n2. Zwei\n1. Eins", "3\\. Drei\n2\\. Zwei\n1\\. Eins"],
    ["- Tage\n  - 24. Dezember", "- Tage\n  - 24\\. Dezember"],
  ])("is reported where a list can't show it or wasn't meant: %j", (text, right) => {
    expect(idsOf(text)).toEqual(["list-number"]);
    expect(fixed(text)).toBe(right);
    expect(idsOf(right)).toEqual([]);
  });

  test.each([
    ["1. One\n2. Two"],
    ["4. Ring\n5. Wait\n6. Enter"],
    ["2.5 million"],
    ["Am 24. ist zu"],
  ])("isn't reported in %j", (text) => {
    expect(idsOf(text)).toEqual([]);
  });

  test("is always read as written, or reported and fixed", () => {
    const mark = fc.tuple(fc.nat({ max: 2100 }), fc.constantFrom(".", ")"));
    const line = fc.constantFrom("Mai", "Stock, links", "**Audit**", "{{facts.phone}}");
    const lines = fc.array(fc.tuple(mark, line), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(lines, fc.constantFrom("\n", "\n\n"), (parts, between) => {
        const text = parts
          .map(([[number, end], words]) => `${number}${end} ${words}`)
          .join(between);
        const isList = idsOf(text).length === 0;
        const plain = shown(isList ? text : fixed(text));
        const typed = text.replaceAll("**", "");
        const read = (words: string) => words.replaceAll(/\n+/g, "\n").replaceAll(")", ".");
        expect(read(plain)).toBe(read(typed));
        expect(idsOf(fixed(text))).toEqual([]);
      }),
      { seed: 11, numRuns: 300 },
    );
  });
});

describe("an asterisk between numbers", () => {
  test.each([
    ["20*30 cm or 30*40 cm", String.raw`20\*30 cm or 30\*40 cm`],
    ["$5*2 and $6*3", String.raw`$5\*2 and $6\*3`],
    ["2*3*4 m", String.raw`2\*3\*4 m`],
    ["2**3 and 4**5", String.raw`2\*\*3 and 4\*\*5`],
    ["A desk of 80*120 cm", String.raw`A desk of 80\*120 cm`],
    ["from 5 €*, from 6 €*", String.raw`from 5 €\*, from 6 €\*`],
  ])("stays visible once it is fixed: %j", (text, right) => {
    expect(idsOf(text)).toContain("misread-star");
    expect(fixed(text)).toBe(right);
    expect(shown(right)).toBe(text);
    expect(idsOf(right)).toEqual([]);
  });

  test.each([["**20** to *30* cm"], ["5 * 3 = 15"], ["**Room**2"], [String.raw`5\*3 and 6\*4`]])(
    "isn't reported in %j",
    (text) => {
      expect(idsOf(text)).toEqual([]);
    },
  );
});

describe("an address that is linked by itself", () => {
  test.each([
    ["See “https://example.com”", "See “[https://example.com](https://example.com)”"],
    [
      "ご予約はhttps://booking.exampleをご覧ください。",
      "ご予約は[https://booking.example](https://booking.example)をご覧ください。",
    ],
    [
      "请访问https://booking.example。详情见下",
      "请访问[https://booking.example](https://booking.example)。详情见下",
    ],
    [
      "https://booking.example/a，见下",
      "[https://booking.example/a](https://booking.example/a)，见下",
    ],
    ["o'brien@example.com", "[o'brien@example.com](mailto:o'brien@example.com)"],
    ["Mail müller@example.de.", "Mail [müller@example.de](mailto:müller@example.de)."],
    ["info@shop.exämple.de", "[info@shop.exämple.de](mailto:info@shop.exämple.de)"],
  ])("is reported where it runs into the text: %j", (text, right) => {
    expect(idsOf(text)).toEqual(["misread-address"]);
    expect(fixed(text)).toBe(right);
    expect(idsOf(right)).toEqual([]);
  });

  test.each([
    ["See https://example.com, or www"],
    ["(https://example.com/a_(b))"],
    ["https://müller.example/über-uns"],
    ["https://例え.example/"],
    ["https://ja.wikipedia.org/wiki/日本"],
    ["メールはinfo@example.comへ"],
    ["“info@example.com”"],
  ])("isn't reported in %j", (text) => {
    expect(idsOf(text)).toEqual([]);
  });

  test("never takes along any character of Unicode that ends a word", () => {
    const marks = Array.from({ length: 0xff65 - 0x80 }, (_, index) =>
      String.fromCodePoint(index + 0x80),
    ).filter((character) => /[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Po}\p{Pd}]/u.test(character));
    const silent = marks.filter((mark) => {
      const { links } = parseMarkdown(`https://example.com${mark}x`, (piece) => piece);
      return links.length > 0 && idsOf(`https://example.com${mark}x`).length === 0;
    });
    expect(silent).toEqual([]);
    expect(marks.length).toBeGreaterThan(400);
  });
});

describe("the words of a link", () => {
  test.each([
    ["[office@example.com](mailto:info@example.com)"],
    ["[https://www.new.example/](https://www.old.example/)"],
    ["[new.example](https://www.old.example/)"],
    ["[www.old.example/a](https://www.old.example/b)"],
    ["[+49 30 901821](tel:+4930901820)"],
    ["[030 901821](tel:+4930901820)"],
    ["[**030 901821**](tel:+4930901820)"],
    ["[hello@other.example](mailto:{{facts.email}})"],
    ["[030 901820](mailto:info@example.com)"],
    ["[info@example.com](tel:+4930901820)"],
  ])("are reported where they are another address or number: %j", (text) => {
    expect(idsOf(text)).toContain("link-words");
  });

  test.each([
    ["[info@example.com](mailto:Info@example.com)"],
    ["[030 901820](tel:+4930901820)"],
    ["[+49 (0)30 901820](tel:+4930901820)"],
    ["[8 (495) 123-45-67](tel:+74951234567)"],
    ["[example.com](https://www.example.com/shop?a=1)"],
    ["[https://example.com/a…](https://example.com/a/long/way)"],
    ["[Node.js](https://nodejs.org/)"],
    ["[Write to us](mailto:info@example.com)"],
    ["[{{facts.phone}}](tel:{{facts.phone}})"],
    ["info@example.com and https://example.com"],
  ])("aren't reported in %j", (text) => {
    expect(idsOf(text)).not.toContain("link-words");
  });

  test("are compared with the address of a button, too", () => {
    const action = '"label": "info@company.example", "href": "mailto:office@company.example"';
    const files = change("home.json", '"label": "Write to us", "page": "contact"', action);
    const ids = compileFiles(files).diagnostics.map(({ id }) => id);
    expect(ids).toContain("link-words");
  });
});

describe("bold beside letters", () => {
  test.each([
    [
      "電話は**{{facts.phone}}**です",
      ["電話は", { type: "strong", children: ["{{facts.phone}}"] }, "です"],
    ],
    ["**{{facts.phone}}**s line", [{ type: "strong", children: ["{{facts.phone}}"] }, "s line"]],
    ["un*{{facts.phone}}*d", ["un", { type: "emphasis", children: ["{{facts.phone}}"] }, "d"]],
  ])("is read around a fact as around its words: %s", (text, children) => {
    expect(parseMarkdown(text, (piece) => piece).tree).toEqual([{ type: "paragraph", children }]);
  });

  test.each([
    ["これは**「重要」**です。", "between は and 「"],
    ["Das **(wichtig)**e", "between e and )"],
    ["{{facts.phone}}**(neu)** heute", "bold can't begin or end"],
    ["Das ist **wichtig **heute", "there is a space inside"],
    ["Das ist ** wichtig ** heute", "there is a space inside"],
    ["Das ist **wichtig", "there is no ** to close it"],
  ])("is reported with the reason where Markdown shows its asterisks: %s", (text, reason) => {
    const found = compileFiles(withText(text)).diagnostics.filter(
      ({ id }) => id === "unclosed-mark",
    );
    expect(found.map(({ message }) => message)).toEqual([expect.stringContaining(reason)]);
  });
});
