// Git for Windows gives text files other line ends, unless a repository says otherwise: a clone must have the same bytes
// there, or the format, the generated files and published documents are no longer what they should be.
import { copyFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Copy, useOwnGitSettings } from "./repositories.ts";

useOwnGitSettings();

test("a clone with Windows' settings has the same bytes, and so do media", async () => {
  const root = await mkdtemp(join(tmpdir(), "line-endings-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const files = {
    "content/home.json": "{\n}\n",
    "src/generated.gen.js": "one\ntwo\n",
    // Without a NUL, git takes it for text.
    "content/media/prices.pdf": "%PDF-1.4\r\nxref\n",
    "content/media/logo.svg": "<svg>\r\n</svg>\n",
  };
  const first = new Copy(join(root, "first"));
  for (const [name, text] of Object.entries(files)) await first.write(name, text);
  await copyFile(".gitattributes", join(first.folder, ".gitattributes"));
  first.git("init", "--quiet");
  first.git("config", "core.autocrlf", "true");
  first.commit("First");
  const clone = new Copy(join(root, "clone"));
  first.git("clone", "--quiet", "--config", "core.autocrlf=true", first.folder, clone.folder);
  for (const [name, text] of Object.entries(files))
    expect([name, await readFile(join(clone.folder, name), "utf8")]).toEqual([name, text]);
});
