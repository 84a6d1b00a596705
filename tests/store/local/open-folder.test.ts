// Which folder an author may choose, and what the editor says about any other.
import { expect, test } from "vitest";
import { openFolder } from "../../../src/store/local/open-folder.ts";
import { MemoryDisk, memoryFolder } from "./memory-folder.ts";

function chosen(files: Readonly<Record<string, string>>) {
  const disk = new MemoryDisk();
  disk.change(files);
  return { disk, folder: memoryFolder(disk, "my-site") };
}

async function reasonOf(folder: FileSystemDirectoryHandle): Promise<string> {
  const opened = await openFolder(folder);
  if (opened.is !== "refused") throw new Error(`It is ${opened.is}.`);
  return opened.reason;
}

test("the content folder can be chosen itself", async () => {
  const { folder } = chosen({ "site.json": "{}", "start.json": "{}" });
  const opened = await openFolder(folder);
  expect(opened).toMatchObject({ is: "open", folder: { content: { name: "my-site" } } });
});

test("the project's folder can be chosen: its content is found in it", async () => {
  const { folder } = chosen({ "package.json": "{}", "content/site.json": "{}" });
  const opened = await openFolder(folder);
  expect(opened).toMatchObject({ is: "open", folder: { content: { name: "content" } } });
});

test("content whose site.json is missing opens, so that the editor can say so", async () => {
  const { folder } = chosen({ "package.json": "{}", "content/start.json": "{}" });
  expect((await openFolder(folder)).is).toBe("open");
});

test("a folder without a site is refused, and the sentence says which one to choose", async () => {
  for (const files of [{ "package.json": "{}", "content/readme.txt": "" }, { content: "" }])
    expect(await reasonOf(chosen(files).folder)).toBe(
      'There is no website in "my-site": neither it nor a folder "content" in it has a site.json. Choose the folder that has your site\'s site.json, or the project\'s folder around it. For a new site, choose an empty folder.',
    );
});

test("the browser asks before a folder from last time is opened again", async () => {
  const { disk, folder } = chosen({ "site.json": "{}" });
  disk.permission = "prompt";
  expect((await openFolder(folder)).is).toBe("open");
  for (const [permission, answer] of [
    ["prompt", "denied"],
    ["denied", "granted"],
  ] as const) {
    Object.assign(disk, { permission, answer });
    expect(await reasonOf(folder)).toMatch(/^The browser doesn't let the editor change "my-site"/);
  }
});

test("a folder that is gone is reported in a sentence", async () => {
  const { disk, folder } = chosen({ "site.json": "{}" });
  disk.remove("");
  expect(await reasonOf(folder)).toMatch(/^The folder "my-site" was moved, renamed or deleted\./);
});
