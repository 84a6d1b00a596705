// The preview answers the forms of the site that was built, whatever content it would read by itself.
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentOfBuilt } from "../../src/commands/preview.ts";
import { builtFrom, noteBuilt } from "../../src/files/built-from.ts";

let folder: string;
let other: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "preview-"));
  other = join(folder, "other");
  await mkdir(other);
});
afterAll(() => rm(folder, { recursive: true }));

test("a site that was built from another folder is previewed with that folder's mail settings", () => {
  expect(contentOfBuilt(other, "content", false)).toBe(other);
});

test("a site that nobody has built here is previewed with what the command reads", () => {
  expect(contentOfBuilt(undefined, "content", false)).toBe("content");
  expect(contentOfBuilt(undefined, other, true)).toBe(other);
});

test("the same folder is the same, however it is written", () => {
  expect(contentOfBuilt(`${folder}/./other`, other, true)).toBe(other);
});

test("a folder that the site wasn't built from is refused, with what to do", () => {
  expect(() => contentOfBuilt("content", "german", true)).toThrow(
    "The site in dist/ was built from content/, not from german/. Run npm run build with the same CONTENT_DIR, or leave it out here.",
  );
});

test("a folder that is gone is named", () => {
  expect(() => contentOfBuilt(join(folder, "gone"), "content", false)).toThrow(
    /gone\/, which isn't there any more\. Run npm run build again\.$/,
  );
});

test("what a build notes is read again; without a note, nothing is known", async () => {
  const note = join(folder, "notes", "built-from.txt");
  expect(await builtFrom(note)).toBeUndefined();
  await noteBuilt("german", note);
  expect(await builtFrom(note)).toBe("german");
  // A second build, and a place that can't be written to.
  await noteBuilt("content", note);
  await noteBuilt("german", join(note, "below-a-file", "built-from.txt"));
  expect(await builtFrom(note)).toBe("content");
});
