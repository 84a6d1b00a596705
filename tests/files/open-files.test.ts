// How many files are open at once while a large site is loaded: a program may have a few hundred.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readAllStored } from "../../src/files/save-content.ts";

test("a load of 300 pages has only a few of them open at a time", async () => {
  const folder = await mkdtemp(join(tmpdir(), "open-"));
  const names = Array.from({ length: 300 }, (_, index) => `page-${index}.json`);
  for (const name of names) await writeFile(join(folder, name), name);
  const waiting = () =>
    process.getActiveResourcesInfo().filter((each) => each === "FSReqPromise").length;
  let most = 0;
  let isLoading = true;
  const watch = () => {
    most = Math.max(most, waiting());
    if (isLoading) setImmediate(watch);
  };
  const loading = readAllStored(folder, names);
  watch();
  const { files } = await loading;
  isLoading = false;
  await rm(folder, { recursive: true });
  expect(files.map(({ text }) => text)).toEqual(names);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(10);
});
