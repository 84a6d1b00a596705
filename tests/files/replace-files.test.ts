// What the editor saves while `npm start` is killed: all of it or nothing, and nothing is left lying about.
import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, test } from "vitest";
import { loadContent } from "../../src/files/content-folder.ts";
import { finishReplacing, replaceFiles } from "../../src/files/replace-files.ts";
import { readStored, saveStored } from "../../src/files/save-content.ts";

const killed = fileURLToPath(new URL("./killed-save.ts", import.meta.url));
const before = { "about.json": "about", "home.json": "home", "site.json": "site" };
const after = { "about.json": "new about", "home.json": "new home", "site.json": "new site" };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "replace-"));
  for (const [name, text] of Object.entries(before)) await writeFile(join(folder, name), text);
  return () => rm(folder, { recursive: true });
});

/** All there is in the folder, hidden or not. */
async function found(): Promise<Record<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const texts = entries.map(async (entry) => [
    entry.name,
    entry.isFile() ? await readFile(join(folder, entry.name), "utf8") : "a folder",
  ]);
  return Object.fromEntries(await Promise.all(texts));
}

async function saveAndBeKilled(at: string): Promise<void> {
  const files = await readStored(folder, Object.keys(before));
  const wanted = files.map((file) => ({ ...file, text: `new ${file.text}` }));
  const { signal, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", killed, folder, at, JSON.stringify(wanted)],
    { encoding: "utf8" },
  );
  expect({ signal, stderr }).toMatchObject({ signal: "SIGKILL" });
}

test.each([
  ["write the second", before],
  ["put the second in place", after],
])("killed when it is about to %s", async (at, whole) => {
  await saveAndBeKilled(at);
  expect(Object.keys(await found())).toHaveLength(4);
  const { files, result } = await loadContent(folder, "");
  expect([...files.keys()]).toEqual(Object.keys(before));
  expect(JSON.stringify(result.diagnostics)).not.toContain(".saving");
  await finishReplacing(folder);
  expect(await found()).toEqual(whole);
});

test("the next save finishes it, too, and holds itself against what came of it", async () => {
  const [home] = await readStored(folder, ["home.json"]);
  await saveAndBeKilled("put the second in place");
  const saved = await saveStored(folder, [{ ...home, text: "newest" }]);
  expect(saved).toMatchObject({ is: "conflict", files: [{ text: "new home" }] });
  expect(await found()).toEqual(after);
});

test("what somebody has changed since isn't written over", async () => {
  await saveAndBeKilled("put the second in place");
  await writeFile(join(folder, "site.json"), "somebody else's");
  await finishReplacing(folder);
  expect(await found()).toEqual({ ...after, "site.json": "somebody else's" });
});

test("files are taken away and added in the same step", async () => {
  await replaceFiles(folder, [
    { name: "about.json", text: null, before: Buffer.from("about") },
    { name: "new.json", text: "new", before: undefined },
  ]);
  const { "about.json": _gone, ...rest } = before;
  expect(await found()).toEqual({ ...rest, "new.json": "new" });
});

test("where one can't be put in place, the others are as they were", async () => {
  // A file can't take the place of a folder.
  await mkdir(join(folder, "page.json"));
  await expect(
    replaceFiles(folder, [
      { name: "about.json", text: "new about", before: Buffer.from("about") },
      { name: "home.json", text: null, before: Buffer.from("home") },
      { name: "new.json", text: "new", before: undefined },
      { name: "page.json", text: "x", before: undefined },
    ]),
  ).rejects.toThrow("page.json");
  expect(await found()).toEqual({ ...before, "page.json": "a folder" });
});

test("two saves at once are made one after the other, and the second is told of the first", async () => {
  const [home] = await readStored(folder, ["home.json"]);
  const answers = await Promise.all([
    saveStored(folder, [{ ...home, text: "one" }]),
    saveStored(folder, [{ ...home, text: "two" }]),
  ]);
  expect(answers).toMatchObject([{ is: "saved" }, { is: "conflict", files: [{ text: "one" }] }]);
  expect(await readFile(join(folder, "home.json"), "utf8")).toBe("one");
});
