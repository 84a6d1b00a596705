// What the README lists is what there is: every command, every dependency.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const readme = readFileSync("README.md", "utf8");
const { scripts, dependencies, devDependencies } = JSON.parse(
  readFileSync("package.json", "utf8"),
) as Record<"scripts" | "dependencies" | "devDependencies", Record<string, string>>;

/** What stands in the first column of the README's tables, in backticks. */
const listed = [...readme.matchAll(/^\| (`.*?) *\|/gm)].flatMap(([, cell = ""]) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
);

test("every script is listed as people run it", () => {
  const commands = Object.keys(scripts).map((name) =>
    name === "start" || name === "test" ? `npm ${name}` : `npm run ${name}`,
  );
  // One that does nothing without a name is listed with one.
  const isListed = (command: string) =>
    listed.some((each) => each === command || each === `${command} -- my-site`);
  expect(commands.filter((command) => !isListed(command))).toEqual([]);
});

test("every dependency is there with a reason, and no other", () => {
  const section = readme.slice(readme.indexOf("## Dependencies"));
  const named = [...section.matchAll(/`((?:@[\w-]+\/)?[\w*.-]+)`/g)].map(([, name = ""]) => name);
  const isNamed = (dependency: string) =>
    named.includes(dependency) || named.includes(dependency.replace(/\/.*/, "/*"));
  const all = Object.keys({ ...dependencies, ...devDependencies });
  expect(all.filter((dependency) => !isNamed(dependency))).toEqual([]);
  const table = listed.filter(
    (name) => section.includes(`\`${name}\``) && !name.startsWith("npm "),
  );
  const isInstalled = (name: string) =>
    all.some(
      (each) => each === name || (name.endsWith("/*") && each.startsWith(name.slice(0, -1))),
    );
  expect(table.filter((name) => !isInstalled(name))).toEqual([]);
});
