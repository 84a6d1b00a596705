import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { RichText as Tree } from "../../src/content/model/notations.ts";
import { RichText } from "../../src/components/RichText.tsx";
import { page } from "../forms/fixture.ts";

const html = (text: Tree) => renderToStaticMarkup(<RichText text={text} />);

it("shows paragraphs, emphasis and breaks", () => {
  expect(
    html([
      {
        type: "paragraph",
        children: [
          "a ",
          { type: "strong", children: ["b ", { type: "emphasis", children: ["c"] }] },
          { type: "break" },
          "d",
        ],
      },
      { type: "paragraph", children: ["<script>"] },
    ]),
  ).toBe("<p>a <strong>b <em>c</em></strong><br/>d</p><p>&lt;script&gt;</p>");
});

it("shows the number that a list begins with", () => {
  const item: Tree = [{ type: "paragraph", children: ["December"] }];
  expect(html([{ type: "list", ordered: true, start: 24, items: [item] }])).toBe(
    '<ol start="24"><li><p>December</p></li></ol>',
  );
});

it("shows lists, also within lists", () => {
  expect(
    html([
      {
        type: "list",
        ordered: true,
        items: [
          [
            { type: "paragraph", children: ["a"] },
            { type: "list", ordered: false, items: [[{ type: "paragraph", children: ["b"] }]] },
          ],
        ],
      },
    ]),
  ).toBe("<ol><li><p>a</p><ul><li><p>b</p></li></ul></li></ol>");
});

it("links to pages with a button, and with a link until the script has run", () => {
  expect(
    html([
      {
        type: "paragraph",
        children: [
          { type: "link", href: "https://a.example", children: ["out"] },
          { type: "pageLink", page: page("contact"), children: ["in"] },
        ],
      },
    ]),
  ).toBe(
    '<p><a href="https://a.example">out</a><button type="button" class="link" data-page="contact">in</button>' +
      '<a class="link" href="#page-contact">in</a></p>',
  );
});
