// theme.css beside the content: it is checked like content, and everything that is built for a site has its values.
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { makeFolder } from "../../src/builder/folder-site.ts";
import { makeHosted } from "../../src/builder/hosted-site.ts";
import { runCheck } from "../../src/commands/check.ts";
import { siteRoot } from "../../src/files/site-root.ts";
import { overlayEntries } from "../../src/server/dev/overlay-entries.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { secondSite } from "../fixtures/sites.ts";

let root: string;
let content: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "theme-"));
  content = join(root, "content");
  await cp(secondSite, content, { recursive: true });
});
beforeEach(() => rm(join(root, "theme.css"), { recursive: true, force: true }));
afterAll(() => rm(root, { recursive: true }));

const writeTheme = (css: string) => writeFile(join(root, "theme.css"), css);
const right =
  ":root { --accent: #1453c8; --band: #1453c8; --radius: 1rem; --text-small: 1rem }\n" +
  "@media (prefers-color-scheme: dark) { :root { --accent: #9bbcff } }\n";

describe("a theme without problems", () => {
  test("is no news, and its comments are in nothing that is built", async () => {
    await writeTheme(`/* secret */ ${right}`);
    expect(await runCheck([], content)).toMatchObject({ exitCode: 0 });
    const out = join(root, "dist");
    expect(await buildSite(content, out)).toMatchObject({ ok: true });
    const files = await readdir(out, { recursive: true, withFileTypes: true });
    for (const file of files.filter((each) => each.isFile()))
      expect(await readFile(join(file.parentPath, file.name), "latin1")).not.toContain("secret");
  });

  test("is in the document, its dark colors only on dark screens, and in the pictures", async () => {
    await writeTheme(right);
    const out = join(root, "dist");
    expect(await buildSite(content, out)).toMatchObject({ ok: true });
    const html = await readFile(join(out, "index.html"), "utf8");
    const [, light = "", dark = ""] =
      /<style>(.*?)@media screen and \(prefers-color-scheme:dark\)\{(.*?)\}\}/s.exec(html) ?? [];
    expect(light).toContain("#1453c8");
    expect(light).not.toContain("#9bbcff");
    expect(dark).toContain("#9bbcff");
    expect(html).not.toContain("#0c5257");
    expect(html).toContain("1rem");
    expect(html).toContain("(forced-colors)");
  });

  test("is behind everything on its own paper: the page, the icons and the share picture", async () => {
    await writeTheme(
      ":root { --paper: #fff8e7; --tint: #fff0d0; }\n@media (prefers-color-scheme: dark) { :root { --paper: #10181b; --tint: #172327; } }",
    );
    const out = join(root, "dist");
    expect(await buildSite(content, out)).toMatchObject({ ok: true });
    const manifest = JSON.parse(await readFile(join(out, "manifest.json"), "utf8"));
    expect(manifest.background_color).toBe("#fff8e7");
    const pictures = (await readdir(join(out, "media"))).filter((name) =>
      /^(share|icon)-/.test(name),
    );
    expect(pictures.length).toBeGreaterThan(1);
    for (const name of pictures) {
      const pixels = await sharp(join(out, "media", name))
        .raw()
        .toBuffer();
      expect([...pixels.subarray(0, 3)]).toEqual([0xff, 0xf8, 0xe7]);
    }
  });

  test("is in a site that is a folder, too", async () => {
    await writeTheme(right);
    const out = join(root, "dist");
    expect(await buildSite(content, out, makeFolder)).toMatchObject({ ok: true });
    expect(await readFile(join(out, "index.html"), "utf8")).toContain("#1453c8");
  });

  test("gets to the editor as data", async () => {
    await writeTheme(right);
    const out = join(root, "dist");
    const make = makeHosted({ today: new Date(), withEditor: true });
    expect(await buildSite(content, out, make)).toMatchObject({ ok: true });
    const page = await readFile(join(out, "edit", "index.html"), "utf8");
    expect(page).toContain("&quot;palette&quot;:{&quot;accent&quot;:&quot;#1453c8&quot;");
    expect(page).toContain("&quot;--radius&quot;:&quot;1rem&quot;");
  });
});

describe("a theme with a problem", () => {
  test("is reported at its line and column like content, with the lines around it", async () => {
    await writeTheme(":root {\n  --radius: 0;\n  --acent: #06c;\n}\n");
    const { output, exitCode } = await runCheck([], content);
    expect(exitCode).toBe(1);
    expect(output).toContain(
      `${join(root, "theme.css")}:3:3  theme-unknown-token  There is no token --acent. Did you mean "--accent"?`,
    );
    expect(output).toContain("> 3 |   --acent: #06c;\n    |   ^^^^^^^");
    expect(output).toContain("1 error in");
    const json = JSON.parse((await runCheck(["--format", "json"], content)).output);
    expect(json).toMatchObject([{ id: "theme-unknown-token", line: 3, column: 3, pointer: "" }]);
    const [entry] = overlayEntries(await loadContent(content));
    expect(entry?.frame).toContain("> 3 |   --acent");
  });

  test("isn't built", async () => {
    await writeTheme(":root { --radius: 3rem }");
    const out = join(root, "never");
    const result = await buildSite(content, out);
    expect(result.ok).toBe(false);
    expect(result.report).toContain("Expected a length from 0 to 2rem.");
    expect(await readdir(root)).not.toContain("never");
  });

  test("is reported with those of the content", async () => {
    await writeTheme(":root { --acent: #06c }");
    const broken = join(root, "broken");
    await cp(content, join(broken, "content"), { recursive: true });
    await writeFile(join(broken, "theme.css"), ":root { --acent: #06c }");
    await writeFile(join(broken, "content", "site.json"), "{");
    const { output } = await runCheck([], join(broken, "content"));
    expect(output).toContain("theme-unknown-token");
    expect(output).toContain("site.json:1:");
  });

  test("is reported for colors that can't be read on this site, in both schemes", async () => {
    await writeTheme(":root { --accent: #1453c8 }");
    expect((await runCheck([], content)).output).toContain("on dark screens, and 4.5:1");
    await writeTheme(":root { --paper: #222222 }");
    expect((await runCheck([], content)).output).toContain("--paper and --ink have a contrast of");
  });

  test("that can't be read is a problem of the disk", async () => {
    await mkdir(join(root, "theme.css"));
    const { output, exitCode } = await runCheck([], content);
    expect(exitCode).toBe(2);
    expect(output).toMatch(/theme\.css:1:1 {2}unreadable-file {2}This file can't be read:/);
  });
});

test("a theme is read again when it changes, and once as long as it doesn't", async () => {
  const { createLoader } = await import("../../src/files/content-folder.ts");
  const load = createLoader(content);
  const colorOf = async () => {
    const { result } = await load();
    return result.ok ? result.site.palette.accent : "broken";
  };
  const before = await colorOf();
  await writeTheme(right);
  expect(await colorOf()).toBe("#1453c8");
  expect(await load()).toBe(await load());
  await rm(join(root, "theme.css"));
  expect(await colorOf()).toBe(before);
});

test("the root of a site is the folder that holds its content, also of content in another language within it", async () => {
  expect(siteRoot("content")).toBe(".");
  expect(siteRoot(join("a", "content"))).toBe("a");
  const german = join(content, "de");
  await mkdir(german);
  await writeFile(join(german, "site.json"), "{}");
  expect(siteRoot(german)).toBe(root);
  await rm(german, { recursive: true });
});
