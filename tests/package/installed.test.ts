// The package in a site: installed with what it declares and nothing else, it does what the scripts here do.
import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runNew } from "../../src/commands/new.ts";
import { buildSite } from "../../src/builder/build-site.ts";
import { makeHosted } from "../../src/builder/hosted-site.ts";
import {
  arabicSite,
  dentalSite,
  firstSite,
  japaneseSite,
  secondSite,
  siteOfVersion1,
  spanishDentalSite,
} from "../fixtures/sites.ts";
import { hashesIn } from "./hashes.ts";
import {
  makeInstalledSite,
  runInstalled,
  runNode,
  runSourceIn,
  type Run,
} from "./install-package.ts";

let root: string;
let site: string;
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), "package-")));
  // Characters that mean something in an address.
  site = await makeInstalledSite(root, "my site? 100% #1");
  await putContent(firstSite);
});
afterAll(() => rm(root, { recursive: true }));

async function putContent(fixture: string): Promise<void> {
  await rm(join(site, "content"), { recursive: true, force: true });
  await cp(fixture, join(site, "content"), { recursive: true });
}

const epoch = 1_767_225_600;
const env = { SOURCE_DATE_EPOCH: `${epoch}` };

/** The same with the source here, in the site's folder. */
const runSource = (command: string, ...args: string[]): Promise<Run> =>
  runSourceIn(site, [command, ...args], env);

test("a build with the editor is byte for byte what `npm run build` makes", async () => {
  await cp("tests/browser/photo.png", join(site, "content", "media", "photo.png"));
  expect(await runInstalled(site, ["build", "--editor"], env)).toMatchObject({ code: 0 });
  const installed = await hashesIn(join(site, "dist"));
  expect(await runSource("build", "--editor")).toMatchObject({ code: 0 });
  expect(Object.keys(installed).length).toBeGreaterThan(40);
  expect(installed).toEqual(await hashesIn(join(site, "dist")));
});

// The site with blocks of its own is in own-blocks.test.ts, because it installs their compiler.
test.each([secondSite, dentalSite, spanishDentalSite, arabicSite, japaneseSite, siteOfVersion1])(
  "the built site of %s is byte for byte the same",
  async (fixture) => {
    await putContent(fixture);
    expect(await runInstalled(site, ["build"], env)).toMatchObject({ code: 0 });
    const here = join(root, "here");
    const make = makeHosted({ today: new Date(epoch * 1000), withEditor: false });
    expect(await buildSite(join(site, "content"), here, make)).toMatchObject({ ok: true });
    expect(await hashesIn(join(site, "dist"))).toEqual(await hashesIn(here));
  },
);

describe("content with mistakes", () => {
  beforeAll(async () => {
    await putContent(firstSite);
    const file = join(site, "content", "home.json");
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replace('"heading"', '"headin"').replace(/\}\s*$/, ""));
    await writeFile(join(site, "content", "extra.json"), '{ "title": "No blocks" }');
  });

  test.each([[], ["--format", "json"], ["--format", "github"], ["--release"], ["--relese"]])(
    "is reported as `npm run check` reports it, with %s %s",
    async (...args) => {
      const installed = await runInstalled(site, ["check", ...args]);
      const { stdout, ...rest } = await runSource("check", ...args);
      // Each names the file that explains the problems, which is in the package and in the repository.
      const explained = stdout.replaceAll(
        /\S+\/problems\.md/g,
        "node_modules/site-from-json/PROBLEMS.md",
      );
      expect(installed).toEqual({ ...rest, stdout: explained });
      expect(installed.code).toBe(args[0] === "--relese" ? 2 : 1);
    },
  );

  test("isn't built, and the earlier build stays", async () => {
    const before = await hashesIn(join(site, "dist"));
    const run = await runInstalled(site, ["build"]);
    expect(run).toEqual(await runSource("build"));
    expect(run.code).toBe(1);
    expect(run.stderr).toContain("Nothing was built. dist/ is unchanged.");
    expect(await hashesIn(join(site, "dist"))).toEqual(before);
  });
});

test("start ends where no port is free, and says what to do", async () => {
  // The last port, after which there is none. Another program may have it already.
  const taken = createServer();
  await new Promise<void>((done) => {
    taken.once("error", () => done()).listen(65_535, "localhost", done);
  });
  await putContent(firstSite);
  const run = await runInstalled(site, ["start", "--port", "65535"]);
  taken.close();
  expect(run.code).toBe(1);
  expect(run.stderr).toMatch(/^The site can't be served\. .*Choose another one with --port\.$/m);
  expect(run.stderr).not.toMatch(/^ +at |Warning/m);
});

test("a check in a folder without content writes nothing there", async () => {
  const empty = await mkdtemp(join(root, "empty-"));
  const bin = join(site, "node_modules", "site-from-json", "node", "bin.js");
  expect(await runNode([bin, "check"], empty)).toMatchObject({ code: 2, stdout: "" });
  expect(await readdir(empty)).toEqual([]);
});

describe("a command that can't run explains it in a sentence, without a stack trace", () => {
  test.each([
    ["no command", [], "Add a command."],
    ["a misspelled command", ["chek"], 'There is no command "chek". Did you mean check?'],
    ["a command that isn't one of a site", ["constructor"], 'There is no command "constructor".'],
    ["no content", ["check"], /^There is no folder "nowhere" in .*site-from-json new nowhere$/m],
    ["no content to build", ["build"], /^There is no folder "nowhere" in /],
    ["no content to preview", ["preview"], /^There is no folder "nowhere" in /],
    ["no history", ["changes"], /^There is no folder "nowhere" in /],
  ])("%s", async (_what, args, words) => {
    const { code, stdout, stderr } = await runInstalled(site, args, { CONTENT_DIR: "nowhere" });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(words);
    expect(stderr).not.toMatch(/^ +at /m);
  });

  test("a package.json without the engine, or with a newer one", async () => {
    const file = join(site, "package.json");
    const own = await readFile(file, "utf8");
    const before = await hashesIn(join(site, "content"));
    await writeFile(file, "{}");
    const without = await runInstalled(site, ["check", "--fix"]);
    await writeFile(file, own.replace("1.0.0", "1.2.0"));
    const older = await runInstalled(site, ["check", "--fix"]);
    await writeFile(file, own);
    expect(without).toMatchObject({ code: 2, stdout: "" });
    expect(without.stderr).toMatch(/^package\.json doesn't have site-from-json among/);
    expect(older).toMatchObject({ code: 2, stdout: "" });
    expect(older.stderr).toBe(
      "package.json asks for version 1.2.0 of site-from-json, but version 1.0.0 is installed. Run npm install, then try again.\n",
    );
    expect(await hashesIn(join(site, "content"))).toEqual(before);
  });
});

test("changes are read from git, and pictures of them ask for what isn't installed", async () => {
  await putContent(firstSite);
  const git = (...args: string[]) => execFileSync("git", args, { cwd: site, stdio: "ignore" });
  git("init", "-b", "main");
  git("add", "content");
  git("-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-m", "Begin");
  const file = join(site, "content", "home.json");
  await writeFile(file, (await readFile(file, "utf8")).replace("Why Choose Us", "Why We Heal"));
  const { code, stdout } = await runInstalled(site, ["changes"]);
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining("Why We Heal") });
  const pictures = await runInstalled(site, ["changes", "--review", "out"]);
  expect(pictures).toEqual({
    code: 2,
    stdout: "",
    stderr:
      "Pictures of pages need playwright-core, which isn't installed. Install it, then try again: npm install --save-dev playwright-core\n",
  });
  expect(await readdir(site)).not.toContain("out");
});

describe("a new site from here", () => {
  const engine = "engine/site-from-json-1.0.0.tgz";

  test("is a repository with the same package, or one of the address that is asked for", async () => {
    await mkdir(join(site, "engine"), { recursive: true });
    await writeFile(join(site, engine), "the package");
    expect(await runInstalled(site, ["new", "../next"])).toMatchObject({ code: 0, stderr: "" });
    const next = join(root, "next");
    expect(await readFile(join(next, engine), "utf8")).toBe("the package");
    // As `npm run new` writes it here, but for the hash of these words.
    expect(await runNew([join(root, "from source")])).toMatchObject({ exitCode: 0 });
    const [installed, source] = [await hashesIn(next), await hashesIn(join(root, "from source"))];
    expect(Object.keys(installed)).toEqual(Object.keys(source));
    const differing = Object.keys(installed).filter((path) => installed[path] !== source[path]);
    expect(differing).toEqual(["README.md", engine, "package-lock.json", "package.json"]);
    const other = await runInstalled(site, ["new", "../other", "--engine", "1.0.0"]);
    expect(other).toMatchObject({ code: 0, stderr: "" });
  });

  test("needs to know its engine, where the package.json names none", async () => {
    const bin = join(site, "node_modules", "site-from-json", "node", "bin.js");
    const run = await runNode([bin, "new", "../new"], join(root, "packed"));
    expect(run).toMatchObject({ code: 2, stdout: "" });
    expect(run.stderr).toMatch(/Add which one: --engine and the address or the version/);
    expect(await readdir(root)).not.toContain("new");
  });

  test.each([
    ["a folder, which is elsewhere seen from there", "file:../engine", /which is a folder: /],
    [
      "newer than the one that is installed",
      `file:${engine.replace("1.0.0", "1.2.0")}`,
      /version 1\.2\.0/,
    ],
  ])("isn't written where the engine here is %s", async (_what, dependency, words) => {
    const file = join(site, "package.json");
    const own = await readFile(file, "utf8");
    await writeFile(file, JSON.stringify({ devDependencies: { "site-from-json": dependency } }));
    const run = await runInstalled(site, ["new", "../never"]);
    await writeFile(file, own);
    expect(run).toMatchObject({ code: 2, stdout: "" });
    expect(run.stderr).toMatch(words);
    expect(await readdir(root)).not.toContain("never");
  });

  test("in a folder of the site is content alone, in the language that is asked for", async () => {
    const asked = ["new", "content-de", "--language", "de"];
    expect(await runInstalled(site, asked)).toMatchObject({ code: 0, stderr: "" });
    const written = await readFile(join(site, "content-de", "site.json"), "utf8");
    expect(JSON.parse(written)).toMatchObject({
      language: "de",
      navigation: [{ label: "Startseite" }, { label: "Kontakt" }],
    });
    const checked = await runInstalled(site, ["check"], { CONTENT_DIR: "content-de" });
    expect(checked).toMatchObject({ code: 0 });
  });
});

test("a copy of the engine's repository elsewhere gets the engine that is here", async () => {
  const copy = join(root, "copy");
  const inCopy = async (path: string, text: string) => {
    await mkdir(join(copy, path, ".."), { recursive: true });
    await writeFile(join(copy, path), text);
  };
  await mkdir(join(site, "engine"), { recursive: true });
  await writeFile(join(site, "engine", "site-from-json-1.0.0.tgz"), "the package");
  await cp(firstSite, join(copy, "content"), { recursive: true });
  for (const path of ["schema/page.schema.json", "src/content/compile.ts", "package.json"])
    await inCopy(path, "{}");
  const git = (...args: string[]) => execFileSync("git", args, { cwd: copy, stdio: "ignore" });
  git("init", "-b", "main");
  git("add", "--all");
  git("-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-m", "Begin");
  expect(await runInstalled(site, ["adopt", "../copy"])).toMatchObject({ code: 0, stderr: "" });
  expect(await readFile(join(copy, "engine/site-from-json-1.0.0.tgz"), "utf8")).toBe("the package");
  expect(await readdir(copy)).not.toContain("src");
});

test("the help and the version", async () => {
  const help = await runInstalled(site, ["--help"]);
  expect(help).toMatchObject({ code: 0, stderr: "" });
  for (const [, command = ""] of help.stdout.matchAll(/^ {2}([a-z]+) /gm))
    expect(await runInstalled(site, [command, "--help"])).toMatchObject({ code: 0, stderr: "" });
  expect((await runInstalled(site, ["--version"])).stdout).toBe("1.0.0\n");
});

test("a check writes the schemas for code editors beside the content, and nothing into the package", async () => {
  const engine = join(site, "node_modules", "site-from-json");
  const before = await hashesIn(engine);
  await rm(join(site, ".site"), { recursive: true });
  await runInstalled(site, ["check"]);
  expect(await readdir(join(site, ".site", "schema"))).toContain("page.schema.json");
  expect(await hashesIn(engine)).toEqual(before);
});
