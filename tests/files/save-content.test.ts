// Saves from the editor: all files or none, never over someone else's work, never outside the folder.
import fs, { ftruncateSync, writeFileSync, writeSync } from "node:fs";
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readStored, saveStored } from "../../src/files/save-content.ts";
import { withBuiltins } from "../with-builtins.ts";

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
  await writeFile(join(folder, "about.json"), "someone else's");
  const saved = await saveStored(folder, [
    { ...home, text: "new home" },
    { ...about, text: "new about" },
  ]);
  expect(saved).toEqual({ is: "conflict", files: [await read("about.json")] });
  expect([await textOf("home.json"), await textOf("about.json")]).toEqual([
    "home",
    "someone else's",
  ]);
});

test("files are added and removed together", async () => {
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

test("a new file doesn't overwrite one, and a file that has changed or is gone isn't removed", async () => {
  const home = await read("home.json");
  const about = await read("about.json");
  await writeFile(join(folder, "home.json"), "someone else's");
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
    "someone else's",
    "theirs",
  ]);
});

test("if one file can't be written, none is, and added files are removed again", async () => {
  const home = await read("home.json");
  const wanted = [
    { name: "news.json", text: "news", version: "" },
    { ...home, text: "new home" },
  ];
  const rename = vi.spyOn(fs, "renameSync").mockImplementationOnce(() => {
    throw new Error("the disk is full");
  });
  await withBuiltins(rename, async () => {
    await expect(saveStored(folder, wanted)).rejects.toThrow("can't be written (the disk is full)");
  });
  expect(await textOf("home.json")).toBe("home");
  expect((await readdir(folder)).sort()).toEqual(["about.json", "home.json"]);
});

describe("a program that writes while a file is saved", () => {
  const path = () => join(folder, "home.json");
  const replace = () => {
    writeFileSync(join(root, "draft"), "a program's");
    fs.renameSync(join(root, "draft"), path());
  };
  /** @returns what the save answers, and all there is in the folder then */
  const saveBoth = async () => {
    const [home, about] = [await read("home.json"), await read("about.json")];
    const wanted = [
      { ...about, text: "new about" },
      { ...home, text: "new home" },
    ];
    const answer = await saveStored(folder, wanted);
    const names = (await readdir(folder)).sort();
    const texts = await Promise.all(names.map(async (name) => [name, await textOf(name)]));
    return { answer, texts };
  };
  const conflict = {
    answer: { is: "conflict", files: [{ name: "home.json", text: "a program's" }] },
    texts: [
      ["about.json", "about"],
      ["home.json", "a program's"],
    ],
  };

  test.each([
    ["into it", () => writeFileSync(path(), "a program's")],
    ["another one in its place", replace],
  ])("writes %s after it was compared: that is a conflict", async (_how, write) => {
    const { mkdir: make } = fs.promises;
    const spy = vi.spyOn(fs.promises, "mkdir").mockImplementation((...given) => {
      if (String(given[0]).startsWith(folder)) write();
      return make(...given);
    });
    expect(await withBuiltins(spy, saveBoth)).toMatchObject(conflict);
  });

  test.each(["before", "after"])(
    "writes into it right %s it is replaced: that is a conflict, too",
    async (when) => {
      const { renameSync } = fs;
      const opened = await open(path(), "r+");
      const spy = vi.spyOn(fs, "renameSync").mockImplementation((from, to) => {
        if (when === "after") renameSync(from, to);
        if (to === path() && String(from).endsWith("-new")) {
          ftruncateSync(opened.fd);
          writeSync(opened.fd, "a program's", 0);
        }
        if (when === "before") renameSync(from, to);
      });
      expect(await withBuiltins(spy, saveBoth)).toMatchObject(conflict);
      await opened.close();
    },
  );

  test("adds a page where one is being added, or changes one that is being removed: both stay", async () => {
    const about = await read("about.json");
    const { linkSync } = fs;
    const spy = vi.spyOn(fs, "linkSync").mockImplementation((from, to) => {
      if (to === join(folder, "news.json")) {
        writeFileSync(to, "a program's");
        writeFileSync(join(folder, "about.json"), "a program's");
      }
      linkSync(from, to);
    });
    await withBuiltins(spy, async () => {
      const wanted = [
        { ...about, text: null },
        { name: "news.json", text: "news", version: "" },
      ];
      expect(await saveStored(folder, wanted)).toMatchObject({ is: "conflict" });
    });
    expect([await textOf("about.json"), await textOf("news.json")]).toEqual([
      "a program's",
      "a program's",
    ]);
  });
});

test("where a disk lets no file have two names, a program that writes meanwhile is noticed, too", async () => {
  const home = await read("home.json");
  const spy = vi.spyOn(fs, "linkSync").mockImplementation(() => {
    throw Object.assign(new Error("not supported"), { code: "EPERM" });
  });
  await withBuiltins(spy, async () => {
    const wanted = [
      { ...home, text: "new home" },
      { name: "news.json", text: "news", version: "" },
    ];
    expect(await saveStored(folder, wanted)).toMatchObject({ is: "saved" });
    const copy = vi.spyOn(fs, "copyFileSync").mockImplementation((from, to) => {
      writeFileSync(to, fs.readFileSync(from));
      writeFileSync(from, "a program's");
    });
    await withBuiltins(copy, async () => {
      const now = await read("home.json");
      expect(await saveStored(folder, [{ ...now, text: "x" }])).toMatchObject({
        is: "conflict",
        files: [{ text: "a program's" }],
      });
    });
  });
  expect([await textOf("home.json"), await textOf("news.json")]).toEqual(["a program's", "news"]);
});

test("a file is on disk before it replaces another one", async () => {
  const order: string[] = [];
  const probe = await open(join(root, "secret.json"));
  // Cast: there is no other way to the class that Node.js keeps to itself.
  const handle = Object.getPrototypeOf(probe) as typeof probe;
  await probe.close();
  const { sync } = handle;
  const synced = vi.spyOn(handle, "sync").mockImplementation(async function (this: typeof probe) {
    const isFolder = (await this.stat()).isDirectory();
    order.push(isFolder ? "a folder is on the disk" : "a file is on the disk");
    return sync.call(this);
  });
  const { renameSync } = fs;
  const renamed = vi.spyOn(fs, "renameSync").mockImplementation((from, to) => {
    order.push("a file is replaced");
    renameSync(from, to);
  });
  const home = await read("home.json");
  await withBuiltins(renamed, async () => {
    await saveStored(folder, [{ ...home, text: "new home" }]);
  });
  synced.mockRestore();
  expect(order).toEqual([
    // The note of what is saved.
    "a file is on the disk",
    "a folder is on the disk",
    // The save.
    "a file is on the disk",
    "a file is replaced",
    "a folder is on the disk",
  ]);
});

test("a saved file keeps its mode and, if possible, its owner", async () => {
  const home = await read("home.json");
  await chmod(join(folder, "home.json"), 0o640);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(join(folder, "home.json"), 1234, 2345);
  const before = await stat(join(folder, "home.json"));
  await saveStored(folder, [{ ...home, text: "new home" }]);
  const after = await stat(join(folder, "home.json"));
  expect(after.ino).not.toBe(before.ino);
  expect([after.mode, after.uid, after.gid]).toEqual([before.mode, before.uid, before.gid]);
});

test.each(["new", null])("a read-only file stays as it is and is named (%j)", async (text) => {
  const [home, about] = [await read("home.json"), await read("about.json")];
  await chmod(join(folder, "home.json"), 0o444);
  const wanted = [
    { ...about, text: "new about" },
    { ...home, text },
  ];
  await expect(saveStored(folder, wanted)).rejects.toThrow(
    "home.json is read-only. Make it writable, then save again.",
  );
  expect([await textOf("home.json"), await textOf("about.json")]).toEqual(["home", "about"]);
});

test.each([
  "../secret.json",
  "..\\secret.json",
  "/etc/x.json",
  "a/b.json",
  ".hidden.json",
  "home.txt",
])("%s isn't a content file", async (name) => {
  await expect(saveStored(folder, [{ name, text: "x", version: "" }])).rejects.toThrow(
    `${name} isn't a content file.`,
  );
  expect(await readFile(join(root, "secret.json"), "utf8")).toBe("secret");
});

test("a link out of the folder isn't followed", async () => {
  await symlink(join(root, "secret.json"), join(folder, "linked.json"));
  const linked = await read("linked.json");
  await expect(saveStored(folder, [{ ...linked, text: "x" }])).rejects.toThrow(
    "linked.json is a link or a folder, not a file. Replace it with a file.",
  );
  expect(await readFile(join(root, "secret.json"), "utf8")).toBe("secret");
});

test.each([
  null,
  {},
  [null],
  [{ name: "home.json" }],
  [{ name: "home.json", text: 1, version: "" }],
])("%j is refused", async (wanted) => {
  await expect(saveStored(folder, wanted)).rejects.toThrow(
    /^(the request has no files\.|a file in the request has no name or no text\.)$/,
  );
  expect(await textOf("home.json")).toBe("home");
});

const stray = Buffer.concat([
  Buffer.from("“Café” – we don"),
  Buffer.from([0x92]),
  Buffer.from("t"),
]);
const wide = Buffer.from('\ufeff{ "title": "Café" }', "utf16le");
const broken = Buffer.concat([wide, Buffer.from([0x00])]);

describe.each([
  ["one stray byte in it", stray, { strays: [15] }],
  ["UTF-16", wide, "UTF-16"],
  ["half a character of UTF-16 at its end", broken, "UTF-16"],
])("a file with %s", (_what, bytes, encoding) => {
  beforeEach(() => writeFile(join(folder, "home.json"), bytes));
  const stored = () => readFile(join(folder, "home.json"));

  test("is read with its encoding", async () => {
    expect(await read("home.json")).toMatchObject({ encoding });
  });

  test("is written only if the person agreed to the conversion", async () => {
    const home = await read("home.json");
    const about = await read("about.json");
    const wanted = { ...home, text: `${home.text}!` };
    const refusal = "home.json isn't UTF-8.";
    await expect(saveStored(folder, [{ ...about, text: "new" }, wanted])).rejects.toThrow(refusal);
    expect((await stored()).equals(bytes)).toBe(true);
    expect(await textOf("about.json")).toBe("about");
    expect(await saveStored(folder, [{ ...wanted, isConverted: true }])).toMatchObject({
      is: "saved",
    });
    expect(await textOf("home.json")).toBe(`${home.text}!`);
    expect(await read("home.json")).not.toHaveProperty("encoding");
  });

  test("isn't renamed without it either, and can be removed", async () => {
    const home = { ...(await read("home.json")), text: null };
    const renamed = { name: "start.json", text: "“Café”", version: "" };
    await expect(saveStored(folder, [renamed, home])).rejects.toThrow("home.json isn't UTF-8.");
    expect((await stored()).equals(bytes)).toBe(true);
    expect(await saveStored(folder, [home])).toMatchObject({ is: "saved" });
    expect(await readdir(folder)).toEqual(["about.json"]);
  });
});
