// Saves while `npm start` is killed: all files or none, and no leftovers.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { loadContent } from "../../src/files/content-folder.ts";
import { finishReplacing, replaceFiles } from "../../src/files/replace-files.ts";
import { fullHash, newStaging, writeJournal } from "../../src/files/save-journal.ts";
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

/** Leaves what a save leaves that was interrupted after these files. */
async function interrupt(...replaced: (keyof typeof before)[]): Promise<void> {
  const staging = newStaging();
  const entries = Object.entries(before).map(async ([name, text]) => {
    const { mtimeMs } = await stat(join(folder, name));
    return { name, text: `new ${text}`, before: { hash: fullHash(text), modified: mtimeMs } };
  });
  await writeJournal(folder, { staging, entries: await Promise.all(entries) });
  await mkdir(join(folder, staging));
  await writeFile(join(folder, staging, "1-new"), "not read again");
  for (const name of replaced) await writeFile(join(folder, name), after[name]);
}

test.each([
  ["note what it saves", before],
  ["write the second", after],
  ["put the second in place", after],
  ["clean up", after],
])("killed when it is about to %s", async (at, whole) => {
  await saveAndBeKilled(at);
  const { files, result } = await loadContent(folder);
  expect([...files.keys()]).toEqual(Object.keys(before));
  expect(JSON.stringify(result.diagnostics)).not.toContain(".saving");
  await finishReplacing(folder);
  expect(await found()).toEqual(whole);
});

test("the next save finishes it, too, and is compared with the result", async () => {
  const [home] = await readStored(folder, ["home.json"]);
  await saveAndBeKilled("put the second in place");
  const saved = await saveStored(folder, [{ ...home, text: "newest" }]);
  expect(saved).toMatchObject({ is: "conflict", files: [{ text: "new home" }] });
  expect(await found()).toEqual(after);
});

test("a file that was changed since isn't overwritten", async () => {
  await interrupt("about.json");
  await writeFile(join(folder, "site.json"), "someone else's");
  await finishReplacing(folder);
  expect(await found()).toEqual({ ...after, "site.json": "someone else's" });
});

test("a file that was changed and changed back isn't overwritten either", async () => {
  await interrupt("home.json");
  await utimes(join(folder, "about.json"), new Date(), new Date(0));
  await finishReplacing(folder);
  expect(await found()).toEqual({ ...after, "about.json": "about" });
});

test("if nothing was replaced yet and a file was changed since, nothing is replaced", async () => {
  await interrupt();
  await writeFile(join(folder, "site.json"), "someone else's");
  await finishReplacing(folder);
  expect(await found()).toEqual({ ...before, "site.json": "someone else's" });
});

test("a list that was pulled with the content puts nothing anywhere and removes nothing", async () => {
  const content = join(folder, "content");
  const hooks = join(folder, "hooks");
  await mkdir(join(content, ".saving", "h"), { recursive: true });
  await mkdir(hooks);
  await symlink(hooks, join(content, "h"));
  await writeFile(join(content, ".saving", "h", "pre-commit"), "echo hostile");
  await writeFile(join(content, "home.json"), "home");
  const version = createHash("sha256").update("home").digest("base64url").slice(0, 8);
  const list = [
    { name: "h/pre-commit", isGone: false, version: "" },
    { name: "../home.json", isGone: true, version },
  ];
  await writeFile(join(content, ".saving", "list"), JSON.stringify(list));
  await finishReplacing(content);
  const [home] = await readStored(content, ["home.json"]);
  await saveStored(content, [{ ...home, text: "new" }]);
  expect(await readdir(hooks)).toEqual([]);
  expect(await readFile(join(folder, "home.json"), "utf8")).toBe("home");
  expect(await readFile(join(content, "home.json"), "utf8")).toBe("new");
});

test("an empty list in the content folder doesn't keep anything from being saved", async () => {
  await mkdir(join(folder, ".saving"));
  await writeFile(join(folder, ".saving", "list"), "");
  const [home] = await readStored(folder, ["home.json"]);
  const saved = await saveStored(folder, [{ ...home, text: "new" }]);
  expect(saved).toMatchObject({ is: "saved" });
});

describe("with notes of its own", () => {
  let notes: string;
  beforeEach(async () => {
    notes = await mkdtemp(join(tmpdir(), "notes-"));
    vi.stubEnv("SITE_STATE_DIR", notes);
    return () => rm(notes, { recursive: true, force: true });
  });

  /** Where an unfinished save is noted. */
  async function noted(): Promise<string> {
    await interrupt();
    const [name = ""] = await readdir(notes);
    return join(notes, name);
  }

  test.each(["", "{", "[]", '{"staging":"..","entries":[]}'])(
    "a damaged note, %j, is put aside and reported, and the next save works",
    async (text) => {
      const note = await noted();
      await writeFile(note, text);
      expect(await finishReplacing(folder)).toEqual([
        `The note about an unfinished save is damaged, so part of that save may be missing. Check your last changes; the note is now ${note}.damaged.`,
      ]);
      expect(await finishReplacing(folder)).toEqual([]);
      const [home] = await readStored(folder, ["home.json"]);
      expect(await saveStored(folder, [{ ...home, text: "new" }])).toMatchObject({ is: "saved" });
      expect(await readFile(`${note}.damaged`, "utf8")).toBe(text);
    },
  );

  test("a note that names anything but content is damaged", async () => {
    const note = await noted();
    const journal = JSON.parse(await readFile(note, "utf8"));
    journal.entries[0].name = "../about.json";
    await writeFile(note, JSON.stringify(journal));
    expect(await finishReplacing(folder)).toHaveLength(1);
  });

  test("a link that has taken a file's place isn't followed", async () => {
    await interrupt("about.json");
    await rename(join(folder, "site.json"), join(notes, "site.json"));
    await symlink(join(notes, "site.json"), join(folder, "site.json"));
    await finishReplacing(folder);
    expect(await readFile(join(notes, "site.json"), "utf8")).toBe("site");
    expect((await lstat(join(folder, "site.json"))).isSymbolicLink()).toBe(true);
  });

  test("every path to a folder finds the same note", async () => {
    await interrupt("about.json");
    const linked = join(notes, "linked");
    await symlink(folder, linked);
    await finishReplacing(linked);
    expect(await found()).toEqual(after);
  });

  test("nothing is left once a save has ended", async () => {
    const [home] = await readStored(folder, ["home.json"]);
    await saveStored(folder, [{ ...home, text: "new" }]);
    expect([await readdir(notes), Object.keys(await found())]).toEqual([[], Object.keys(before)]);
  });

  test("if no note can be written, the save is refused with what to do", async () => {
    const [home] = await readStored(folder, ["home.json"]);
    await writeFile(join(notes, "file"), "");
    vi.stubEnv("SITE_STATE_DIR", join(notes, "file"));
    await expect(saveStored(folder, [{ ...home, text: "new" }])).rejects.toThrow(
      `The folder for notes about unfinished saves, "${join(notes, "file")}", can't be used (ENOTDIR). Make it writable, or set SITE_STATE_DIR to another folder and restart npm start.`,
    );
    expect(await found()).toEqual(before);
  });
});

test("if the content folder is gone, the save says so and doesn't create it", async () => {
  const gone = join(folder, "gone");
  const file = { name: "new.json", text: "new", version: "" };
  await expect(saveStored(gone, [file])).rejects.toThrow(
    `The content folder "${gone}" is gone. Put it back, then try again.`,
  );
  expect(await found()).toEqual(before);
});

test("files are removed and added in one save", async () => {
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
  const isDone = await replaceFiles(folder, [
    { name: "about.json", text: "new about", before: Buffer.from("about") },
    { name: "home.json", text: null, before: Buffer.from("home") },
    { name: "new.json", text: "new", before: undefined },
    { name: "page.json", text: "x", before: undefined },
  ]);
  expect(isDone).toBe(false);
  expect(await found()).toEqual({ ...before, "page.json": "a folder" });
});

test("two saves at once run one after the other, and the second sees the first", async () => {
  const [home] = await readStored(folder, ["home.json"]);
  const answers = await Promise.all([
    saveStored(folder, [{ ...home, text: "one" }]),
    saveStored(folder, [{ ...home, text: "two" }]),
  ]);
  expect(answers).toMatchObject([{ is: "saved" }, { is: "conflict", files: [{ text: "one" }] }]);
  expect(await readFile(join(folder, "home.json"), "utf8")).toBe("one");
});
