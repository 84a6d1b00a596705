// `npm run adopt`: a copy of this repository becomes a repository of its site, and what its people wrote stays.
import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { scripts as scriptsHere } from "../../package.json" with { type: "json" };
import { runAdopt } from "../../src/commands/adopt.ts";
import { runCheck } from "../../src/commands/check.ts";
import { engineScripts } from "../../src/commands/copy-of-engine.ts";
import { firstSite } from "../fixtures/sites.ts";

let root: string;
let copy: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "adopt-"));
});
afterAll(() => rm(root, { recursive: true }));

const git = (...args: string[]): string =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
    cwd: copy,
    encoding: "utf8",
  });
const commit = (): void => {
  git("add", "--all");
  git("commit", "--quiet", "--message", "Ours");
};

async function put(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(copy, path)), { recursive: true });
  await writeFile(join(copy, path), content);
}

const textOf = (path: string): Promise<string> => readFile(join(copy, path), "utf8");
const bytesOf = (path: string): Promise<Buffer> => readFile(join(copy, path));

const atTop = [
  "package.json",
  "package-lock.json",
  "README.md",
  "CHANGELOG.md",
  "LICENSE",
  "index.html",
  ".gitignore",
  ".gitattributes",
  ".oxlintrc.json",
  ".prettierignore",
  "tsconfig.json",
  "vite.config.ts",
  ".github/workflows",
  ".github/actions",
  ".vscode",
  "src/README.md",
  "schema/page.schema.json",
  "src/content/compile.ts",
  "tests/put-back.ts",
];

/** A small copy of this repository, with the site of other people. */
beforeEach(async () => {
  copy = await mkdtemp(join(root, "Größe & Maß #"));
  for (const path of atTop) await cp(path, join(copy, path), { recursive: true });
  await cp(firstSite, join(copy, "content"), { recursive: true });
  await put("content/README.md", "# The guide\n");
  await put("content/reference/README.md", "# The reference\n");
  git("init", "--quiet", "-b", "main");
  commit();
});

/** All files that git would have, by their path. */
async function filesNow(): Promise<string[]> {
  const listed = git("ls-files", "-z", "--cached", "--others", "--exclude-standard");
  const there = await readdir(copy, { recursive: true });
  const paths = there.map((path) => path.replaceAll("\\", "/"));
  return [...new Set(listed.split("\0"))].filter((path) => paths.includes(path)).toSorted();
}

const adopted = async (...args: string[]) => {
  const run = await runAdopt([copy, "--engine", "1.0.0", ...args], "linux");
  expect(run).toMatchObject({ exitCode: 0 });
  return run.output;
};

test("the repository has the site, and the engine that was packed", async () => {
  const before = await filesNow();
  const content = before.filter((path) => /^content\/(?!README|reference)/.test(path));
  const texts = await Promise.all(content.map(bytesOf));
  const { output, exitCode } = await runAdopt([copy], "linux");
  expect(exitCode).toBe(0);
  expect(await filesNow()).toEqual(
    [
      ".gitattributes",
      ".github/workflows/check.yml",
      ".github/workflows/publish.yml",
      ".gitignore",
      ".vscode/settings.json",
      ".vscode/tasks.json",
      "README.md",
      ...content,
      "engine/site-from-json-1.0.0.tgz",
      "package-lock.json",
      "package.json",
    ].toSorted(),
  );
  expect(await Promise.all(content.map(bytesOf))).toEqual(texts);
  expect(JSON.parse(await textOf("package.json"))).toMatchObject({
    dependencies: { "site-from-json": "file:engine/site-from-json-1.0.0.tgz" },
    scripts: { check: "site-from-json check" },
  });
  // Two of the engine's own folders stay nowhere, not even empty.
  expect(await readdir(copy)).not.toEqual(expect.arrayContaining(["src"]));
  expect(await readdir(join(copy, ".github"))).toEqual(["workflows"]);
  expect(output).toMatch(/^Removed \d+ files of the engine: .*src.*schema|schema.*src/m);
  expect(output).toContain(`cd '${copy}'\n`);
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const dry = ["ci", "--dry-run", "--offline", "--no-audit"];
  expect(execFileSync(npm, dry, { cwd: copy, encoding: "utf8" })).toMatch(/added \d+ packages/);
  expect(await runCheck([], join(copy, "content"))).toMatchObject({ exitCode: 0 });
});

describe("what its people changed stays", () => {
  test("content, media, and files that the engine doesn't have", async () => {
    const own = {
      "content/home.json": (await textOf("content/home.json")).replace(/\n/g, "\r\n"),
      "content/media/own.bin": Buffer.from([0, 255, 13, 10]),
      "content-de/site.json": '{ "name": "Zwei" }',
      "docs/style.md": "Our style\n",
      CNAME: "www.example.com\n",
      ".github/CODEOWNERS": "* @a\n",
    };
    for (const [path, bytes] of Object.entries(own)) await put(path, bytes);
    commit();
    await adopted();
    for (const [path, bytes] of Object.entries(own))
      expect((await bytesOf(path)).equals(Buffer.from(bytes))).toBe(true);
  });

  test("a README, a license and a changelog of their own, but not the engine's", async () => {
    const names = ["README.md", "LICENSE", "CHANGELOG.md"];
    for (const name of names) await put(name, `Our ${name}\n`);
    commit();
    await adopted();
    for (const name of names) expect(await textOf(name)).toBe(`Our ${name}\n`);
  });

  test("what git ignores, because it may be secret", async () => {
    await put(".gitignore", `${await textOf(".gitignore")}.env\nnotes/`);
    commit();
    await put(".env", "KEY=secret\n");
    await put("src/.env", "KEY=secret\n");
    await adopted();
    expect((await textOf(".gitignore")).split("\n")).toEqual(
      expect.arrayContaining([".env", "notes/", "node_modules/", "dist/", ".site/"]),
    );
    expect(await textOf("src/.env")).toBe("KEY=secret\n");
    expect(git("status", "--porcelain", "--untracked-files=all")).not.toContain(".env");
  });

  test("workflows that they changed, which get the browser's library where they take pictures", async () => {
    const [check, publish] = [".github/workflows/check.yml", ".github/workflows/publish.yml"];
    await put(check, (await textOf(check)).replace("name: Check content", "name: Ours"));
    await put(publish, (await textOf(publish)).replace("npm ci", "npm ci --foreground-scripts"));
    const changed = await textOf(publish);
    commit();
    const output = await adopted();
    expect(await textOf(publish)).toBe(changed);
    expect(await textOf(check)).toMatch(/^name: Ours[^]*npm install --no-save playwright-core@/m);
    expect(output).toContain(`Kept, because they aren't the engine's: ${check}, ${publish}.`);
  });

  test("a script that a workflow of theirs runs, with the package that it names", async () => {
    const own = JSON.parse(await textOf("package.json")) as Record<string, Record<string, string>>;
    Object.assign(own["scripts"] ?? {}, { deploy: "uploader dist", unused: "uploader --test" });
    Object.assign(own["devDependencies"] ?? {}, { uploader: "2.0.0", other: "1.0.0" });
    await put("package.json", JSON.stringify(own));
    const deploy = ".github/workflows/deploy.yml";
    await put(deploy, "steps:\n  - run: npm ci\n  - run: npm run deploy\n  - run: npm test\n");
    commit();
    const output = await adopted();
    const now = JSON.parse(await textOf("package.json")) as typeof own;
    expect(now["scripts"]).toMatchObject({ deploy: "uploader dist" });
    expect(Object.keys(now["scripts"] ?? {})).not.toEqual(expect.arrayContaining(["unused"]));
    expect(now["dependencies"]).toEqual({ "site-from-json": "1.0.0", uploader: "2.0.0" });
    expect(output).toContain(`${deploy} runs the script "test", which a site doesn't have.`);
  });

  test("settings for VS Code, with the schemas in their new folder", async () => {
    const settings = '{ "editor.fontSize": 18, "json.schemas": [{ "url": "./schema/a.json" }] }\n';
    await put(".vscode/settings.json", settings);
    commit();
    await adopted();
    expect(await textOf(".vscode/settings.json")).toBe(
      settings.replace("schema/", ".site/schema/"),
    );
  });
});

test("content of an earlier version names its schemas where they are now, and nothing else in it changes", async () => {
  const [home, other] = [
    await textOf("content/home.json"),
    '{ "$schema": "https://a.example/schema/page.schema.json" }',
  ];
  const before = home.replace("../.site/schema", "../schema");
  await put("content/home.json", before);
  await put("content/de/home.json", before.replace("../schema", "../../schema"));
  await put("content/other.json", other);
  commit();
  expect(await adopted()).toContain("2 content files had the old folder of the schemas");
  expect(await textOf("content/home.json")).toBe(before.replace("../schema", "../.site/schema"));
  expect(await textOf("content/de/home.json")).toContain('"../../.site/schema/page.schema.json"');
  expect(await textOf("content/other.json")).toBe(other);
});

test("git can bring all of it back", async () => {
  const before = await filesNow();
  await adopted();
  git("stash", "--quiet", "--include-untracked");
  expect(await filesNow()).toEqual(before);
  expect(git("status", "--porcelain")).toBe("");
});

test("errors in the content are reported, and don't keep it from moving", async () => {
  await put("content/home.json", "{");
  commit();
  expect(await adopted()).toContain("The check finds errors in the content.");
});

test("a folder of the engine that is a link is removed, but not where it links to", async () => {
  await mkdir(join(copy, "elsewhere"));
  await put("elsewhere/mine.txt", "Mine\n");
  await symlink("elsewhere", join(copy, "findings"), "junction");
  commit();
  await adopted();
  expect(await textOf("elsewhere/mine.txt")).toBe("Mine\n");
  expect(await readdir(copy)).not.toContain("findings");
});

describe("nothing is written", () => {
  /** Its sentence, if nothing is written. */
  const refusal = async (...args: string[]): Promise<string> => {
    const before = git("status", "--porcelain", "--ignored");
    const run = await runAdopt([...(args.length === 0 ? [copy] : args), "--engine", "1.0.0"]);
    expect(run).toMatchObject({ exitCode: 2 });
    expect(git("status", "--porcelain", "--ignored")).toBe(before);
    return run.output;
  };

  test("with a change that isn't committed", async () => {
    await put("content/home.json", "{}");
    expect(await refusal()).toMatch(
      /changes that aren't committed \(content\/home\.json\).* Commit them/,
    );
  });

  test("with a file that git doesn't know", async () => {
    for (const name of ["a", "b", "c", "d"]) await put(`${name}.txt`, "");
    expect(await refusal()).toMatch(/aren't committed \(a\.txt, b\.txt, c\.txt, and 1 more\)/);
  });

  test("where a file that git ignores would be replaced", async () => {
    await rm(join(copy, "README.md"));
    await put(".gitignore", `${await textOf(".gitignore")}README.md\n`);
    commit();
    await put("README.md", "Notes of mine");
    expect(await refusal()).toMatch(/README\.md would be replaced, and git ignores it\. Move it/);
  });

  test("without a commit", async () => {
    await rm(join(copy, ".git"), { recursive: true });
    git("init", "--quiet");
    expect(await refusal()).toMatch(
      /isn't in a git repository with a commit.*git init, git add --all/,
    );
  });

  test("in a repository that isn't a copy of the engine's", async () => {
    git("rm", "-r", "--quiet", "src");
    commit();
    expect(await refusal()).toMatch(/isn't a copy of the engine's repository/);
  });

  test("in a repository without a site", async () => {
    git("rm", "-r", "--quiet", "content");
    commit();
    expect(await refusal()).toMatch(/has no content\/site\.json/);
  });

  test("a second time", async () => {
    await adopted();
    commit();
    expect(await refusal()).toMatch(/depends on the engine already, so there is nothing to move/);
  });

  test.each([
    ["a folder that isn't there", ["nowhere"], /^There is no folder "nowhere"\./],
    ["two folders", ["a", "b"], /^Expected one folder, found 2\./],
    ["an option that there isn't", ["--force"], /^There is no option --force\./],
  ])("for %s", async (_what, args, words) => {
    expect(await refusal(...args)).toMatch(words);
  });
});

test("every script of this repository is known as the engine's", () => {
  expect(Object.keys(scriptsHere).filter((name) => !engineScripts.includes(name))).toEqual([]);
});

test("its help has the command", async () => {
  expect(await runAdopt(["--help"])).toEqual({
    exitCode: 0,
    output: expect.stringMatching(/^npm run adopt -- \[folder\]/),
  });
});
