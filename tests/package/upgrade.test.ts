// `npx site-from-json upgrade`: a site of the version before gets the engine after it, or stays exactly as it was.
import { execFileSync } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { version } from "../../package.json" with { type: "json" };
import { runUpgrade } from "../../src/commands/upgrade.ts";
import type { Install } from "../../src/commands/run-npm.ts";
import { packTarball } from "../../src/package/tarball.ts";
import { unpackTarball } from "../../src/package/unpack-tarball.ts";
import { runInstalled } from "./install-package.ts";
import { next, tarballOf, unpackTo, writeEngines, writeSite, type Engines } from "./two-engines.ts";

let root: string;
let site: string;
let engines: Engines;
const install: Install = (folder, prefer) => engines.install(folder, prefer);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "upgrade-"));
  engines = await writeEngines(root, {
    "https://a.example/engine.tgz": "next.tgz",
    [next]: "next.tgz",
    "https://a.example/older.tgz": "older.tgz",
    "https://a.example/other.tgz": "other.tgz",
  });
});
afterAll(() => rm(root, { recursive: true }));

beforeEach(async () => {
  site = join(root, "my site #1");
  await writeSite(site, root, install);
});

const given = (name: string): string => join(root, name);

/** Everything that git would have, and the version that is installed. */
async function state(): Promise<Record<string, string>> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes(".site"));
  const own = paths.filter(
    (path) => !/node_modules/.test(path) || path.endsWith("site-from-json/package.json"),
  );
  const read = own.map(
    async (path) =>
      [path.slice(site.length + 1), (await readFile(path)).toString("base64")] as const,
  );
  return Object.fromEntries((await Promise.all(read)).toSorted());
}

const engineIn = async (folder: string): Promise<string> =>
  (
    JSON.parse(
      await readFile(join(folder, "node_modules/site-from-json/package.json"), "utf8"),
    ) as { version: string }
  ).version;

describe("a site of the version before", () => {
  test("gets the package of a file, and the pages that look different are named", async () => {
    const before = await state();
    const { output, exitCode } = await runUpgrade([given("next.tgz")], site, install);
    expect({ output, exitCode }).toMatchObject({ exitCode: 0 });
    expect(output).toContain(`now has version ${next} of site-from-json instead of ${version}.`);
    expect(output).toContain("Pages that look different: Your Company.\n");
    expect(await engineIn(site)).toBe(next);
    // One value in package.json, and nothing of the content.
    expect(await readFile(join(site, "package.json"), "utf8")).toBe(
      Buffer.from(before["package.json"] ?? "", "base64")
        .toString()
        .replace(tarballOf(version), tarballOf(next)),
    );
    const after = await state();
    const changed = Object.keys({ ...before, ...after }).filter(
      (path) => before[path] !== after[path],
    );
    expect(changed.toSorted()).toEqual(
      [
        tarballOf(version),
        tarballOf(next),
        "node_modules/site-from-json/package.json",
        "package-lock.json",
        "package.json",
      ].toSorted(),
    );
    expect(await readdir(join(site, "engine"))).toEqual([`site-from-json-${next}.tgz`]);
    expect(
      (await readFile(join(site, "package-lock.json"), "utf8")).includes(`file:${tarballOf(next)}`),
    ).toBe(true);
    expect(await runInstalled(site, ["check"])).toMatchObject({ code: 0 });
  });

  test("that looks the same with it says so", async () => {
    const { output } = await runUpgrade([given("same-look.tgz")], site, install);
    expect(output).toContain("Pages that look different: none.");
  });

  test.each([
    ["an address", "https://a.example/engine.tgz"],
    ["a version", next],
  ])("gets the package of %s, and needs no file of its own any more", async (_what, word) => {
    const asked: string[] = [];
    const asking: Install = (folder, prefer) => {
      asked.push(prefer);
      return install(folder, prefer);
    };
    expect(await runUpgrade([word], site, asking)).toMatchObject({ exitCode: 0 });
    // npm has what was there before: first it must look for what is there now, and then install just that.
    expect(asked).toEqual(["online", "offline"]);
    expect(await readFile(join(site, "package.json"), "utf8")).toContain(
      `"site-from-json" : "${word}"`,
    );
    expect(await readdir(join(site, "engine"))).toEqual([]);
    expect(await engineIn(site)).toBe(next);
  });

  test("that has that engine already isn't changed", async () => {
    const before = await state();
    const run = await runUpgrade([given("before.tgz")], site, () => Promise.resolve("called"));
    expect(run).toEqual({
      exitCode: 0,
      output: `This site has that engine already: version ${version}.`,
    });
    expect(await state()).toEqual(before);
  });

  test("gets a repaired package of the same version", async () => {
    await writeFile(
      given("again.tgz"),
      packTarball(new Map([...engines.files, ["README.md", "Again"]])),
    );
    expect(await runUpgrade([given("again.tgz")], site, install)).toMatchObject({ exitCode: 0 });
    const readme = join(site, "node_modules/site-from-json/README.md");
    expect(await readFile(readme, "utf8")).toBe("Again");
  });

  test.runIf(process.platform !== "win32")(
    "is upgraded by the installed command, which calls npm",
    async () => {
      const program = join(root, "bin", "npm");
      await mkdir(dirname(program), { recursive: true });
      await writeFile(
        program,
        `#!/bin/sh\necho "$*" >> '${root}/asked'\nrm -rf node_modules\ncp -R '${root}/modules' node_modules\n`,
      );
      await chmod(program, 0o755);
      await cp(join(site, "node_modules"), join(root, "modules"), {
        recursive: true,
        verbatimSymlinks: true,
      });
      await unpackTo(await readFile(given("next.tgz")), join(root, "modules", "site-from-json"));
      const env = { PATH: `${dirname(program)}${delimiter}${process.env["PATH"]}` };
      const { code, stdout } = await runInstalled(site, ["upgrade", "../next.tgz"], env);
      expect({ code, stdout }).toMatchObject({
        code: 0,
        stdout: expect.stringContaining(`now has version ${next}`),
      });
      expect(await readFile(join(root, "asked"), "utf8")).toMatch(
        /^(?:install --no-audit .*\n){2}$/,
      );
    },
  );
});

describe("a site stays as it was", () => {
  /** What the command says, if it changes nothing. */
  const refusal = async (
    word: string,
    exitCode: 1 | 2 = 2,
    npm: Install = install,
  ): Promise<string> => {
    const before = await state();
    const run = await runUpgrade(word === "" ? [] : [word], site, npm);
    expect({ code: run.exitCode, output: run.output }).toMatchObject({ code: exitCode });
    expect(await state()).toEqual(before);
    return run.output;
  };

  test.each([
    [
      "an older file",
      () => given("older.tgz"),
      /^That is version 0\.9\.0 .* this site has version/,
    ],
    [
      "an older package at an address",
      () => "https://a.example/older.tgz",
      /^That is version 0\.9\.0/,
    ],
    ["the file of another package", () => given("other.tgz"), /isn't a package of site-from-json/],
    [
      "another package at an address",
      () => "https://a.example/other.tgz",
      /^That isn't a package of/,
    ],
    [
      "an address without a package",
      () => "https://a.example/none",
      /^npm can't install .*\n\n404 Not/,
    ],
    ["a file that isn't packed", () => join(site, "package.json"), /isn't a package of/],
    [
      "a file that isn't there",
      () => "none.tgz",
      /^"none\.tgz" is no file here, no address and no/,
    ],
    ["a folder", () => "engine", /^"engine" is a folder\. Write the path of the package in it/],
    ["a range of versions", () => "^1.0.0", /is no file here, no address and no version/],
    [
      "nothing",
      () => "",
      /^Write which engine the site shall have\.\n\nnpx site-from-json upgrade/,
    ],
    ["an option that there isn't", () => "--force", /^There is no option --force\./],
  ])("with %s", async (_what, word, words) => {
    expect(await refusal(word())).toMatch(words);
  });

  test("where the content has an error with the new engine", async () => {
    const said = await refusal(given("stricter.tgz"), 1);
    expect(said).toMatch(/^home\.json: an error\n\nWith version 2\.0\.0 .* nothing was changed\.$/);
  });

  test("where the content has an error already", async () => {
    await writeFile(join(site, "content", "home.json"), "{");
    expect(await refusal(given("next.tgz"), 1)).toContain(
      "The content has errors with the engine that this site has",
    );
  });

  test("where npm can install it in a copy alone", async () => {
    let calls = 0;
    const failing: Install = (folder, prefer) =>
      ++calls === 2 ? Promise.resolve("no space left") : install(folder, prefer);
    expect(await refusal(given("next.tgz"), 2, failing)).toMatch(
      /can't install that engine here.*\n\nno space left/,
    );
  });

  test("where its engine isn't installed", async () => {
    await rm(join(site, "node_modules"), { recursive: true });
    expect(await refusal(given("next.tgz"))).toMatch(/isn't installed\. Run npm install/);
  });

  test.each([
    ["no package.json", undefined, /^There is no package\.json here/],
    ["a package.json without an engine", "{}", /^package\.json doesn't have site-from-json among/],
  ])("with %s", async (_what, text, words) => {
    await rm(join(site, "package.json"));
    if (text !== undefined) await writeFile(join(site, "package.json"), text);
    expect(await refusal(given("next.tgz"))).toMatch(words);
  });
});

test("npm reads the packages that these tests read", () => {
  const packed = unpackTarball(
    packTarball(
      new Map([
        ["a/b.txt", "x".repeat(513)],
        ["c", ""],
      ]),
    ),
  );
  expect([...packed].map(([path, content]) => [path, content.length])).toEqual([
    ["a/b.txt", 513],
    ["c", 0],
  ]);
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  execFileSync(npm, ["pack", given("next.tgz"), "--offline"], { cwd: root, stdio: "ignore" });
});
