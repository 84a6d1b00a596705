// A site with the installed engine, a block of its own and a theme: checked, and built as the scripts here do it.
import { cp, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ownSite } from "../own-blocks/own-site.ts";
import { hashesIn } from "./hashes.ts";
import { makeInstalledSite, runInstalled, runSourceIn } from "./install-package.ts";

let root: string;
let site: string;
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), "own-blocks-")));
  site = await makeInstalledSite(root, "my site #1", ["rolldown"]);
});
afterAll(() => rm(root, { recursive: true }));

const theme =
  ":root { --radius: 11px; --accent: #1453c8 }\n@media (prefers-color-scheme: dark) { :root { --accent: #9bbcff } }\n";

beforeEach(async () => {
  for (const folder of ["content", "blocks"])
    await rm(join(site, folder), { recursive: true, force: true });
  await cp(ownSite, site, { recursive: true });
  await writeFile(join(site, "theme.css"), theme);
});

const change = async (path: string, from: string, to: string) => {
  const text = await readFile(join(site, path), "utf8");
  expect(text).toContain(from);
  await writeFile(join(site, path), text.replace(from, to));
};

const env = { SOURCE_DATE_EPOCH: "1767225600" };

test("a mistake in each is reported at its place, and nothing is built", async () => {
  await change("blocks/bookingTeaser.css", "var(--ink-soft)", "var(--ink-sofd)");
  await change("theme.css", "--radius", "--radios");
  const checked = await runInstalled(site, ["check"]);
  expect(checked.code).toBe(1);
  expect(checked.stdout).toMatch(/^blocks\/bookingTeaser\.css:\d+:\d+ {2}own-styles/m);
  expect(checked.stdout).toMatch(/^theme\.css:1:9 {2}theme-/m);
  expect(checked.stdout).toContain("2 errors in");
  expect(await runInstalled(site, ["build"])).toMatchObject({ code: 1 });
  expect(await readdir(site)).not.toContain("dist");
});

test("the built styles have the tokens of the theme and the rules of the block, which use them", async () => {
  await change(
    "blocks/bookingTeaser.css",
    "padding: 0;",
    "padding: 0; border-radius: var(--radius);",
  );
  expect(await runInstalled(site, ["check"])).toMatchObject({ code: 0 });
  expect(await runInstalled(site, ["build"], env)).toMatchObject({ code: 0 });
  const page = await readFile(join(site, "dist/index.html"), "utf8");
  expect(page).toContain("Morning flow");
  // Classes and tokens have short names there.
  expect(page).toMatch(/\.\w+\{list-style:none;[^}]*border-radius:11px\}/);
  expect(page).toMatch(/:root\{color-scheme:light dark;[^}]*:#1453c8/);
  expect(page).toMatch(/\(prefers-color-scheme:dark\)\{:root\{[^}]*:#9bbcff/);
});

test("a build with the editor is byte for byte what `npm run build` makes", async () => {
  expect(await runInstalled(site, ["build", "--editor"], env)).toMatchObject({ code: 0 });
  const installed = await hashesIn(join(site, "dist"));
  expect(await runSourceIn(site, ["build", "--editor"], env)).toMatchObject({ code: 0 });
  expect(Object.keys(installed).some((path) => /edit\/assets\/own-\w+\.js$/.test(path))).toBe(true);
  expect(installed).toEqual(await hashesIn(join(site, "dist")));
});
