// Which pages two engines draw differently, seen in the documents that they have built.
import { expect, test } from "vitest";
import { pagesDrawnDifferently } from "../../src/review/drawn-pages.ts";

const style =
  ":root{--a:#123;--b:1rem}.h{color:var(--a)}@media print{.h{color:#000}}.x:not(.y){gap:var(--b)}.y,.z{margin:0}p{padding:0}@font-face{font-family:S}";
const body =
  '<body><header class=h>Name</header><main id=main><div id=page-home data-page-view=home data-title="Home &amp; more"><p class="x big">One</p></div><div hidden data-page-view=about data-title=About-page><p class=y>Two</p></div></main><footer>End</footer><script>let i = "data-page-view=none"</script>';
const documentOf = (css: string, html: string) =>
  new Map([["index.html", `<!doctype html><title>Site</title><style>${css}</style>${html}`]]);
const before = documentOf(style, body);
const differing = (css: string, html = body) =>
  pagesDrawnDifferently(before, documentOf(css, html));

test("the same documents have no page that looks different", () => {
  expect(differing(style)).toEqual([]);
});

test("other names for classes and tokens, other scripts and other names of files change nothing", () => {
  const renamed = style
    .replaceAll("--a", "--q")
    .replaceAll("--b", "--a")
    .replaceAll(".x", ".m")
    .replaceAll(".h", ".x");
  const html = body
    .replace('class="x big"', 'class="m huge"')
    .replace("class=h", 'class="x"')
    .replace("let i", "var j");
  expect(differing(renamed, html)).toEqual([]);
  const picture = (hash: string) => body.replace("One", `<img src="./media/a-${hash}-640.webp">`);
  const [one, other] = ["AAAAAAAA", "bbbb_bbb"].map((hash) => documentOf(style, picture(hash)));
  expect(pagesDrawnDifferently(one ?? before, other ?? before)).toEqual([]);
});

test.each([
  ["a rule of a class on one page", style.replace("gap", "margin"), ["Home & more"]],
  ["a token that only one page uses", style.replace("1rem", "2rem"), ["Home & more"]],
  ["the order of two rules", style.replace(/(@media.*?\}\})(\.x.*?\})/, "$2$1"), ["Home & more"]],
  ["a condition around a rule", style.replace("print", "screen"), ["Home & more", "About-page"]],
  [
    "a rule of an element",
    style.replace("padding:0", "padding:1px"),
    ["Home & more", "About-page"],
  ],
  ["a face of letters", style.replace("family:S", "family:T"), ["Home & more", "About-page"]],
  ["one of two selectors", style.replace(".y,.z", ".z"), ["About-page"]],
  ["a rule of a class that no page has", style.replace(".y,.z", ".y,.k"), []],
  ["a class that isn't there either", `${style}.k{color:red}.x .k{gap:0}`, []],
])("%s", (_what, css, titles) => {
  expect(differing(css)).toEqual(titles);
});

test.each([
  ["what one page says", body.replace("Two", "Three"), ["About-page"]],
  ["a class of an element", body.replace('"x big"', '"big"'), ["Home & more"]],
  ["the header", body.replace("Name", "Names"), ["Home & more", "About-page"]],
  ["a page that is no longer there", body.replace(/<div hidden.*(?=<\/main>)/, ""), ["About-page"]],
])("%s", (_what, html, titles) => {
  expect(differing(style, html)).toEqual(titles);
});

test("each page with a document of its own is compared with its own", () => {
  const page = (path: string, title: string, words: string) =>
    [path, `<title>${title}</title><body><div data-page-view=a>${words}</div></main>`] as const;
  const [home, about] = [page("index.html", "Home", "1"), page("about/index.html", "About", "2")];
  const now = new Map([home, page("about/index.html", "About", "3"), page("new.html", "New", "4")]);
  expect(pagesDrawnDifferently(new Map([home, about]), now)).toEqual(["About", "New"]);
});

test("braces and commas in quotes end nothing, and a token that is set to itself has an end", () => {
  const css = `${style}.y{content:"},{";--a:var(--a);background:url("data:x;,{")}`;
  expect(pagesDrawnDifferently(documentOf(css, body), documentOf(css, body))).toEqual([]);
  expect(differing(css)).toEqual(["About-page"]);
});
