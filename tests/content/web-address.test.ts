// A site's web address as people write it gets what it lacks with one click.
import { expect, test } from "vitest";
import { applyFixes } from "../../src/content/report/apply-fixes.ts";
import { change, compileFiles } from "./base.ts";

function fixed(written: string): unknown {
  const files = change("site.json", "https://www.company.example/", written);
  const fixes = compileFiles(files).fixes.filter(
    ({ fixedProblem }) => fixedProblem === "wrong-form",
  );
  return JSON.parse(applyFixes(files.get("site.json") ?? "", fixes).text).url;
}

test.each([
  ["www.klavier-wolff.de", "https://www.klavier-wolff.de"],
  ["klavier-wolff.de/", "https://klavier-wolff.de/"],
  [" größe.example ", "https://größe.example"],
  ["https://company.example/shop", "https://company.example/shop/"],
  ["company.example/shop", "https://company.example/shop/"],
])("%s becomes %s", (written, whole) => {
  expect(fixed(written)).toBe(whole);
});

test.each([
  "klavier",
  "info@klavier.de",
  "http://company.example/",
  "our website",
  "ftp://a.example",
])("nobody knows what %s means, so it stays", (written) => {
  expect(fixed(written)).toBe(written);
});
