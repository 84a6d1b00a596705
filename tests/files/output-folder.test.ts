// The built folder is always the complete new site or the complete earlier one, whatever the disk or another process does.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import disk, {
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CannotWrite } from "../../src/files/cannot-write.ts";
import { clearLeftovers, replaceFolder, type FileContent } from "../../src/files/output-folder.ts";

let root: string;
let dist: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "output-"));
  dist = join(root, "dist");
});
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

const site = (words: string) => new Map([["index.html", words]]);
const shown = (folder = dist) => readFile(join(folder, "index.html"), "utf8");
/** Replaces what Node does to the disk, even in modules that imported it earlier. */
function standIn<Work extends "rename" | "writeFile">(work: Work) {
  const spy = vi.spyOn(disk, work);
  syncBuiltinESMExports();
  return spy;
}

const failure = (code: string) => Object.assign(new Error(code), { code, syscall: "rename" });

describe("a folder", () => {
  test("is replaced as a whole, and nothing is left next to it", async () => {
    await replaceFolder(dist, new Map([["old/page.html", "old"]]));
    await replaceFolder(dist, site("new"));
    expect(await readdir(root)).toEqual(["dist"]);
    expect(await readdir(dist)).toEqual(["index.html"]);
  });

  test("is swapped in one step where the system's mv can", async () => {
    const mv = `#!/bin/sh\necho "$1 $2" > ${root}/asked && /bin/mv "$3" ${root}/aside && /bin/mv "$4" "$3" && /bin/mv ${root}/aside "$4"\n`;
    await writeFile(join(root, "mv"), mv, { mode: 0o755 });
    await replaceFolder(dist, site("old"));
    vi.stubEnv("PATH", root + delimiter + process.env["PATH"]);
    const moved = standIn("rename");
    await replaceFolder(dist, site("new"));
    expect(await readFile(join(root, "asked"), "utf8")).toBe("--exchange --no-target-directory\n");
    expect(moved).not.toHaveBeenCalled();
    expect(await shown()).toBe("new");
    expect((await readdir(root)).sort()).toEqual(["asked", "dist", "mv"]);
  });

  test("gets large contents one after another, each when it is written, and counts them", async () => {
    let isWriting = false;
    const photo = (name: string) => async () => {
      expect([isWriting, existsSync(join(dist, "media"))]).toEqual([false, false]);
      isWriting = true;
      await Promise.resolve();
      isWriting = false;
      return Buffer.from(name);
    };
    const files = new Map<string, FileContent>([
      ["media/1.jpg", photo("one")],
      ["index.html", "new"],
      ["media/2.jpg", photo("two")],
    ]);
    const counts: string[] = [];
    await replaceFolder(dist, files, (done, total) => counts.push(`${done} of ${total}`));
    expect(counts).toEqual(["1 of 2", "2 of 2"]);
    expect(await readFile(join(dist, "media/2.jpg"), "utf8")).toBe("two");
  });

  test("stays as it was if a content can't be got, and throws the reason", async () => {
    await replaceFolder(dist, site("old"));
    const reason = Object.assign(new Error("gone"), { code: "ENOENT", syscall: "open" });
    const files = new Map<string, FileContent>([
      ["index.html", "new"],
      ["media/1.jpg", () => Promise.reject(reason)],
    ]);
    await expect(replaceFolder(dist, files)).rejects.toBe(reason);
    expect([await shown(), await readdir(root)]).toEqual(["old", ["dist"]]);
  });

  test("that is a link is written through", async () => {
    await mkdir(join(root, "disk", "site"), { recursive: true });
    await symlink(join("disk", "site"), dist);
    await replaceFolder(dist, site("new"));
    expect((await lstat(dist)).isSymbolicLink()).toBe(true);
    expect(await shown(join(root, "disk", "site"))).toBe("new");
    expect(await readdir(join(root, "disk"))).toEqual(["site"]);
  });

  test("that is a link to a missing folder is created there", async () => {
    await symlink(join("disk", "site"), dist);
    await replaceFolder(dist, site("new"));
    expect(await shown(join(root, "disk", "site"))).toBe("new");
  });
});

describe("the error says which folder can't be written and why", () => {
  const replaced = async () => {
    const error: unknown = await replaceFolder(dist, site("new")).catch(
      (reason: unknown) => reason,
    );
    if (!(error instanceof CannotWrite)) throw error;
    expect(error.folder).toBe(dist);
    return error.code;
  };

  test("of a file", async () => {
    await writeFile(dist, "mine");
    expect(await replaced()).toBe("ENOTDIR");
    expect(await readFile(dist, "utf8")).toBe("mine");
  });

  test("of a link to itself", async () => {
    await symlink("dist", dist);
    expect(await replaced()).toBe("ELOOP");
  });

  test.each(["ENOSPC", "EROFS", "EACCES", "EIO"])("of a disk that answers %s", async (code) => {
    await replaceFolder(dist, site("old"));
    standIn("writeFile").mockRejectedValueOnce(failure(code));
    expect(await replaced()).toBe(code);
    expect([await shown(), await readdir(root)]).toEqual(["old", ["dist"]]);
  });

  test.each(["EBUSY", "EXDEV"])("where it can't be moved away: %s", async (code) => {
    await replaceFolder(dist, site("old"));
    vi.stubEnv("PATH", "");
    standIn("rename").mockRejectedValueOnce(failure(code));
    expect(await replaced()).toBe(code);
    expect([await shown(), await readdir(root)]).toEqual(["old", ["dist"]]);
  });

  test("where another build was quicker, whose site stays", async () => {
    await replaceFolder(dist, site("old"));
    vi.stubEnv("PATH", "");
    const move = disk.rename;
    standIn("rename").mockImplementationOnce(async (from, to) => {
      await move(from, to);
      await mkdir(dist);
      await writeFile(join(dist, "index.html"), "the other's");
    });
    expect(["EEXIST", "ENOTEMPTY"]).toContain(await replaced());
    expect([await shown(), await readdir(root)]).toEqual(["the other's", ["dist"]]);
  });
});

describe("a build that was killed", () => {
  /** @param at what it is about to do when it is killed */
  function kill(at: "write" | "put the new one in place"): void {
    const script = join(import.meta.dirname, "killed-build.ts");
    const args = ["--import", "tsx", script, dist, at];
    expect(spawnSync(process.execPath, args, { env: { ...process.env, PATH: "" } }).signal).toBe(
      "SIGKILL",
    );
  }

  test("while it wrote leaves the earlier site, and the next one removes the rest", async () => {
    await replaceFolder(dist, site("old"));
    kill("write");
    expect([await shown(), (await readdir(root)).length]).toEqual(["old", 2]);
    await clearLeftovers(dist);
    expect([await shown(), await readdir(root)]).toEqual(["old", ["dist"]]);
  });

  test("between its two steps has the earlier site put back by the next one", async () => {
    await replaceFolder(dist, site("old"));
    kill("put the new one in place");
    expect(await readdir(root)).not.toContain("dist");
    await clearLeftovers(dist);
    expect([await shown(), await readdir(root)]).toEqual(["old", ["dist"]]);
  });

  test("is distinguished from one that is still running, and from folders that aren't a build's", async () => {
    const others = [
      `.dist-${process.ppid}-abc123`,
      ".dist-backup",
      ".distant-1-abc123",
      "dist-old",
    ];
    for (const name of others) await mkdir(join(root, name));
    // The number of this very process, given to an earlier one.
    await mkdir(join(root, `.dist-${process.pid}-abc123`));
    await clearLeftovers(dist);
    expect((await readdir(root)).sort()).toEqual(others.sort());
  });
});
