// Files in the content folder that can't be read are reported, and the rest is checked.
import { execFileSync } from "node:child_process";
import { chmod, cp, mkdtemp, open, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runBuild } from "../../src/commands/build.ts";
import { runCheck } from "../../src/commands/check.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { readIfReadable } from "../../src/files/read-if-readable.ts";
import { firstSite } from "../fixtures/sites.ts";

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "unreadable-")), "content");
  await cp(firstSite, folder, { recursive: true });
});
afterEach(() => rm(join(folder, ".."), { recursive: true, force: true }));

/** Far more than the memory holds, on next to no disk. */
async function writeHoles(path: string, bytes: number): Promise<void> {
  const file = await open(path, "w");
  await file.truncate(bytes);
  await file.close();
}

const ways: [what: string, put: (path: string) => Promise<unknown> | unknown, reason: string][] = [
  [
    "a pipe",
    (path) => execFileSync("mkfifo", [path]),
    "it has the name of a file, but it is a folder, a pipe or a device.\nReplace it with the real file, or delete it.",
  ],
  [
    "a link to nowhere",
    (path) => symlink("nowhere", path),
    "it is a link to something that doesn't exist.\nReplace it with the file it should point to, or delete the link.",
  ],
  [
    "a link in a circle",
    (path) => symlink(path, path),
    "it is a link that points back to itself.\nReplace it with the real file, or delete it.",
  ],
  [
    "a link to a folder",
    (path) => symlink(tmpdir(), path),
    "it has the name of a file, but it is a folder, a pipe or a device.\nReplace it with the real file, or delete it.",
  ],
];
const pageWays: typeof ways = [
  ...ways,
  [
    "a file of 3 GB",
    (path) => writeHoles(path, 3e9),
    "it has 3,000 MB, and the limit is 10 MB.\nCheck that it is the right file. Then make it smaller, or delete it.",
  ],
];
const pictureWays: typeof ways = [
  ...ways,
  [
    "a film of 3 GB",
    (path) => writeHoles(path, 3e9),
    "it has 3,000 MB, and the limit is 100 MB.\nCheck that it is the right file. Then make it smaller, or delete it.",
  ],
];

describe.each(pageWays)("%s in the place of a page", (_what, put, reason) => {
  test("is one sentence, the other pages are checked, and the check ends with 2", async () => {
    const path = join(folder, "about.json");
    await rm(path);
    await put(path);
    const home = await readFile(join(folder, "home.json"), "utf8");
    await writeFile(join(folder, "home.json"), home.replace('"heading"', '"haeding"'));
    const { output, exitCode } = await runCheck([], folder);
    expect(output).toContain(
      `${path}:1:1  unreadable-file  This file can't be read: ${reason}\n\n${folder}/home.json`,
    );
    expect(output).toMatch(/home\.json:\d+:\d+ {2}unknown-field/);
    expect(output).toContain("\n\n2 errors in ");
    expect(exitCode).toBe(2);
  });
});

describe.each(pictureWays)("%s among the pictures", (_what, put, reason) => {
  test("is one sentence, and the check ends with 2", async () => {
    const path = join(folder, "media", "favicon.svg");
    await rm(path);
    await put(path);
    const { output, exitCode } = await runCheck([], folder);
    expect(output).toContain(
      `${path}:1:1  unreadable-file  This file can't be read: ${reason}\n\n1 error in `,
    );
    expect(exitCode).toBe(2);
  });
});

test("a tool gets it with all other findings", async () => {
  await rm(join(folder, "about.json"));
  await symlink("nowhere", join(folder, "about.json"));
  const { output, isReport, exitCode } = await runCheck(["--format", "json"], folder);
  const found = JSON.parse(output) as { id: string }[];
  expect(found.map(({ id }) => id)).toEqual(["unreadable-file"]);
  expect([isReport, exitCode]).toEqual([true, 2]);
});

test("an unreadable site.json is the only problem that is reported", async () => {
  await rm(join(folder, "site.json"));
  await symlink("nowhere", join(folder, "site.json"));
  const { result } = await loadContent(folder);
  expect(result.diagnostics.map(({ id, file }) => [id, file])).toEqual([
    ["unreadable-file", `${folder}/site.json`],
  ]);
});

test("the build writes nothing and ends with the check's exit code", async () => {
  await rm(join(folder, "about.json"));
  await symlink("nowhere", join(folder, "about.json"));
  const { output, exitCode } = await runBuild(folder, join(folder, "..", "dist"));
  expect(exitCode).toBe(2);
  expect(output).toContain("about.json:1:1  unreadable-file");
});

test("an error in a page ends the build with 1", async () => {
  await writeFile(join(folder, "about.json"), "{}");
  expect(await runBuild(folder, join(folder, "..", "dist"))).toMatchObject({ exitCode: 1 });
});

test("a picture that is a link to one is that picture", async () => {
  const path = join(folder, "media", "favicon.svg");
  await cp(path, join(folder, "..", "mark.svg"));
  await rm(path);
  await symlink(join(folder, "..", "mark.svg"), path);
  expect((await runCheck([], folder)).exitCode).toBe(0);
});

// The administrator may read everything.
test.skipIf(process.getuid?.() === 0)("a file without read permission is reported", async () => {
  await chmod(join(folder, "about.json"), 0);
  await chmod(join(folder, "media"), 0);
  const { output, exitCode } = await runCheck([], folder);
  await chmod(join(folder, "media"), 0o700);
  expect(output).toContain("about.json:1:1  unreadable-file  This file can't be read: you may not");
  expect(output).toContain("media:1:1  unreadable-folder  This folder can't be read: you may not");
  expect(output).toContain("\n\n2 errors in ");
  expect(exitCode).toBe(2);
});

test.each([
  ["EACCES", { why: "forbidden" }],
  ["EPERM", { why: "forbidden" }],
  ["ELOOP", { why: "link in a circle" }],
  ["EIO", { why: "other", reason: "the disk" }],
])(
  "a file that can't be read because of %s is reported with the reason",
  async (code, unreadable) => {
    const fails = () => Promise.reject(Object.assign(new Error("the disk"), { code }));
    expect(await readIfReadable(join(folder, "about.json"), 1e9, fails)).toEqual({ unreadable });
  },
);

test("a file that is gone by the time it is read was never there", async () => {
  expect(await readIfReadable(join(folder, "gone.json"), 1e9, readFile)).toBeUndefined();
});
