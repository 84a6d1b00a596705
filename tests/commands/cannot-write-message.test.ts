// `npm run build` says why the output folder can't be written and what to do.
import { spawnSync } from "node:child_process";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cannotWriteMessage } from "../../src/commands/cannot-write-message.ts";
import { firstSite } from "../fixtures/sites.ts";

const overtaken =
  "another build was writing dist at the same time. If what is there now isn't what you want, build again.";

test.each([
  [
    "ENOTDIR",
    "dist, or the folder it should be in, is a file. Rename that file, then build again.",
  ],
  ["ELOOP", "dist is a link that points back to itself. Delete it, then build again."],
  ["ENOSPC", "the disk is full. Free up space on it, then build again."],
  ["EROFS", "the disk with dist is read-only. Build in a copy on another disk."],
  [
    "EACCES",
    "you don't have permission to write dist or the folder it is in. Give yourself permission to write them, then build again.",
  ],
  ["EIO", "the system reports EIO for dist. Build in another folder."],
  [
    "EBUSY",
    "another disk is mounted at dist, or a program is using it. Mount it elsewhere and make dist a link to a folder on it, or quit that program.",
  ],
  ["EXDEV", "dist is on a different disk than the folder it is in. Delete it, then build again."],
  ["EEXIST", overtaken],
  ["ENOTEMPTY", overtaken],
])("%s is explained", (code, sentence) => {
  expect(cannotWriteMessage({ folder: "dist", code })).toBe(
    `Nothing was built, because ${sentence}`,
  );
});

test("the exit code differs from that for errors in content", async () => {
  const root = await mkdtemp(join(tmpdir(), "output-"));
  try {
    await symlink("dist", join(root, "dist"));
    const command = join(import.meta.dirname, "../../src/commands/build.ts");
    const { status, stderr } = spawnSync(
      process.execPath,
      ["--import", import.meta.resolve("tsx"), command],
      {
        cwd: root,
        encoding: "utf8",
        env: { ...process.env, CONTENT_DIR: join(process.cwd(), firstSite) },
      },
    );
    expect([status, stderr]).toEqual([
      2,
      "Nothing was built, because dist is a link that points back to itself. Delete it, then build again.\n",
    ]);
  } finally {
    await rm(root, { recursive: true });
  }
});
