// CONTENT_DIR names what isn't there: each command says just that, and ends apart from a mistake in content.
import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runBuild } from "../../src/commands/build.ts";
import { runCheck } from "../../src/commands/check.ts";
import { entriesOf, givenFolder, NoContent } from "../../src/files/given-folder.ts";
import { firstSite } from "../fixtures/sites.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "no content "));
  await mkdir(join(root, "empty"));
  await writeFile(join(root, "empty", ".DS_Store"), "");
  await mkdir(join(root, "photos"));
  await writeFile(join(root, "photos", "office.jpg"), "");
  await writeFile(join(root, "file"), "");
});
afterAll(() => rm(root, { recursive: true }));

interface Run {
  code: unknown;
  printed: string;
}

/** That the last line of a file does what its function says, its own tests see. */
const commands: Record<string, (folder: string) => Promise<Run>> = {
  start: (folder) => runFile(["node_modules/vite/bin/vite.js"], folder),
  check: async (folder) => {
    const { output, exitCode } = await runCheck([], folder);
    return { code: exitCode, printed: output };
  },
  build: async (folder) => {
    const { output, exitCode } = await runBuild(folder, join(root, "dist"));
    return { code: exitCode, printed: output };
  },
  preview: (folder) => runFile(["--import", "tsx", "src/commands/preview.ts"], folder),
};

/** How a command ends, and all it says. */
function runFile(args: readonly string[], folder: string): Promise<Run> {
  return new Promise((resolve) => {
    const env = { ...process.env, CONTENT_DIR: folder, NO_COLOR: "1" };
    const child = spawn(process.execPath, args, { env });
    let printed = "";
    for (const output of [child.stdout, child.stderr])
      output.on("data", (chunk: Buffer) => (printed += chunk.toString()));
    child.on("close", (code) => resolve({ code, printed }));
  });
}

describe.each(Object.entries(commands))("npm run %s", (_name, run) => {
  test("says in one sentence that there is no such folder, and exits with 2", async () => {
    const folder = join(root, "nowhere");
    const { code, printed } = await run(folder);
    expect(printed).not.toMatch(/^ +at /m);
    expect(printed).toContain(
      `There is no folder "${folder}" in ${process.cwd()}. Set CONTENT_DIR to a folder with a site, or make a new one: npm run new -- "${folder}"`,
    );
    expect(code).toBe(2);
  });
});

test.each([
  ["empty", /^The folder ".*empty" is empty\. Set CONTENT_DIR to a folder/],
  [
    "photos",
    /^The folder ".*photos" has no content: no file in it ends in \.json\. Set CONTENT_DIR/,
  ],
  ["file", /^".*file" is a file, not a folder\. Set CONTENT_DIR/],
])("a folder that is %s is called what it is", async (name, sentence) => {
  const looking = entriesOf(join(root, name));
  await expect(looking).rejects.toThrow(NoContent);
  await expect(looking).rejects.toThrow(sentence);
});

test("a page that is only misnamed is still reported by its name", async () => {
  await mkdir(join(root, "misnamed"), { recursive: true });
  await writeFile(join(root, "misnamed", "home.json.txt"), "{}");
  expect(await entriesOf(join(root, "misnamed"))).toHaveLength(1);
});

test("CONTENT_DIR is read as each shell hands it over", () => {
  expect(givenFolder()).toBe("content");
  expect(givenFolder("")).toBe("content");
  // set CONTENT_DIR=my-site && npm start
  expect(givenFolder("my-site ")).toBe("my-site");
  // set CONTENT_DIR="my site"
  expect(givenFolder('"my site"')).toBe("my site");
  // As the Tab key completes a folder's name.
  expect(givenFolder(`${firstSite}/`)).toBe(firstSite);
  expect(givenFolder(".\\my-site\\")).toBe(".\\my-site");
  expect(givenFolder("/")).toBe("/");
});
