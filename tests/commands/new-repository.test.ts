// `npm run new -- ../my-site`: a repository that installs anywhere, with the engine in it.
import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { runCheck } from "../../src/commands/check.ts";
import { runNew } from "../../src/commands/new.ts";
import { withRoomFor } from "./full-disk.ts";
import { scripts as scriptsHere } from "../../package.json" with { type: "json" };

let root: string;
let site: string;
let printed: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "new-repository-"));
  site = join(root, "Größe & Maß #1");
  // As a new repository is cloned.
  await mkdir(join(site, ".git"), { recursive: true });
  const { output, exitCode } = await runNew([site], "linux");
  printed = output;
  expect(exitCode).toBe(0);
});
afterAll(() => rm(root, { recursive: true }));

interface SitePackage {
  name: string;
  private: boolean;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
}

const textOf = (path: string): Promise<string> => readFile(join(site, path), "utf8");
const packageIn = async (folder: string) =>
  // Cast: it is written by the command under test.
  JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as SitePackage;

/** All files that git would have. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  return paths.filter((path) => !/^\.(git|site)[/\\]/.test(path)).sort();
}

const written = [
  ".github/workflows/check.yml",
  ".github/workflows/publish.yml",
  ".gitignore",
  ".vscode/settings.json",
  ".vscode/tasks.json",
  "README.md",
  "content/contact.json",
  "content/home.json",
  "content/privacy.json",
  "content/site.json",
  "engine/site-from-json-1.0.0.tgz",
  "package-lock.json",
  "package.json",
];

test("it has few files, and one dependency", async () => {
  expect(await filesIn(site)).toEqual(written);
  const own = await packageIn(site);
  expect(own).toMatchObject({ name: "gr-e-ma-1", private: true });
  expect(own.dependencies).toEqual({ "site-from-json": "file:engine/site-from-json-1.0.0.tgz" });
  expect(Object.keys(own.scripts)).toEqual(["start", "check", "changes", "build", "preview"]);
  expect(Object.keys(scriptsHere)).toEqual(expect.arrayContaining(Object.keys(own.scripts)));
});

test("npm installs exactly what is tested here, and the engine is the one that was packed", async () => {
  const lock = JSON.parse(await textOf("package-lock.json")) as {
    packages: Record<string, { version: string; integrity?: string; optional?: true; dev?: true }>;
  };
  const here = JSON.parse(await readFile("package-lock.json", "utf8")) as typeof lock;
  const { "": _root, "node_modules/site-from-json": engine, ...libraries } = lock.packages;
  const hash = createHash("sha512").update(await readFile(join(site, written[10] ?? "")));
  expect(engine?.integrity).toBe(`sha512-${hash.digest("base64")}`);
  for (const [path, { version, integrity, dev }] of Object.entries(libraries)) {
    expect(here.packages[path]).toMatchObject({ version, integrity });
    expect(dev).toBeUndefined();
  }
  // For every system, and only where it fits.
  const optional = Object.keys(libraries).filter((path) => libraries[path]?.optional);
  for (const system of ["darwin-arm64", "win32-x64", "linux-x64"])
    expect(optional).toContain(`node_modules/@img/sharp-${system}`);
  expect(optional).not.toContain("node_modules/sharp");
});

test("npm finds package.json and the lock in agreement", () => {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const args = ["ci", "--dry-run", "--offline", "--no-audit"];
  const output = execFileSync(npm, args, { cwd: site, encoding: "utf8", shell: false });
  expect(output).toMatch(/added \d+ packages/);
});

test("its content has no mistake, and names schemas that are there", async () => {
  expect(await runCheck([], join(site, "content"))).toMatchObject({ exitCode: 0 });
  const file = join(site, "content", "home.json");
  const { $schema } = JSON.parse(await readFile(file, "utf8")) as { $schema: string };
  expect($schema).toBe("../.site/schema/page.schema.json");
  const schema = fileURLToPath(new URL($schema, pathToFileURL(file)));
  expect(JSON.parse(await readFile(schema, "utf8"))).toMatchObject({ title: "Page" });
});

test("what its workflows, README and tasks run is a script that it has", async () => {
  const { scripts } = await packageIn(site);
  for (const path of written.filter((name) => /\.(yml|md)$|tasks/.test(name))) {
    const runs = (await textOf(path)).matchAll(/npm (?:run (?:--silent )?)?([a-z]+)/g);
    const names = Array.from(runs, ([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(0);
    const others = names.filter((name) => !Object.hasOwn(scripts, name));
    expect(others.filter((name) => !["ci", "install"].includes(name))).toEqual([]);
  }
});

test("on a disk that becomes full, nothing is left of it but what was there, and the next one is written", async () => {
  const folder = join(root, "full disk");
  await mkdir(join(folder, ".git"), { recursive: true });
  const args = [folder, "--engine", "1.0.0"];
  for (const files of [1, 6, 10]) {
    expect(await withRoomFor(files, () => runNew(args))).toMatchObject({ exitCode: 2 });
    expect(await readdir(folder)).toEqual([".git"]);
  }
  expect(await runNew(args)).toMatchObject({ exitCode: 0 });
});

test("its workflows run on Node 24, and differ from those here in the browser's library and the comparison of engines alone", async () => {
  for (const name of ["check", "publish"]) {
    const path = `.github/workflows/${name}.yml`;
    const text = await textOf(path);
    expect(text).toContain("node-version: 24\n");
    expect(() => parse(text) as unknown).not.toThrow();
    const withoutLibrary = text
      .replace(
        /      # For the pictures.*\n      - run: npm install --no-save playwright-core@\d+\.\d+\.\d+\n/,
        "",
      )
      .replace(" --review review --engine ", " --review review ");
    expect(withoutLibrary === text).toBe(name === "publish");
    expect(withoutLibrary).toBe(await readFile(path, "utf8"));
  }
});

test("what the commands write is ignored by git", async () => {
  const ignored = (await textOf(".gitignore")).split("\n");
  expect(ignored).toEqual(expect.arrayContaining(["node_modules/", "dist/", ".site/"]));
});

test("the next steps are commands for the shell", async () => {
  expect(printed).toContain(`Go there     cd '${site}'\nInstall it   npm install\n`);
  expect(printed).toMatch(/^See it +npm start$/m);
  const other = join(root, "windows");
  const { output } = await runNew([other, "--engine", "1.0.0"], "win32");
  expect(output).toContain(`cd "${other}"`);
});

describe("with --engine", () => {
  test.each([
    ["a version", ["--engine", "1.4.2"], "1.4.2"],
    [
      "an address",
      ["--engine=https://a.example/site-from-json-1.0.0.tgz"],
      "https://a.example/site-from-json-1.0.0.tgz",
    ],
  ])("%s is the dependency, and the lock is left to npm", async (what, args, dependency) => {
    const folder = join(root, what);
    expect(await runNew([...args, folder])).toMatchObject({ exitCode: 0 });
    expect((await packageIn(folder)).dependencies).toEqual({ "site-from-json": dependency });
    const expected = written.filter((path) => !/^engine|lock/.test(path));
    expect(await filesIn(folder)).toEqual(expected);
    expect(await readFile(join(folder, "README.md"), "utf8")).toContain("commit it, too");
  });

  test.each([
    ["nothing after it", ["--engine"], /^Write an address or a version after --engine\./],
    ["an option after it", ["--engine", "--help"], /^Write an address or a version after/],
    ["a folder here", ["my-site", "--engine", "1.0.0"], /^--engine is for a repository of its own/],
    ["another option", ["--force", "x"], /^There is no option --force\./],
  ])("%s is refused", async (_what, args, words) => {
    const { output, exitCode } = await runNew(args);
    expect(exitCode).toBe(2);
    expect(output).toMatch(words);
  });
});

test.each(["mine.txt", ".gitignore"])(
  "into a folder that holds %s, nothing is written",
  async (name) => {
    const folder = join(root, `with ${name}`);
    await mkdir(folder);
    await writeFile(join(folder, name), "mine");
    expect(await runNew([folder, "--engine", "1.0.0"])).toEqual({
      output: `The folder "${folder}" isn't empty, so nothing was written. Choose another name, or empty it first.`,
      exitCode: 2,
    });
    expect(await readdir(folder)).toEqual([name]);
  },
);
