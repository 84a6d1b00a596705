// @vitest-environment jsdom
// A visitor gets a shorter document, and the browser makes the same page from it.
import { describe, expect, test } from "vitest";
import { shortHtml } from "../../src/document/short-html.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { notFound } from "../../src/host/not-found.ts";
import { renderSite } from "../../src/site/render.tsx";
import { dentalSite, firstSite, secondSite } from "../fixtures/sites.ts";

const files = { sharePicture: "./share.png", icon: "./icon.png", manifest: "./site.webmanifest" };
const parsed = (html: string) => new DOMParser().parseFromString(html, "text/html");

const isSame = (html: string) => parsed(shortHtml(html)).isEqualNode(parsed(html));

const page = (body: string) => `<!doctype html><html><head></head><body>${body}</body></html>`;

describe("the browser makes the same elements from the short document", () => {
  test.each([firstSite, secondSite, dentalSite])("of %s", async (content) => {
    const { result } = await loadContent(content);
    if (!result.ok) throw new Error("The site has a mistake.");
    const { head, body, data } = renderSite(result.site, files);
    const html = `<!doctype html><html lang="en"><head>${head}</head><body>${body}${data}</body></html>`;
    expect(isSame(html)).toBe(true);
    expect(isSame(notFound(result.site, "p{margin:0}"))).toBe(true);
  });

  test.each([
    ["a list in a list", "<ul><li>One<ul><li>Two</li></ul></li><li>Three</li></ul>"],
    ["a paragraph before words", "<div><p>One</p>two</div>"],
    ["a paragraph before a link", "<div><p>One</p><a href='./'>Two</a></div>"],
    ["a paragraph in a link", "<a href='./'><p>One</p></a>Two"],
    ["a paragraph in noscript", "<noscript><p>One</p></noscript><p>Two</p>"],
    ["a list item before a comment", "<ul><li>One</li><!-- two --></ul>"],
    ["a term before a template", "<dl><dt>One</dt><template></template><dd>Two</dd></dl>"],
    ["a table", "<table><tbody><tr><th>One</th><td>Two</td></tr></tbody></table>"],
    ["a table with a head", "<table><thead><tr><th>A</th></tr></thead><tbody></tbody></table>"],
    ["a choice", '<select><option value="">One</option><option>Two</option></select>'],
    ["values that need quotes", `<p title="a b" lang="" class="it&#x27;s=" id="&quot;">One</p>`],
    ["an address that ends with a slash", '<a href="./">One</a><img src="./a/"/>Two'],
    ["shapes", '<svg viewBox="0 0 2 2"><circle r="1"></circle><path d="M0 0"></path></svg>'],
    [
      "words that look like tags",
      "<p>&lt;/li&gt; class=&quot;&quot;</p><textarea> &lt;/p></textarea>",
    ],
  ])("with %s", (_name, body) => {
    expect(isSame(page(body))).toBe(true);
  });
});

test("scripts, styles and what other programs search for stay as they are, but for the slash at its end", () => {
  const others =
    '<meta property="og:title" content="Wren"/><link rel="icon" href="./i.svg"/><meta charset="utf-8" />';
  expect(shortHtml(others)).toBe(
    '<meta property="og:title" content="Wren"><link rel="icon" href="./i.svg"><meta charset="utf-8">',
  );
  const kept = '<style>a[href=""]{top:0}</style><script>x = `<p id="a"></p><p>`</script>';
  expect(shortHtml(`<p id="a">${kept}</p>`)).toBe(`<p id=a>${kept}</p>`);
});

test("it has no quotes around a word, no empty values, and no end tags that nothing needs", () => {
  expect(
    shortHtml(
      page('<ul class="a"><li hidden="">One</li><li>Two</li></ul><input inputMode="tel"/>'),
    ),
  ).toBe(
    "<!doctype html><html><head><body><ul class=a><li hidden>One<li>Two</ul><input inputmode=tel>",
  );
});
