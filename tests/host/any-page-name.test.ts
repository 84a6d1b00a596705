// @vitest-environment node
// A page gets the headers of a page on every host, whatever its name begins with.
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPageName, isSiteFolder } from "../../src/content/model/input.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { policyIn } from "../../src/host/policy.ts";
import { publishFiles, type BuiltSite } from "../../src/host/publish-files.ts";
import { firstSite } from "../fixtures/sites.ts";
import { publishedHosts } from "./published-hosts.ts";

const { result } = await loadContent(firstSite);
if (!result.ok) throw new Error("The fixture has errors");
const { site } = result;

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "page-names-"));
});
afterAll(() => rm(root, { recursive: true }));

const documentWith = (code: string) =>
  `<!doctype html><html><head><meta charset="utf-8" /><script>${code}</script></head></html>`;
const editor = {
  policy: "default-src 'none'; connect-src https://git.example",
  hashed: ["edit/assets/a-1.js", "edit/icons-1.json"],
};

/** Names that begin like a folder or a file of the site, and others. */
const starts = [
  "edit",
  "media",
  "assets",
  "page",
  "index",
  "robots",
  "feed",
  "sitemap",
  "manifest",
];
const pageName = fc
  .tuple(fc.constantFrom("", ...starts), fc.stringMatching(/^(-?[a-z0-9]{1,9}){0,3}$/))
  .map(([start, end]) => start + end)
  .filter((name) => isPageName(name) && !isSiteFolder(name));
const cases = fc.record({
  names: fc.uniqueArray(pageName, { minLength: 1, maxLength: 6 }),
  addresses: fc.boolean(),
  /** Of the site in another language. */
  below: fc.constantFrom(...starts).map((start) => `${start}-de/`),
});

const built = (names: readonly string[], addresses: boolean, code: string, hashed: string[]) => {
  const pathOf = (name: string) => (addresses ? `${name}/index.html` : `page-${name}.html`);
  const html = documentWith(code);
  const documents = new Map(["index.html", ...names.map(pathOf)].map((path) => [path, html]));
  const made: BuiltSite = {
    site: { ...site, addresses },
    documents,
    addresses: [],
    icons: [],
    hashed,
    missing: html,
    editor,
    today: new Date(0),
  };
  return made;
};

test.each([
  ["few files, each with a rule", ["assets/a-1.js", "media/a-1.png"]],
  [
    "more files than rules, so that folders have rules",
    Array.from({ length: 99 }, (_, n) => `media/${n}.png`),
  ],
])("with %s", async (_, hashed) => {
  const check = fc.asyncProperty(cases, async ({ names, addresses, below }) => {
    const folder = await mkdtemp(join(root, "site-"));
    const whole = built(names, addresses, "1", hashed);
    const files = publishFiles(whole, new Map([[below, built(names, addresses, "2", [])]]));
    for (const [path, text] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    const pages = ["", below].flatMap((at) => [
      `/${at}index.html`,
      ...[...whole.documents.keys()].map((path) => `/${at}${path}`),
    ]);
    for (const [host, open] of Object.entries(publishedHosts)) {
      const answer = await open(folder);
      for (const file of pages) {
        const path = file.replace(/(?<=\/)index\.html$/, "");
        const own = policyIn(await readFile(join(folder, file), "utf8"));
        const first = await answer(path);
        const { headers } = first.status === 308 ? await answer(path.replace(".html", "")) : first;
        const sent = [headers["content-security-policy"], headers["cache-control"]];
        expect([host, path, ...sent]).toEqual([
          host,
          path,
          `${own}; frame-ancestors 'none'`,
          "no-cache",
        ]);
        const elsewhere = await answer(path.toUpperCase());
        expect(elsewhere.headers["content-security-policy"] ?? "").not.toContain(editor.policy);
        expect(elsewhere.headers["cache-control"] ?? "").not.toContain("immutable");
      }
    }
    await rm(folder, { recursive: true });
  });
  await fc.assert(check, { numRuns: 60 });
});
