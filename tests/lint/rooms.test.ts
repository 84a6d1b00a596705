// Folders beside each other import in one direction. Between the floors, .oxlintrc.json lists what each may import.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { expect, test } from "vitest";

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** Which folders each folder imports from, for folders in the same one. */
function arrowsIn(files: ReadonlyMap<string, string>): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const [file, code] of files)
    for (const [, path = ""] of code.matchAll(/(?:from|import)[ (]"(\.\.?\/[^"]+)"/g)) {
      const [own, other] = whereTheyPart(dirname(file), dirname(join(dirname(file), path)));
      if (own !== undefined && other !== undefined)
        arrows.set(own, (arrows.get(own) ?? new Set()).add(other));
    }
  return arrows;
}

/** The outermost folders that only one of two is in. */
function whereTheyPart(one: string, other: string): (string | undefined)[] {
  const [own, theirs] = [one.split(sep), other.split(sep)];
  const common = own.findIndex((name, index) => name !== theirs[index]);
  if (common === -1 || common >= theirs.length) return [];
  return [own, theirs].map((names) => names.slice(0, common + 1).join("/"));
}

/** What is left after leaving out, again and again, the folders that import from none of the others. */
function inCircles(arrows: Arrows): string[] {
  let left = [...arrows.keys()];
  for (;;) {
    const next = left.filter((folder) =>
      [...(arrows.get(folder) ?? [])].some((other) => left.includes(other)),
    );
    if (next.length === left.length) return left;
    left = next;
  }
}

test("no folders beside each other import from one another, directly or around a corner", () => {
  const names = readdirSync("src", { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"));
  const code = new Map(files.map((name) => [name, readFileSync(join("src", name), "utf8")]));
  const arrows = arrowsIn(code);
  expect(arrows.get("edit/page")).toContain("edit/screen");
  expect(inCircles(arrows)).toEqual([]);
});

test.each([
  ["two of them", { "a/b/x.ts": "../c/y.ts", "a/c/y.ts": "../b/z.ts" }, ["a/b", "a/c"]],
  [
    "three of them",
    { "a/x.ts": "../b/y.ts", "b/y.ts": "../c/y.ts", "c/y.ts": "../a/z.ts" },
    ["a", "b", "c"],
  ],
  ["a folder and one in it", { "a/x.ts": "./b/y.ts", "a/b/y.ts": "../z.ts" }, []],
  ["one after another", { "a/x.ts": "../b/y.ts", "b/y.ts": "../c/y.ts" }, []],
])("what is found of %s", (_what, files, circle) => {
  const code = Object.entries(files).map(
    ([file, path]) => [relative(".", file), `import { x } from "${path}";`] as const,
  );
  expect(inCircles(arrowsIn(new Map(code)))).toEqual(circle);
});
