// `npm run changes -- --engine`: what the engine of a change does to the pages, next to what the change of content does.
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { version } from "../../package.json" with { type: "json" };
import { runChanges } from "../../src/commands/changes.ts";
import type { Install } from "../../src/commands/run-npm.ts";
import { runUpgrade } from "../../src/commands/upgrade.ts";
import { useOwnGitSettings } from "../git/repositories.ts";
import { next, writeEngines, writeSite, type Engines } from "./two-engines.ts";

useOwnGitSettings();

let root: string;
let site: string;
let engines: Engines;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "changed-engine-"));
  engines = await writeEngines(root);
});
afterAll(() => rm(root, { recursive: true }));

const git = (...args: string[]) => execFileSync("git", args, { cwd: site, encoding: "utf8" });
const install: Install = (folder, prefer) => engines.install(folder, prefer);

beforeEach(async () => {
  site = join(root, "my site #1");
  await writeSite(site, root, install);
  await writeFile(join(site, ".gitignore"), "node_modules/\n.site/\n");
  git("init", "--quiet", "-b", "main");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Published");
});

const changes = async (args: readonly string[] = [], npm: Install = install): Promise<string> => {
  const before = git("status", "--porcelain");
  const run = await runChanges(["--engine", ...args], join(site, "content"), site, npm);
  expect(run).toMatchObject({ exitCode: 0 });
  expect(git("status", "--porcelain")).toBe(before);
  return run.output;
};

async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(site, file);
  const text = await readFile(path, "utf8");
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
}

const failing: Install = () => Promise.resolve("404 Not Found");

test("the same engine is neither installed nor built again", async () => {
  await edit("content/contact.json", '"heading": "', '"heading": "Please ');
  const output = await changes([], failing);
  expect(output).toContain("The engine is the same as in the published version.");
});

test("pages that another engine draws differently are named, apart from those whose content has changed", async () => {
  expect(await runUpgrade([join(root, "next.tgz")], site, install)).toMatchObject({ exitCode: 0 });
  await edit("content/privacy.json", '"heading": "', '"heading": "On ');
  const output = await changes();
  expect(output).toMatch(/^Pages that look different: Privacy.*\.$/m);
  expect(output).toContain(
    `The engine is version ${next} instead of ${version}. Pages that look different because of it: Your Company.\n`,
  );
  expect(await changes(["--format", "github"])).toContain(
    "Pages that look different because of it: Your Company.</p>",
  );
  // Published, it is the engine that there is.
  git("add", "--all");
  git("commit", "--quiet", "--message", "Published");
  expect(await changes([], failing)).toContain("The engine is the same");
});

test("another package of the same version is another engine", async () => {
  const same = join(root, "same-look.tgz");
  expect(await runUpgrade([same], site, install)).toMatchObject({ exitCode: 0 });
  git("add", "--all");
  git("commit", "--quiet", "--message", "Published");
  expect(await runUpgrade([join(root, "next.tgz")], site, install)).toMatchObject({ exitCode: 0 });
  expect(await changes()).toContain(
    `The engine is another package of version ${next}. Pages that look different because of it: Your Company.`,
  );
});

describe("where the two can't be compared, the rest is reported, and why", () => {
  test("no engine is named", async () => {
    await writeFile(join(site, "package.json"), "{}");
    expect(await changes()).toContain("package.json names no engine, so there is none to compare.");
  });

  test("the published version had none", async () => {
    git("rm", "--quiet", "--cached", "package.json");
    git("commit", "--quiet", "--message", "Without");
    const { output } = await runChanges(["--engine"], join(site, "content"), site, failing);
    expect(output).toContain("The published version names no engine");
  });

  test.each([
    [
      "npm can't install the published one",
      undefined,
      /npm can't install .* It says: 404 Not Found/,
    ],
    ["the content has errors", "{", /can be compared once the errors in the content are fixed/],
  ])("%s", async (_what, home, words) => {
    await edit("package.json", "engine/", "./engine/");
    if (home !== undefined) await writeFile(join(site, "content", "home.json"), home);
    expect(await changes([], failing)).toMatch(words);
  });

  test("the engine isn't installed here", async () => {
    await edit("package.json", "engine/", "./engine/");
    await rm(join(site, "node_modules"), { recursive: true });
    expect(await changes()).toContain("The engine isn't installed here");
  });
});
