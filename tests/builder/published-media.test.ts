// @vitest-environment node
// Each file that a visitor can come to is published: whatever its name is, and wherever it is linked.
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { makeFolder } from "../../src/builder/folder-site.ts";
import type { MakeFiles } from "../../src/builder/make-files.ts";
import { dentalSite } from "../fixtures/sites.ts";

let root: string;
let content: string;

const odd = "o'brien & son.jpg";

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(content, file);
  const before = await readFile(path, "utf8");
  const after = change(before);
  expect(after).not.toBe(before);
  await writeFile(path, after);
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "published-media-"));
  content = join(root, "content");
  await cp(dentalSite, content, { recursive: true });
  const media = (name: string) => join(content, "media", name);
  const photo = sharp({ create: { width: 1200, height: 630, channels: 3, background: "#157" } });
  await photo.clone().jpeg().toFile(media("shared.jpg"));
  await photo.clone().negate().jpeg().toFile(media(odd));
  await cp(media("prices-2025.pdf"), media("welcome.pdf"));
  await edit("site.json", (text) =>
    text.replace(
      /"url": "[^"]*"/,
      '"url": "https://owner.github.io/social-media/", "sharePicture": "media/shared.jpg"',
    ),
  );
  await edit("home.json", (text) => text.replace(/"src": "media\/[^"]*"/, `"src": "media/${odd}"`));
  await edit("appointment.json", (text) =>
    text.replace(
      /("success": \{[^}]*?"text": ")[^"]*/,
      "$1Read [what to bring](media/welcome.pdf).",
    ),
  );
});
afterAll(() => rm(root, { recursive: true }));

async function published(to: string, make?: MakeFiles): Promise<string[]> {
  const out = join(root, to);
  const result = await buildSite(content, out, make);
  if (!result.ok) throw new Error(result.report);
  return readdir(join(out, "media"));
}

const named = (start: string) => expect.stringMatching(new RegExp(`^${start}-`));

test("by a host: with an apostrophe, in what a form says when it is sent, and for sharing at an address with “media”", async () => {
  const files = await published("hosted");
  expect(files).toEqual(
    expect.arrayContaining([named("o'brien & son"), named("welcome"), named("shared")]),
  );
});

test("in a folder that opens with a double click", async () => {
  const files = await published("folder", makeFolder);
  expect(files).toEqual(expect.arrayContaining([named("o'brien & son"), named("welcome")]));
});
