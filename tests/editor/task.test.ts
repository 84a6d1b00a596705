// "Run Build Task" in VS Code checks the content: what the check prints has to be what the task reads.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCheck } from "../../src/commands/check.ts";
import tasks from "../../.vscode/tasks.json" with { type: "json" };
import { firstSite } from "../fixtures/sites.ts";

test("every mistake is marked in its file, at its place, in the check's own words", async () => {
  const folder = await mkdtemp(join(tmpdir(), "task-"));
  await cp(firstSite, folder, { recursive: true });
  const file = join(folder, "about.json");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace('"heading"', '"haeding"').replace('"contact"', '"contcat"'));

  const [task] = tasks.tasks;
  const args = task?.command.split(" -- ")[1]?.split(" ") ?? [];
  const { output } = await runCheck(args, folder);
  await rm(folder, { recursive: true });

  const pattern = task?.problemMatcher.pattern ?? { regexp: "", message: 0 };
  const marked = output.split("\n").flatMap((line) => {
    const match = new RegExp(pattern.regexp).exec(line);
    if (!match) return [];
    const entries = Object.entries(pattern).filter(([key]) => key !== "regexp");
    return [Object.fromEntries(entries.map(([key, group]) => [key, match[Number(group)]]))];
  });
  expect(marked).toContainEqual({
    severity: "error",
    file,
    line: "9",
    endLine: "9",
    column: "7",
    endColumn: "16",
    code: "unknown-field",
    message: 'There is no field "haeding" in a hero block. Did you mean "heading"?',
  });
  expect(marked.map(({ code }) => code)).toContain("unknown-page");
  expect(marked.length).toBe(output.split("\n").filter((line) => line.startsWith("::")).length);
});
