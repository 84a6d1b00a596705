// `site-from-json new-block`: what it writes works at once, and what can't be is refused with nothing written.
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { runCheck } from "../../src/commands/check.ts";
import { runNewBlock } from "../../src/commands/new-block.ts";
import { writeContent } from "../../src/commands/new-content.ts";
import { withRoomFor } from "./full-disk.ts";

let content: string;
beforeEach(async () => {
  const root = await realpath(await mkdtemp(join(tmpdir(), "new block ")));
  onTestFinished(() => rm(root, { recursive: true }));
  content = join(root, "content");
  await writeContent(content, { schemas: join(root, ".site/schema") });
});

const run = (...args: string[]) => runNewBlock(args, content);
const blocks = () => readdir(join(content, "../blocks")).catch(() => []);

/** What the check finds besides the placeholders of a new site. */
async function errors(): Promise<unknown> {
  const { output } = await runCheck(["--format", "json"], content);
  // Cast: the check's own format.
  return (JSON.parse(output) as { severity: string }[]).filter(
    ({ severity }) => severity === "error",
  );
}

test("a new block has no mistake, and a page can have it", async () => {
  expect(await run("bookingTeaser")).toMatchObject({ exitCode: 0 });
  expect(await blocks()).toEqual([
    "bookingTeaser.css",
    "bookingTeaser.schema.json",
    "bookingTeaser.tsx",
    "tsconfig.json",
  ]);
  const path = join(content, "home.json");
  const page = JSON.parse(await readFile(path, "utf8")) as { blocks: unknown[] };
  page.blocks.push({ type: "bookingTeaser", items: [{ heading: "One" }] });
  await writeFile(path, JSON.stringify(page));
  expect(await errors()).toEqual([]);
  page.blocks.push({ type: "bookingTeaser", items: [{ heding: "One" }] });
  await writeFile(path, JSON.stringify(page));
  expect(await errors()).toHaveLength(1);
});

test("a second one leaves the first as it is", async () => {
  await run("bookingTeaser");
  await writeFile(join(content, "../blocks/tsconfig.json"), "{}");
  expect(await run("priceBox")).toMatchObject({ exitCode: 0 });
  expect(await errors()).toEqual([]);
  expect(await readFile(join(content, "../blocks/tsconfig.json"), "utf8")).toBe("{}");
  expect(await readFile(join(content, "../blocks/priceBox.schema.json"), "utf8")).toContain(
    '"title": "Price box"',
  );
});

test("on a disk that becomes full, nothing is left of it, and the next one is written", async () => {
  expect(await withRoomFor(2, () => run("bookingTeaser"))).toEqual({
    output: expect.stringMatching(/^The block couldn't be written to .*, so nothing was: ENOSPC/),
    exitCode: 2,
  });
  expect(await blocks()).toEqual([]);
  expect(await run("bookingTeaser")).toMatchObject({ exitCode: 0 });
  await withRoomFor(1, () => run("priceBox"));
  expect(await blocks()).toHaveLength(4);
});

test("what code editors and TypeScript read knows it at once", async () => {
  await run("bookingTeaser");
  const types = await readFile(join(content, "../.site/blocks.d.ts"), "utf8");
  expect(types).toContain("bookingTeaser: {");
  const page = await readFile(join(content, "../.site/schema/page.schema.json"), "utf8");
  expect(page).toContain("blocks/bookingTeaser.schema.json");
});

test.each([
  [[], "Add a name for the block."],
  [["Booking"], `"Booking" can't be the name of a block.`],
  [["booking-teaser"], `"booking-teaser" can't be the name of a block.`],
  [["list"], 'The engine has a block "list" already.'],
  [["--force"], "There is no option --force."],
  [["a", "b"], "Expected one name, found 2."],
])("new-block %j is refused, and nothing is written", async (args, reason) => {
  const { exitCode, output } = await run(...args);
  expect([exitCode, output]).toEqual([2, expect.stringContaining(reason)]);
  expect(await blocks()).toEqual([]);
});

test("a file of that name is left as it is", async () => {
  await mkdir(join(content, "../blocks"));
  await writeFile(join(content, "../blocks/teaser.css"), "/* mine */");
  expect(await run("teaser")).toMatchObject({
    exitCode: 2,
    output: expect.stringContaining("There is a file teaser.css"),
  });
  expect(await blocks()).toEqual(["teaser.css"]);
});
