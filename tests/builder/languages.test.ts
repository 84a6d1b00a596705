// A site in another script or direction has what its readers need, and no other site pays for it.
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { arabicSite, firstSite, japaneseSite } from "../fixtures/sites.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "languages-"));
});
afterAll(() => rm(root, { recursive: true }));

async function built(site: string): Promise<(file: string) => Promise<string>> {
  const out = await mkdtemp(join(root, "site-"));
  expect(await buildSite(site, out)).toMatchObject({ ok: true });
  return (file) => readFile(join(out, file), "utf8");
}

const styleIn = (html: string) => /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? "";

describe("a site in Arabic", () => {
  let read: (file: string) => Promise<string>;
  beforeAll(async () => {
    read = await built(arabicSite);
  });

  test.each(["index.html", "404.html"])("runs from right to left in %s", async (file) => {
    expect(await read(file)).toMatch(/<html lang="ar" dir="rtl" class="[\w-]+ [\w-]+">/);
  });

  test("says so to a phone that installs it", async () => {
    expect(JSON.parse(await read("manifest.json"))).toMatchObject({ lang: "ar", dir: "rtl" });
  });

  test("keeps the digits of a phone number in order, wherever a text has one", async () => {
    const html = await read("index.html");
    expect(html).toContain("اتصل على <bdi>+962\u00a06\u00a0555\u00a00148</bdi> قبل السابعة");
    expect(html).toContain(">اتصل \u2066+962 6 555 0148\u2069</a>");
    const [, page = ""] = html.split("</head>");
    const leftToRight =
      /<section[^>]* dir="ltr"[^]*?<\/section>|<div[^>]* dir="ltr"[^]*?(?=<\/main>)/g;
    const texts = page
      .replaceAll(leftToRight, "")
      .replaceAll(/<[^>]*>/g, (tag) => (/^<.?bdi/.test(tag) ? tag : " "));
    expect(texts.replaceAll(/<bdi>[^<]*<\/bdi>|\u2066[^\u2069]*\u2069/g, "")).not.toContain("+962");
  });

  test("dials the number and describes the site without the characters that keep it in order", async () => {
    const html = await read("index.html");
    expect(html).toMatch(/<a href=tel:\+96265550148><bdi>[^<]*<\/bdi><\/a>/);
    expect(html).not.toMatch(/(?:href|action)=("[^"]*|[^\s">]*)[\u2066-\u2069]/);
    const [head = ""] = html.split("<body>");
    const [, data = ""] = html.split('<script type="application/ld+json">');
    expect(data).toContain('"telephone":"+96265550148"');
    expect(head + data).not.toMatch(/[\u2066-\u2069]/);
  });

  test("has styles for its direction, and none of them slants its letters", async () => {
    const css = styleIn(await read("index.html"));
    expect(css).toContain("to left");
    expect(css).toContain("travel-left");
    expect(css).toMatch(/\.\w+ em\{font-style:normal/);
  });
});

test("a site in Japanese runs from left to right, and no letter is slanted", async () => {
  const read = await built(japaneseSite);
  const html = await read("index.html");
  expect(html).toMatch(/<html lang="ja" class="[\w-]+ [\w-]+">/);
  expect(styleIn(html)).toMatch(/\.\w+ em\{font-style:normal/);
  expect(styleIn(html)).toContain("word-break:auto-phrase");
  expect(styleIn(html)).not.toMatch(/to left|hyphens/);
  expect(html).not.toContain("<bdi>");
});

test("a site in English pays nothing for other languages", async () => {
  const read = await built(firstSite);
  const html = await read("index.html");
  expect(html).toContain('<html lang="en-US">');
  expect(html).not.toMatch(/<bdi>|dir="|to left|travel-left|font-style:normal|hyphens|auto-phrase/);
});

describe("no style of the site has a side that stays where it is in other directions", () => {
  /** Left, right, or four sides, the second unlike the fourth. */
  const physical =
    /(?:^|[\s;{])(?:(?:(?:margin|padding|border)-)?(?:left|right)(?:-\w+)?:|(?:text-align|float|clear): (?:left|right))/;
  const fourSides =
    /(?:padding|margin|inset|border-width):\s*(\S+|\w+\([^;]*?\)) (\S+|\w+\([^;]*?\)) (\S+|\w+\([^;]*?\)) (\S+|\w+\([^;]*?\));/g;

  test.each(["site", "blocks", "forms"])("in %s", async (folder) => {
    const names = await readdir(`src/${folder}`);
    for (const file of names.filter((name) => name.endsWith(".css"))) {
      const css = await readFile(`src/${folder}/${file}`, "utf8");
      expect([file, physical.exec(css)?.[0]]).toEqual([file, undefined]);
      // A border turned into an arrow that points down or into a tick has no sides.
      const turned = [
        ...(css.includes("rotate: 45deg") ? ["border-width: 0 2px 2px 0;"] : []),
        ...(css.includes("rotate: -45deg") ? ["border-width: 0 0 2px 2px;"] : []),
      ];
      const uneven = [...css.matchAll(fourSides)].filter(([, , right, , left]) => right !== left);
      expect([file, uneven.map(([sides]) => sides)]).toEqual([file, turned]);
    }
  });
});
