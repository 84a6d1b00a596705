// What the READMEs list exists: every command, dependency, link and file.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
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

describe.each(["README.md", "src/README.md", "src/host/README.md", "tests/bench/README.md"])(
  "%s",
  (file) => {
    test("links only to files and headings that exist", async () => {
      expect((await linksOf(file)).broken).toEqual([]);
    });
  },
);
