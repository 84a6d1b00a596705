// What is counted as installed, before the real installation of .github/workflows/test.yml is held to it.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { installedBounds, measureInstalled } from "./installed-size.ts";

test("all files count, and every package, with a scope and within another, too", async () => {
  const modules = join(await mkdtemp(join(tmpdir(), "installed-")), "node_modules");
  onTestFinished(() => rm(join(modules, ".."), { recursive: true }));
  const write = async (path: string, bytes: number) => {
    await mkdir(join(modules, path, ".."), { recursive: true });
    await writeFile(join(modules, path), Buffer.alloc(bytes));
  };
  await write("a/package.json", 1000);
  await write("a/dist/package.json", 2000);
  await write("a/node_modules/@c/d/package.json", 3000);
  await write("@b/e/package.json", 4000);
  await write(".package-lock.json", 5000);
  expect(await measureInstalled(modules)).toEqual({ megabytes: 0.015, packages: 3 });
  expect(await installedBounds(modules, "the engine")).toEqual([
    ["megabytes installed with the engine", 0.015, 45],
    ["packages installed with the engine", 3, 25],
  ]);
});
