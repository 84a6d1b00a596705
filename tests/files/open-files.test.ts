// How many files are open at once while a large site is loaded: a program may have a few hundred.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { readAllStored } from "../../src/files/save-content.ts";

const open = vi.hoisted(() => ({ now: 0, most: 0 }));
vi.mock("node:fs/promises", async (load) => {
  const original = await load<typeof import("node:fs/promises")>();
  const readFile = async (path: string) => {
    open.most = Math.max(open.most, ++open.now);
    const read = await original.readFile(path);
    open.now--;
    return read;
  };
  return { ...original, readFile };
});

test("a load of 300 pages has only a few of them open at a time", async () => {
  const folder = await mkdtemp(join(tmpdir(), "open-"));
  const names = Array.from({ length: 300 }, (_, index) => `page-${index}.json`);
  for (const name of names) await writeFile(join(folder, name), name);
  const { files } = await readAllStored(folder, names);
  await rm(folder, { recursive: true });
  expect(files.map(({ text }) => text)).toEqual(names);
  expect(open.most).toBeLessThan(10);
});
