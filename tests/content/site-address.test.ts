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
])("%s is reported, and not proposed with a slash", (url) => {
  const [found] = problemsOf(url);
  expect(found?.id).toBe("wrong-form");
  expect(found?.hint).toMatch(/^Begin with https:/);
});

test.each(["www.company.example", "https://www.company.example/de"])(
  "what is missing of %s is proposed",
  (url) => {
    const [found] = problemsOf(url);
    expect(found?.hint).toMatch(/^Write "https:\/\/www\.company\.example\/?(?:de\/)?"\.$/);
  },
);

test.each([
  own,
  "https://www.company.example",
  "https://owner.example/site/",
  "https://a.example/index/",
])("%s is a site's address", (url) => {
  expect(problemsOf(url)).toEqual([]);
});
