// The files that name a site's engine are put back exactly as they were.
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readAgain, writeEngineFiles } from "../../src/commands/engine-line.ts";

let site: string;
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), "engine-line-"));
});
afterAll(() => rm(site, { recursive: true }));

test("what wasn't there is removed, if it is there, and what was comes back, with its folder", async () => {
  const was = new Map([
    ["engine/engine-1.tgz", Buffer.from("one")],
    ["engine/engine-2.tgz", undefined],
    ["package-lock.json", undefined],
  ]);
  await writeEngineFiles(site, was);
  await writeFile(join(site, "engine/engine-2.tgz"), "two");
  await writeEngineFiles(site, was);
  expect(await readdir(join(site, "engine"))).toEqual(["engine-1.tgz"]);
  expect(await readFile(join(site, "engine/engine-1.tgz"), "utf8")).toBe("one");
  expect(await readAgain(site, was)).toEqual(was);
});
