// Temporary folders are removed, even those of a killed program; if none can be created, a message says so.
import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { readPublished } from "../../src/git/read-published.ts";
import { withTemporaryFolder } from "../../src/files/temporary-folder.ts";
import { Copy, useOwnGitSettings } from "../git/repositories.ts";

useOwnGitSettings();

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "temporary-"));
  return () => rm(root, { recursive: true });
});
const useAsTemporary = (folder: string) => {
  for (const name of ["TMPDIR", "TEMP", "TMP"]) vi.stubEnv(name, folder);
};

test("only what a killed program left is removed at the next run", async () => {
  useAsTemporary(root);
  const { pid } = spawnSync(process.execPath, ["--version"]);
  const names = [`site-edit-${pid}-a1b2c3`, `site-edit-${process.pid}-a1b2c3`, `other-${pid}-a1`];
  for (const name of names) {
    await mkdir(join(root, name));
    await writeFile(join(root, name, "index"), "");
  }
  const during = await withTemporaryFolder(async (folder) => {
    await writeFile(join(folder, "index"), "");
    return readdir(root);
  });
  expect(during).toHaveLength(3);
  expect((await readdir(root)).sort()).toEqual([names[2], names[1]].sort());
});

test("without a folder for temporary files, the message names it and says what to do", async () => {
  const site = new Copy(join(root, "site"));
  await site.write("content/home.json", "{}");
  site.git("init", "--quiet");
  site.commit();
  const missing = join(root, "missing");
  useAsTemporary(missing);
  expect(await readPublished(site.content)).toEqual({
    is: "unknown",
    reason: `The folder for temporary files, ${missing}, can't be written to (ENOENT). Create it or free up space in it, or set TMPDIR to another folder, then start again.`,
  });
});
