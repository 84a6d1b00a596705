// What npm start cleans up in a content folder, and which of two servers may write to it.
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { newDraft } from "../../src/files/media-drafts.ts";
import { fullHash, newStaging, writeJournal } from "../../src/files/save-journal.ts";
import { EditedContent } from "../../src/server/dev/edited-content.ts";
import { takeWriteLock } from "../../src/server/dev/write-lock.ts";

let root: string;
let folder: string;
const warn = vi.fn<(line: string) => void>();
const host = {
  logger: { warn, info: () => {}, error: () => {} },
  onceListening: () => {},
  onceClosed: () => {},
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "writing-"));
  folder = join(root, "content");
  await mkdir(join(folder, "media"), { recursive: true });
  await writeFile(join(folder, "home.json"), "home");
  vi.stubEnv("SITE_STATE_DIR", join(root, "notes"));
  warn.mockReset();
  return () => rm(root, { recursive: true });
});

async function interruptSave(): Promise<void> {
  const { mtimeMs: modified } = await stat(join(folder, "home.json"));
  const before = { hash: fullHash("home"), modified };
  const entries = [{ name: "home.json", text: "new home", before }];
  await writeJournal(folder, { staging: newStaging(), entries });
}
const textOfHome = () => readFile(join(folder, "home.json"), "utf8");

test("an interrupted save is finished, and an interrupted upload leaves nothing", async () => {
  await interruptSave();
  const draft = await newDraft(folder);
  await writeFile(draft.path, "half of a pic");
  const content = new EditedContent(folder);
  await takeWriteLock(content, host);
  expect(await textOfHome()).toBe("new home");
  expect([await readdir(join(folder, "media")), await readdir(join(root, "notes"))]).toEqual([
    [],
    [],
  ]);
  expect(warn).not.toHaveBeenCalled();
  await content.lock.release();
});

test("while another server is running, its unfinished save is left alone", async () => {
  const other = new EditedContent(folder);
  await other.lock.hold();
  await interruptSave();
  await takeWriteLock(new EditedContent(folder), host);
  expect(await textOfHome()).toBe("home");
  await other.lock.release();
});

test("a folder in content that looks like notes of a save is reported and left alone", async () => {
  await mkdir(join(folder, ".saving"));
  await writeFile(join(folder, ".saving", "list"), "");
  const content = new EditedContent(folder);
  await takeWriteLock(content, host);
  expect(warn.mock.calls).toEqual([
    [`${folder}/.saving isn't used: notes about unfinished saves are stored elsewhere. Delete it.`],
  ]);
  expect(await readdir(join(folder, ".saving"))).toEqual(["list"]);
  await content.lock.release();
});

test("a content folder that is missing is left to be reported when it is read", async () => {
  await takeWriteLock(new EditedContent(join(root, "gone")), host);
  expect([warn.mock.calls, await readdir(root)]).toEqual([[], ["content"]]);
});
