// A visitor gets the stylesheet and the markup with the shortest names there can be, and the same look.
import { expect, test } from "vitest";
import { namesIn } from "../../src/document/names-in-code.ts";
import { shortNames, withShortNames } from "../../src/document/short-names.ts";

const shortened = (html: string, ...kept: string[]) =>
  withShortNames(html, shortNames(html, new Set(kept)));

test("a class has the same short name everywhere, and the most common class has the shortest", () => {
  expect(
    shortened(
      '<style>.card,.card>.icon:hover{margin:.5rem}.rare{top:0}</style><p class="rare card"><b class="icon card">',
    ),
  ).toBe('<style>.a,.a>.c:hover{margin:.5rem}.b{top:0}</style><p class="b a"><b class="c a">');
});

test("so has a token, but not one that a script says", () => {
  const html =
    "<style>:root{--line:red;--signal:blue}p{color:var(--line);fill:var(--signal)}</style>";
  expect(shortened(html, "--signal")).toBe(
    "<style>:root{--a:red;--signal:blue}p{color:var(--a);fill:var(--signal)}</style>",
  );
});

test("a token doesn't take the name of one that a script says", () => {
  const html = "<style>:root{--a:red;--line:blue}p{color:var(--line);fill:var(--a)}</style>";
  expect(shortened(html, "--a")).toBe(
    "<style>:root{--a:red;--b:blue}p{color:var(--b);fill:var(--a)}</style>",
  );
});

test("what a script says keeps its name, and nothing else takes it", () => {
  const html = '<style>.page{top:0}.card{top:0}</style><p class="page card">';
  expect(shortened(html, "page", "a")).toBe(
    '<style>.page{top:0}.b{top:0}</style><p class="page b">',
  );
  expect(shortened(html.replace("page card", "page card a"), "page")).toContain('"page b c"');
});

test("words that are written like a class stay as they are", () => {
  const html =
    '<style>.card{top:0}</style><script>".card"</script><p class="card" data-a="card">A .card or class=&quot;card&quot;';
  expect(shortened(html)).toBe(html.replace(".card{", ".a{").replace('class="card"', 'class="a"'));
});

test("there are enough short names for any number of classes", () => {
  const classes = Array.from({ length: 60 }, (_, index) => `item-${index}`);
  const names = shortNames(`<p class="${classes.join(" ")}">`, new Set());
  expect(new Set(names.values()).size).toBe(60);
  expect([names.get("item-25"), names.get("item-26"), names.get("item-52")]).toEqual([
    "z",
    "aa",
    "ba",
  ]);
});

test("a script's names are found in its selectors, and the tokens in its styles", () => {
  expect(namesIn('query(".skip-link"); css = ".field{top:var(--space-2)}"')).toEqual([
    "skip-link",
    "field",
    "--space-2",
  ]);
  expect(namesIn("query(`${item.section}>.page`)")).toEqual(["page"]);
});
