// What the editor saves: all of it or none, never over somebody else's work, never outside the folder.
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { readStored, saveStored } from "../../src/files/save-content.ts";

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "save-"));
  folder = join(root, "content");
  await mkdir(folder);
  await writeFile(join(folder, "home.json"), "home");
  await writeFile(join(folder, "about.json"), "about");
  await writeFile(join(root, "secret.json"), "secret");
  return () => rm(root, { recursive: true });
});
const textOf = (name: string) => readFile(join(folder, name), "utf8");
const read = async (name: string) => {
  const [file] = await readStored(folder, [name]);
  if (!file) throw new Error(`There is no ${name}`);
  return file;
};

test("files are written, and have other versions then", async () => {
  const home = await read("home.json");
  const about = await read("about.json");
  const saved = await saveStored(folder, [
    { ...home, text: "new home" },
    { ...about, text: "new about" },
  ]);
  const versions = {
    "home.json": (await read("home.json")).version,
    "about.json": (await read("about.json")).version,
  };
  expect(saved).toEqual({ is: "saved", versions });
  expect(versions["home.json"]).not.toBe(home.version);
  expect([await textOf("home.json"), await textOf("about.json")]).toEqual([
    "new home",
    "new about",
  ]);
  expect((await readdir(folder)).sort()).toEqual(["about.json", "home.json"]);
});

test("where one has changed since it was read, none is written", async () => {
  const home = await read("home.json");
  const about = await read("about.json");
  await writeFile(join(folder, "about.json"), "somebody else's");
  const saved = await saveStored(folder, [
    { ...home, text: "new home" },
    { ...about, text: "new about" },
  ]);
  expect(saved).toEqual({ is: "conflict", files: [await read("about.json")] });
  expect([await textOf("home.json"), await textOf("about.json")]).toEqual([
    "home",
    "somebody else's",
  ]);
});

test("files are added and taken away together", async () => {
  const about = await read("about.json");
  const saved = await saveStored(folder, [
    { ...about, text: null },
    { name: "news.json", text: "news", version: "" },
  ]);
  const { version } = await read("news.json");
  expect(saved).toEqual({ is: "saved", versions: { "about.json": "", "news.json": version } });
  expect((await readdir(folder)).sort()).toEqual(["home.json", "news.json"]);
  expect(await textOf("news.json")).toBe("news");
});

test("no file is added over one that is there, none taken away that has changed or is gone", async () => {
  const home = await read("home.json");
  const about = await read("about.json");
  await writeFile(join(folder, "home.json"), "somebody else's");
  await rm(join(folder, "about.json"));
  await writeFile(join(folder, "news.json"), "theirs");
  const saved = await saveStored(folder, [
    { ...home, text: null },
    { ...about, text: null },
    { name: "news.json", text: "mine", version: "" },
    { name: "more.json", text: "more", version: "" },
  ]);
  const gone = { name: "about.json", text: "", version: "" };
  const files = [await read("home.json"), gone, await read("news.json")];
  expect(saved).toEqual({ is: "conflict", files });
  expect((await readdir(folder)).sort()).toEqual(["home.json", "news.json"]);
  expect([await textOf("home.json"), await textOf("news.json")]).toEqual([
    "somebody else's",
    "theirs",
  ]);
});

test("where one can't be written, none is, and what was added is gone again", async () => {
  const home = await read("home.json");
  // A file of this name stands where those on their way are gathered.
  await writeFile(join(folder, ".saving"), "");
  const wanted = [
    { ...home, text: "new home" },
    { name: "news.json", text: "news", version: "" },
  ];
  await expect(saveStored(folder, wanted)).rejects.toThrow("can't be written");
  expect(await textOf("home.json")).toBe("home");
  expect((await readdir(folder)).sort()).toEqual(["about.json", "home.json"]);
});

test.each([
  "../secret.json",
  "..\\secret.json",
  "/etc/x.json",
  "a/b.json",
  ".hidden.json",
  "home.txt",
])("%s is no content file", async (name) => {
  await expect(saveStored(folder, [{ name, text: "x", version: "" }])).rejects.toThrow(
    `${name} is no content file.`,
  );
  expect(await readFile(join(root, "secret.json"), "utf8")).toBe("secret");
});

test("a link out of the folder isn't followed", async () => {
  await symlink(join(root, "secret.json"), join(folder, "linked.json"));
  const linked = await read("linked.json");
  await expect(saveStored(folder, [{ ...linked, text: "x" }])).rejects.toThrow(
    "linked.json is a link or a folder.",
  );
  expect(await readFile(join(root, "secret.json"), "utf8")).toBe("secret");
});

test.each([
  null,
  {},
  [null],
  [{ name: "home.json" }],
  [{ name: "home.json", text: 1, version: "" }],
])("%j is nothing to save", async (wanted) => {
  await expect(saveStored(folder, wanted)).rejects.toThrow(/no files in it|no name or no text/);
  expect(await textOf("home.json")).toBe("home");
});
