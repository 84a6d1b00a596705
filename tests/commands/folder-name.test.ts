// A clone may lie in a folder of any name: where a command can't run there, it says so in a sentence.
import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, realpath, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scripts } from "../../package.json" with { type: "json" };
import { firstSite } from "../fixtures/sites.ts";

/** What of the repository is in each: where no command gets further, only what keeps it from that. */
const clones = {
  "what?": ["package.json", "tsconfig.json", "src/commands"],
  "number #1": ["package.json", "tsconfig.json", "src", "schema"],
};

let root: string;
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), "clone-")));
  for (const [name, parts] of Object.entries(clones)) {
    await mkdir(join(root, name));
    await symlink(resolve("node_modules"), join(root, name, "node_modules"));
    for (const part of parts) await cp(part, join(root, name, part), { recursive: true });
    await cp(firstSite, join(root, name, "content"), { recursive: true });
  }
});
afterAll(() => rm(root, { recursive: true }));

/** As npm does, but without its second of getting ready. */
function run(
  command: keyof typeof scripts,
  folder: string,
): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(scripts[command], {
    cwd: join(root, folder),
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", NODE_OPTIONS: "" },
    shell: true,
  });
  return { status, output: stdout + stderr };
}

test.each<[keyof typeof scripts, folder: string, character: string]>([
  ["start", "what?", "?"],
  ["new", "what?", "?"],
  ["check", "what?", "?"],
  ["changes", "what?", "?"],
  ["build", "what?", "?"],
  ["preview", "what?", "?"],
  ["generate", "what?", "?"],
  ["validate", "what?", "?"],
  ["fuzz", "what?", "?"],
  ["fuzz:slips", "what?", "?"],
  ["fuzz:edits", "what?", "?"],
  ["fuzz:paste", "what?", "?"],
  ["fuzz:store", "what?", "?"],
  ["fuzz:people", "what?", "?"],
  ["reference", "what?", "?"],
  ["bench", "what?", "?"],
  ["start", "number #1", "#"],
])(
  "npm run %s refuses to run in a folder called %s, and says what to do",
  (command, folder, character) => {
    const { status, output } = run(command, folder);
    expect(output).toBe(
      `The name of the folder ${join(root, folder)} contains "${character}", and this command can't run there. Rename the folder.\n`,
    );
    expect(status).toBe(2);
  },
);

test("npm run check works in a folder called number #1", () => {
  const { status, output } = run("check", "number #1");
  expect(output).toContain("No problems in content.");
  expect(status).toBe(0);
});
