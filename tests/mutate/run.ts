// `npm run mutate`: makes one small mistake after the other in the code, and lists those that no test notices.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path/posix";
import fc from "fast-check";
import { endWithArguments } from "../../src/commands/read-arguments.ts";
import { runProgram } from "../../src/commands/run-program.ts";
import { aCount, aSeed, seedFrom } from "../content/fuzz/seed.ts";
import { mutantsOf, type Mutant } from "./mutants.ts";

endWithArguments(
  "npm run mutate -- [seed] [mistakes]\n\n  Makes 60 mistakes, with a new seed, if these are left out. Tests in the browser aren't run.",
  aSeed,
  aCount,
);

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" });

/** In the order of the checks: the quickest first. @returns what noticed it; undefined if nothing did */
async function noticedBy(file: string): Promise<string | undefined> {
  const tests = ["vitest", "related", file, "--run", "--bail=1", "--project=unit*"];
  // Its own tests notice most mistakes, in seconds instead of minutes.
  const own = dirname(file).replace(/^src/, "tests");
  const checks = {
    types: ["tsc", "--noEmit"],
    ...(existsSync(own) ? { "own tests": [...tests, "--dir", own] } : {}),
    tests,
  };
  for (const [name, args] of Object.entries(checks)) {
    const { code } = await runProgram("npx", args, { shell: process.platform === "win32" });
    if (code !== 0) return name;
  }
  return undefined;
}

/** @param mutant made in the file while the checks run, and undone whatever happens */
async function check(file: string, code: string, mutant: Mutant): Promise<string | undefined> {
  const { from, to, text } = mutant;
  const restore = () => writeFileSync(file, code);
  process.once("exit", restore);
  writeFileSync(file, code.slice(0, from) + text + code.slice(to));
  try {
    return await noticedBy(file);
  } finally {
    restore();
    process.off("exit", restore);
  }
}

if (git("status", "--porcelain", "src") !== "") {
  console.error("There are uncommitted changes in src/. Commit or stash them first.");
  process.exit(2);
}
// Otherwise, a file would keep its mistake.
process.once("SIGINT", () => process.exit(130));

const [first, second] = process.argv.slice(2);
const seed = seedFrom(first);
const count = Number(second ?? 60);
console.log(`${count} mistakes, seed ${seed} (npm run mutate -- ${seed} repeats them)`);
const files = git("ls-files", "src/*.ts", "src/*.tsx")
  .split("\n")
  .filter((file) => file !== "" && !file.includes(".gen."))
  .map((file) => ({ file, code: readFileSync(file, "utf8") }));
const all = files.flatMap(({ file, code }) =>
  mutantsOf(file, code).map((mutant) => ({ file, code, mutant })),
);
const drawn = fc.sample(fc.constantFrom(...all), { seed, numRuns: count });
let unnoticed = 0;
for (const { file, code, mutant } of drawn) {
  const by = await check(file, code, mutant);
  if (by === undefined) unnoticed++;
  const line = code.slice(0, mutant.from).split("\n").length;
  console.log(`${(by ?? "nothing").padEnd(9)} ${file}:${line} ${mutant.what}`);
}
console.log(`${count - unnoticed} of ${count} were noticed.`);
if (unnoticed > 0) process.exitCode = 1;
