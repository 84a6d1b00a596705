// Removes what an interrupted upload has left, and nothing else.
import { mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { newDraft, removeDrafts } from "../../src/files/media-drafts.ts";

let root: string;
let folder: string;
let media: string;
let notes: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "drafts-"));
  [folder, notes] = [join(root, "content"), join(root, "notes")];
  media = join(folder, "media");
  await mkdir(media, { recursive: true });
  vi.stubEnv("SITE_STATE_DIR", notes);
  return () => rm(root, { recursive: true });
});

test("a draft that was left is removed with its note, and a file that only looks like one stays", async () => {
  const { path } = await newDraft(folder);
  await writeFile(path, "half of a pic");
  const pulled = ".00000000-0000-4000-8000-000000000000.adding";
  await writeFile(join(media, pulled), "pulled");
  await writeFile(join(media, "desk.png"), "a picture");
  await removeDrafts(folder);
  expect([(await readdir(media)).sort(), await readdir(notes)]).toEqual([[pulled, "desk.png"], []]);
});

test("a draft of another folder stays, and so does a link's target", async () => {
  const other = join(root, "other");
  await mkdir(join(other, "media"), { recursive: true });
  const theirs = await newDraft(other);
  await writeFile(theirs.path, "being added");
  const mine = await newDraft(folder);
  await writeFile(mine.path, "half of a pic");
  const elsewhere = join(root, "elsewhere");
  await rename(media, elsewhere);
  await symlink(elsewhere, media);
  await removeDrafts(folder);
  expect(await readdir(elsewhere)).toHaveLength(1);
  expect(await readdir(join(other, "media"))).toHaveLength(1);
  await theirs.remove();
  expect([await readdir(join(other, "media")), await readdir(notes)]).toEqual([[], []]);
});
