// One process at a time writes to a content folder.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, test } from "vitest";
import { createFolderLock } from "../../src/files/folder-lock.ts";

const holder = fileURLToPath(new URL("./lock-holder.ts", import.meta.url));

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "lock-"));
  folder = join(root, "content");
  await mkdir(folder);
  return () => rm(root, { recursive: true });
});

test("of many who take it at once, by any path, one has it until it gives it back", async () => {
  await symlink(folder, join(root, "linked"));
  const locks = Array.from({ length: 20 }, (_, index) =>
    createFolderLock(index % 2 === 0 ? folder : join(root, "linked")),
  );
  const held = await Promise.all(locks.map((lock) => lock.hold()));
  expect(held.filter(Boolean)).toHaveLength(1);
  const [first, second] = [locks[held.indexOf(true)], locks[held.indexOf(false)]];
  expect([await first?.hold(), await second?.hold()]).toEqual([true, false]);
  await first?.release();
  expect([await second?.hold(), await first?.hold()]).toEqual([true, false]);
  await second?.release();
});

test("another folder has a lock of its own, also at the path of the one before", async () => {
  const lock = createFolderLock(folder);
  expect(await lock.hold()).toBe(true);
  await rename(folder, join(root, "other"));
  await expect(lock.hold()).rejects.toThrow(`The content folder "${folder}" is gone.`);
  await mkdir(join(root, "elsewhere"));
  await symlink(join(root, "elsewhere"), folder);
  expect(await lock.hold()).toBe(true);
  const other = createFolderLock(join(root, "elsewhere"));
  expect(await other.hold()).toBe(false);
  await lock.release();
});

test("a process that is killed gives it back", async () => {
  const child = spawn(process.execPath, ["--import", "tsx", holder, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [answer] = await once(child.stdout, "data");
  const lock = createFolderLock(folder);
  expect([String(answer), await lock.hold()]).toEqual(["true\n", false]);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await lock.hold()).toBe(true);
  await lock.release();
});
