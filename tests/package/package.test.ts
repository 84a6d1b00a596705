// The package itself: its version, what is in it, and what it says about what is in it.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engineRefusal } from "../../src/commands/engine-refusal.ts";
import { runPackage } from "../../src/commands/package.ts";
import { allOptionalScripts } from "../../src/document/optional-scripts.ts";
import { runtimeEntries, scriptEntry } from "../../src/document/runtime-entry.ts";
import { elsewhereFile, engineAddresses } from "../../src/engine/engine-addresses.ts";
import { bundleForDev } from "../../src/package/bundle-dev.ts";
import { bundleForNode } from "../../src/package/bundle-node.ts";
import { releasesIn, versionRefusal } from "../../src/package/changelog.ts";
import { writeNotice } from "../../src/package/notice.ts";
import type { PackageFiles } from "../../src/package/make-package.ts";
import { packTarball } from "../../src/package/tarball.ts";
import { unpackTarball } from "../../src/package/unpack-tarball.ts";
import { hashesIn } from "./hashes.ts";
import { dependencies, devDependencies, version } from "../../package.json" with { type: "json" };

const tarballName = `site-from-json-${version}.tgz`;
let written: string;
let packed: Awaited<ReturnType<typeof runPackage>>;
let files: PackageFiles;
beforeAll(async () => {
  written = await mkdtemp(join(tmpdir(), "package-"));
  packed = await runPackage([], written);
  files = unpackTarball(await readFile(join(written, tarballName)));
});
afterAll(() => rm(written, { recursive: true }));

test("it is written as files and as a tarball of them, which the command names", async () => {
  expect(packed.exitCode).toBe(0);
  expect(packed.output).toMatch(
    new RegExp(`^Packed version ${version}: \\S+${tarballName} \\(\\d\\.\\d MB\\)\\.$`),
  );
  expect(packTarball(files).equals(await readFile(join(written, tarballName)))).toBe(true);
  const hashes = [...files].map(
    ([path, content]) => [path, createHash("sha256").update(content).digest("hex")] as const,
  );
  expect(await hashesIn(join(written, "site-from-json"))).toEqual(Object.fromEntries(hashes));
});

const textOf = (path: string): string => String(files.get(path) ?? "");

describe("its version", () => {
  const changelog =
    "# Changelog\n\n## [1.1.0] - 2026-12-01\n\n- More.\n\n## [1.0.0] - 2026-11-28\n";

  test("is the newest in the changelog", async () => {
    expect(releasesIn(changelog).map((each) => each.version)).toEqual(["1.1.0", "1.0.0"]);
    expect(versionRefusal(changelog, "1.1.0")).toBeUndefined();
    expect(versionRefusal(await readFile("CHANGELOG.md", "utf8"), version)).toBeUndefined();
  });

  test.each([
    ["has no entry", changelog, "1.2.0", /^CHANGELOG\.md doesn't begin with version 1\.2\.0/],
    ["isn't the newest", changelog, "1.0.0", /^CHANGELOG\.md doesn't begin with version 1\.0\.0/],
    ["has an entry without a word", "## [1.0.0] - 2026-11-28\n", "1.0.0", /says nothing about/],
    ["has an entry without a date", "## [1.0.0]\n\n- A.\n", "1.0.0", /doesn't begin with/],
    ["has no changelog at all", "", "1.0.0", /doesn't begin with version 1\.0\.0/],
  ])("that %s is refused", (_what, text, wanted, words) => {
    expect(versionRefusal(text, wanted)).toMatch(words);
  });
});

test("it installs two libraries, in the versions that are tested here", () => {
  const made = JSON.parse(textOf("package.json")) as Record<string, Record<string, string>>;
  const tested: Record<string, string> = { ...dependencies, ...devDependencies };
  expect(Object.keys(made["dependencies"] ?? {})).toEqual(["lightningcss", "sharp"]);
  for (const [name, wanted] of Object.entries(made["dependencies"] ?? {}))
    expect(wanted).toBe(tested[name]);
  expect(made["version"]).toBe(version);
});

test("a site can import its kit, the types of JSX and the schemas, and nothing else", () => {
  // Cast: the package's own file.
  const { exports } = JSON.parse(textOf("package.json")) as { exports: unknown };
  expect(exports).toMatchInlineSnapshot(`
    {
      "./jsx-runtime": {
        "types": "./types/jsx-runtime.d.ts",
      },
      "./kit": {
        "types": "./types/kit.d.ts",
      },
      "./schema/*": "./schema/*",
    }
  `);
});

test("nothing in it is loaded from a library that a site doesn't install", async () => {
  const chunks = (await bundleForNode()).flatMap((file) => (file.type === "chunk" ? file : []));
  expect(chunks.length).toBeGreaterThan(10);
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const imported = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  const others = imported.filter((name) => !own.has(name) && !isBuiltin(name));
  expect([...new Set(others)].toSorted()).toEqual([
    "lightningcss",
    "playwright-core",
    "rolldown",
    "sharp",
  ]);
});

describe("its size", () => {
  const bytesOf = (under: string) =>
    [...files]
      .filter(([path]) => path.startsWith(under))
      .reduce((sum, [, content]) => sum + Buffer.byteLength(content), 0);

  // A new site installs 31 MB of libraries beside it, and 45 MB at most. What makes a part of it larger needs a reason.
  test.each([
    ["the whole package", "", 9_300_000],
    ["the commands", "node/", 1_800_000],
    ["what `start` serves", "dev/", 1_900_000],
    ["the editor of built sites", "edit/", 3_000_000],
    ["WebAssembly, fonts and icons", "assets/", 2_150_000],
  ])("%s has a bound", (_what, under, most) => {
    expect(bytesOf(under)).toBeGreaterThan(most / 2);
    expect(bytesOf(under)).toBeLessThan(most);
  });

  test("a new site's repository has at most 4 MB of it, as the tarball", () => {
    expect(packTarball(files).length).toBeLessThan(4_000_000);
  });

  test("nothing that `start` serves is in it twice", () => {
    const comparable = (content: string | Uint8Array) => Buffer.from(content).toString().trim();
    const isServed = (path: string) => path.startsWith("dev/");
    const others = [...files].filter(([path]) => !isServed(path));
    const known = new Set(others.map(([, content]) => comparable(content)));
    const copies = [...files].filter(
      ([path, content]) => isServed(path) && known.has(comparable(content)),
    );
    expect(copies.map(([path]) => path)).toEqual([]);
  });
});

test("what a stylesheet loads, such as the font of headings, is where its address says", () => {
  // Cast: the package's own file.
  const elsewhere = JSON.parse(textOf(`dev/${elsewhereFile}`)) as Record<string, string>;
  const pathOf = (folder: string, address: string) =>
    folder === "dev" && elsewhere[address] !== undefined
      ? elsewhere[address].replace("../", "")
      : `${folder}${address}`;
  const loaded = ["dev", "edit"].flatMap((folder) =>
    [...files]
      .filter(([path]) => path.startsWith(`${folder}/`) && path.endsWith(".css"))
      .flatMap(([path, css]) => addressesIn(String(css), path.slice(folder.length)))
      .map((address) => pathOf(folder, address)),
  );
  expect(loaded.length).toBeGreaterThan(5);
  expect(loaded.filter((path) => !files.has(path))).toEqual([]);
});

/** The paths that a stylesheet loads. @param path where it is served */
const addressesIn = (css: string, path: string): string[] =>
  [...css.matchAll(/url\(["']?([^"')]+)/g)]
    .map(([, address = ""]) => new URL(address, `http://localhost${path}`))
    .filter(({ protocol }) => protocol === "http:")
    .map(({ pathname }) => pathname);

test("NOTICE names every library that a bundle took code from, with its license", async () => {
  const taken = new Set<string>();
  for (const file of [...(await bundleForNode()), ...(await bundleForDev())])
    for (const id of file.type === "chunk" ? file.moduleIds : []) {
      const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
      if (name !== undefined) taken.add(name);
    }
  expect(taken.size).toBeGreaterThan(20);
  const notice = textOf("NOTICE");
  for (const name of taken) expect(notice).toMatch(new RegExp(`^## ${name} - \\d.*\\(.+\\)$`, "m"));
  // In the editor at /edit/ alone.
  expect(notice).toContain("## @scure/bip39 - ");
  for (const other of [
    "Font: Source Serif 4",
    "Font: Source Sans 3",
    "Icons: Lucide",
    "Drawing: resvg",
    "Smaller fonts: HarfBuzz",
  ])
    expect(notice.split(`## ${other}\n`)).toHaveLength(2);
  expect(notice).toContain("https://github.com/yisibl/resvg-js");
});

test("a license with headings of its own stays whole, and a library in two bundles is listed once", () => {
  const list =
    "# Licenses\n\n## a - 1.0.0 (MIT)\n\nText\n\n## Terms\n\nMore\n\n## b - 2.0.0 (ISC)\n\nB\n";
  const notice = writeNotice([list, list], new Map([["Icons: C", "C"]]));
  expect(notice).toMatch(
    /## Icons: C\n\nC\n\n## a - 1\.0\.0 \(MIT\)\n\nText\n\n## Terms\n\nMore\n\n## b - 2\.0\.0 \(ISC\)\n\nB\n$/,
  );
  expect(notice.match(/^## a /gm)).toHaveLength(1);
});

test("a text that several libraries have is there once, below all their names", () => {
  const list =
    "# Licenses\n\n## a - 1.0.0 (MIT)\n\nText\n\n## b - 2.0.0 (MIT)\n\nB\n\n## c - 3.0.0 (MIT)\n\nText\n";
  expect(writeNotice([list], new Map())).toMatch(
    /\n\n## a - 1\.0\.0 \(MIT\)\n## c - 3\.0\.0 \(MIT\)\n\nText\n\n## b - 2\.0\.0 \(MIT\)\n\nB\n$/,
  );
});

test("it has a runtime for every kind of site, each script that only some have, and what shows a heading's face", () => {
  const { runtimes } = JSON.parse(textOf("client.json")) as { runtimes: [string, object][] };
  const scripts = [...allOptionalScripts, engineAddresses.lateFace].map(scriptEntry);
  expect(runtimes.map(([entry]) => entry)).toEqual([...runtimeEntries, ...scripts]);
  expect(new Set(runtimeEntries).size).toBe(2 ** 3);
});

test("no file in it names a folder of this machine", () => {
  const naming = [...files].filter(([, content]) => String(content).includes(process.cwd()));
  expect(naming.map(([path]) => path)).toEqual([]);
});

describe("the tarball", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "tarball-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("has the same bytes for the same files, in any order", () => {
    const turned = new Map([...files].toReversed());
    expect(packTarball(turned).equals(packTarball(files))).toBe(true);
  });

  test("is one that npm reads, with every file in it", async () => {
    const tarball = join(folder, "engine.tgz");
    await writeFile(tarball, packTarball(files));
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    const args = ["pack", tarball, "--dry-run", "--json", "--offline"];
    const printed = execFileSync(npm, args, { cwd: folder, encoding: "utf8" });
    const [read] = JSON.parse(printed) as { files: { path: string; size: number }[] }[];
    const expected = [...files].map(([path, content]) => [path, Buffer.byteLength(content)]);
    expect(read?.files.map(({ path, size }) => [path, size]).toSorted()).toEqual(
      expected.toSorted(),
    );
  });

  test("marks the command as a program, and holds sizes that aren't whole blocks", () => {
    const tar = gunzipSync(packTarball(new Map([["node/bin.js", "x".repeat(513)]])));
    expect(tar.subarray(100, 107).toString()).toBe("0000755");
    // A header, two blocks, and the end.
    expect(tar.length).toBe(5 * 512);
    expect(() => packTarball(new Map([["a".repeat(99), ""]]))).toThrow("too long a path");
  });
});

describe("the command in an old Node", () => {
  const bin = () => textOf("node/bin.js").replace(/^#!.*/, "");
  const runWith = (node: string) => {
    const errors: string[] = [];
    const required: string[] = [];
    const process = { versions: { node }, exitCode: 0 };
    const console = { error: (text: string) => errors.push(text) };
    runInNewContext(bin(), { process, console, require: (path: string) => required.push(path) });
    return { errors, required, exitCode: process.exitCode };
  };

  test.each(["4.9.1", "18.20.0", "20.18.3"])("%s says what it needs", (node) => {
    expect(runWith(node)).toEqual({
      errors: [
        `site-from-json needs Node.js 20.19 or later, and this is ${node}. Install a newer one from https://nodejs.org, then try again.`,
      ],
      required: [],
      exitCode: 2,
    });
  });

  test.each(["20.19.0", "22.1.0", "26.0.0"])("%s runs it", (node) => {
    expect(runWith(node)).toEqual({ errors: [], required: ["./load.js"], exitCode: 0 });
  });

  test("is in JavaScript that it can read", () => {
    expect(bin()).not.toMatch(/=>|`|\b(?:const|let|import|class|async)\b|\?\.|\?\?/);
  });
});

test("an error that no command expects prints its trace, and not the line of code, which is a whole file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "crash-"));
  await writeFile(join(folder, "load.cjs"), textOf("node/load.js"));
  const code = `const filler = "${"x".repeat(5000)}"; setTimeout(() => { throw new Error("unexpected"); });`;
  await writeFile(join(folder, "main.mjs"), code);
  const run = spawnSync(process.execPath, ["load.cjs"], { cwd: folder, encoding: "utf8" });
  await rm(folder, { recursive: true });
  expect(run.status).toBe(1);
  expect(run.stderr).toMatch(/^Error: unexpected\n {4}at .*main\.mjs:1:\d+/);
  expect(run.stderr.length).toBeLessThan(2000);
});

test.each([
  ["no dependencies", "{}", /among its dependencies/],
  [
    "a broken package.json",
    "{",
    /^package\.json isn't valid JSON: .+ Correct it, then try again\.$/,
  ],
  ["nothing but a word", "null", /among its dependencies/],
  [
    "a newer file, after a byte order mark",
    '\uFEFF{ "dependencies": { "site-from-json": "2.0.0" } }',
    /version 2\.0\.0/,
  ],
  ["other dependencies", '{ "dependencies": { "react": "19.0.0" } }', /among its dependencies/],
  [
    "a newer file",
    '{ "dependencies": { "site-from-json": "file:engine/site-from-json-1.10.0.tgz" } }',
    /version 1\.10\.0 .* version 1\.9\.0 is installed/,
  ],
  ["a newer range", '{ "devDependencies": { "site-from-json": "^2.0.0" } }', /version 2\.0\.0/],
  ["the same version", '{ "dependencies": { "site-from-json": "1.9.0" } }', /^$/],
  ["an older version", '{ "dependencies": { "site-from-json": "1.2.30" } }', /^$/],
  ["an address without a version", '{ "dependencies": { "site-from-json": "github:a/b" } }', /^$/],
])("a site with %s", (_what, packageJson, words) => {
  expect(engineRefusal(packageJson, "1.9.0") ?? "").toMatch(words);
});
