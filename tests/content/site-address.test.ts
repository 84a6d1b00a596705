// What browsers show of a page's address is more than the site's own.
import { expect, test } from "vitest";
import { change, compileFiles } from "./base.ts";

const own = "https://www.company.example/";
const problemsOf = (url: string) =>
  compileFiles(change("site.json", `"url": "${own}"`, `"url": "${url}"`)).diagnostics;

test.each([
  `${own}index.html`,
  `${own}index.htm`,
  `${own}?utm_source=letter`,
  `${own}index.html?a=/#home`,
  `${own}#home`,
  "www.company.example/#home",
])("%s: the check says which address is the site's", (url) => {
  const [found] = problemsOf(url);
  expect(found?.hint).toContain(`"${own}"`);
});

test.each([
  own,
  "https://www.company.example",
  "https://owner.example/site/",
  "https://a.example/index/",
])("%s is a site's address", (url) => {
  expect(problemsOf(url)).toEqual([]);
});
