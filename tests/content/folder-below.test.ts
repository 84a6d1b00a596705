// Where a site in another language is, seen from the site at the root, and which page names that leaves.
import { expect, test } from "vitest";
import { folderBelow } from "../../src/content/text/folder-below.ts";
import { base, change, compileFiles } from "./base.ts";

const root = "https://www.company.example/";

test.each([
  [root, "https://www.company.example/de/", "de/"],
  ["https://www.company.example", "https://www.company.example/de/", "de/"],
  ["https://www.company.example/shop/", "https://www.company.example/shop/in/de/", "in/de/"],
  [root, root, undefined],
  [root, "https://de.company.example/", undefined],
  [root, "http://www.company.example/de/", undefined],
  ["https://www.company.example/de/", root, undefined],
  [root, "https://www.company.example/a/../de/", "de/"],
  [root, "https://www.company.example/.de/", undefined],
  [root, "https://www.company.example/d%C3%A9/", undefined],
  [root, "https://www.company.example/de/?a=/", undefined],
  ["nowhere", root, undefined],
])("from %s, %s is in the folder %s", (url, other, folder) => {
  expect(folderBelow(url, other)).toBe(folder);
});

const sibling = (url: string) =>
  change(
    "site.json",
    '"footer"',
    `"siblings": [{ "language": "de", "url": "${url}" }],\n  "footer"`,
  );
const withPageCalledDe = (files: ReadonlyMap<string, string>, hasAddresses: boolean) => {
  const text = `"addresses": ${hasAddresses},\n  "language": "en`;
  const site = change("site.json", '"language": "en', text, new Map(files));
  const page = (base.get("home.json") ?? "").replace('"values"', '"other-values"');
  return compileFiles(site.set("de.json", page)).diagnostics.map(({ id }) => id);
};

test("a page with an address can't have the name of a folder with another language", () => {
  const inFolder = sibling(`${root}de/`);
  expect(withPageCalledDe(inFolder, true)).toContain("file-name");
  expect(withPageCalledDe(inFolder, false)).not.toContain("file-name");
  expect(withPageCalledDe(sibling("https://de.company.example/"), true)).not.toContain("file-name");
});
