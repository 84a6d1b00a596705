// Starting a site in an empty folder: whole or not at all, and never over what is there.
import { beforeEach, expect, test } from "vitest";
import { openFolder } from "../../../src/store/local/open-folder.ts";
import { startSite } from "../../../src/store/local/start-site.ts";
import { MemoryDisk, memoryFolder } from "./memory-folder.ts";

const files = new Map([
  ["home.json", "home"],
  ["site.json", "site"],
]);

let disk: MemoryDisk;
let folder: FileSystemDirectoryHandle;

beforeEach(() => {
  disk = new MemoryDisk();
  folder = memoryFolder(disk, "my-site");
});

async function reason(): Promise<string> {
  const started = await startSite(folder, files);
  if (started.is !== "refused") throw new Error(started.is);
  return started.reason;
}

const onDisk = () => Object.fromEntries(disk.in("").map((name) => [name, disk.textAt(name)]));

test("an empty folder, but for what is hidden, gets the files and is the content folder", async () => {
  disk.change({ ".DS_Store": "" });
  expect(await openFolder(folder)).toEqual({ is: "empty" });
  expect(await startSite(folder, files)).toMatchObject({ is: "open", folder: { content: folder } });
  expect(onDisk()).toEqual({ ".DS_Store": "", "home.json": "home", "site.json": "site" });
  expect((await openFolder(folder)).is).toBe("open");
});

test("what was put into the folder meanwhile stays, and nothing is written beside it", async () => {
  disk.change({ "letter.txt": "Dear" });
  expect(await reason()).toMatch(/^The folder "my-site" isn't empty any more/);
  expect(onDisk()).toEqual({ "letter.txt": "Dear" });
});

test("a file of the same name that another program writes meanwhile stays", async () => {
  disk.trouble = (step, name) => {
    if (step !== "write" || name !== "site.json") return;
    disk.trouble = () => undefined;
    disk.change({ "home.json": "theirs" });
  };
  expect(await reason()).toMatch(/^The folder "my-site" isn't empty any more/);
  expect(onDisk()).toEqual({ "home.json": "theirs" });
});

test.each([
  ["create", "NotAllowedError", /doesn't let the editor change "my-site"/],
  ["write", "QuotaExceededError", /^The disk is full\./],
  ["close", "QuotaExceededError", /^The disk is full\./],
] as const)(
  "when it fails at %s of a file, the folder is empty again",
  async (step, kind, words) => {
    disk.trouble = (each, name) => {
      if (each === step && name === "site.json") throw new DOMException("Failed on purpose.", kind);
    };
    expect(await reason()).toMatch(words);
    expect(onDisk()).toEqual({});
    disk.trouble = () => undefined;
    expect((await startSite(folder, files)).is).toBe("open");
  },
);

test("without permission, nothing is written", async () => {
  Object.assign(disk, { permission: "prompt", answer: "denied" });
  expect(await reason()).toMatch(/doesn't let the editor change "my-site"/);
  expect(onDisk()).toEqual({});
});
