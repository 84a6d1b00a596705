// What the READMEs list exists: every command, dependency, link and file.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runCheck } from "../../src/commands/check.ts";
import { writeContent } from "../../src/commands/new-content.ts";
import { linksOf } from "../guide/links.ts";

const readme = readFileSync("README.md", "utf8");
const { scripts, dependencies, devDependencies } = JSON.parse(
  readFileSync("package.json", "utf8"),
) as Record<"scripts" | "dependencies" | "devDependencies", Record<string, string>>;

/** The names in backticks in the first column of a text's tables. */
function listedIn(text: string): string[] {
  return [...text.matchAll(/^\| (`.*?) *\|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );
}

test("the README lists every script as people run it", () => {
  const commands = Object.keys(scripts).map((name) =>
    name === "start" || name === "test" ? `npm ${name}` : `npm run ${name}`,
  );
  const listed = listedIn(readme);
  // A command that does nothing without a name is listed with one.
  const isListed = (command: string) =>
    listed.some((each) => each === command || each === `${command} -- my-site`);
  expect(commands.filter((command) => !isListed(command))).toEqual([]);
});

test("the README lists no script that doesn't exist", () => {
  const named = [...readme.matchAll(/`npm (?:run )?([\w:]+)[^`]*`/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test("the README is short enough for a newcomer", () => {
  expect(readme.split("\n").length).toBeLessThanOrEqual(200);
});

test("the README's theme.css has no problem in a new site", async () => {
  const [, css = ""] = /`theme\.css`[^]*?`(:root [^`]+)`/.exec(readme) ?? [];
  expect(css).toContain("--radius");
  const folder = await mkdtemp(join(tmpdir(), "readme-"));
  await writeContent(join(folder, "content"));
  await writeFile(join(folder, "theme.css"), css);
  const { exitCode, output } = await runCheck([], join(folder, "content"));
  await rm(folder, { recursive: true });
  expect(output).not.toContain("theme.css");
  expect(exitCode).toBe(0);
});

test("src/README.md lists every dependency with its reason, and no other", () => {
  const text = readFileSync("src/README.md", "utf8");
  const [, section = ""] = /^## Dependencies\n([^]*?)(?=^## |$(?![^]))/m.exec(text) ?? [];
  const named = [...section.matchAll(/`((?:@[\w-]+\/)?[\w*.-]+)`/g)].map(([, name = ""]) => name);
  const isNamed = (dependency: string) =>
    named.includes(dependency) || named.includes(dependency.replace(/\/.*/, "/*"));
  const all = Object.keys({ ...dependencies, ...devDependencies });
  expect(all.filter((dependency) => !isNamed(dependency))).toEqual([]);
  const isInstalled = (name: string) =>
    all.some(
      (each) => each === name || (name.endsWith("/*") && each.startsWith(name.slice(0, -1))),
    );
  const listed = listedIn(section);
  expect(listed.filter((name) => !isInstalled(name))).toEqual([]);
  expect(listed.length).toBeGreaterThan(0);
});

/** Files that the guide asks a reader to write. */
const examples = ["timeline.schema.json", "Timeline.tsx", "theme.css"];

const sourceFolders = ["src", "tests", "schema", ".github"];
const allPaths = sourceFolders.flatMap((folder) => [
  `/${folder}`,
  ...readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
    (path) => `/${join(folder, path).replaceAll("\\", "/")}`,
  ),
]);

/** Code, or anything below one of the folders of the project, named from its root or from src. */
function isPath(name: string): boolean {
  const [first = ""] = name.split("/");
  const isInFolder = [...sourceFolders, ...readdirSync("src")].includes(first);
  return /\.(tsx?|css)$|\.schema\.json$/.test(name) || (name.includes("/") && isInFolder);
}

function exists(path: string): boolean {
  const ending = `/${path.replace(/\/$/, "")}`;
  return allPaths.some((each) => each.endsWith(ending)) || existsSync(path);
}

describe.each(["README.md", "src/README.md", "src/host/README.md", "tests/bench/README.md"])(
  "%s",
  (file) => {
    test("links only to files and headings that exist", async () => {
      expect((await linksOf(file)).broken).toEqual([]);
    });

    test("names only files and folders that exist", () => {
      const named = [...readFileSync(file, "utf8").matchAll(/`([\w./-]+)`/g)].map(
        ([, name = ""]) => name,
      );
      const paths = named.filter((name) => isPath(name) && !examples.includes(name));
      expect(paths.filter((path) => !exists(path))).toEqual([]);
    });
  },
);
