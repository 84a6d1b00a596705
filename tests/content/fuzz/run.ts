// `npm run fuzz`: judges many mutants of the first site in a process of its own, which can be ended when one never
// ends, then every edit and every pair of mistakes (edits.test.ts and two-mistakes.test.ts try only some of them).
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { progressLine } from "../../../src/commands/progress-line.ts";
import { endWithArguments } from "../../../src/commands/read-arguments.ts";
import { floods } from "./floods.ts";
import { judge } from "./judge.ts";
import { mutants, type Mutant } from "./mutants.ts";
import { aCount, aSeed, seedFrom } from "./seed.ts";
import { kindNames, walkFiles } from "../edits/walk.ts";
import { compileWith } from "../first-site.ts";
import { wrongPairs } from "../fixtures/pairs.ts";

/** How far it is, in the terminal. */
const counting = (what: string) =>
  progressLine(process.stderr, (done, total) => `${what}: ${done} of ${total} …`);

const self = fileURLToPath(import.meta.url);

/** Many times what the largest mutant takes, in milliseconds. */
const longest = 60_000;

/** @returns the first mutant found that is judged wrongly or never ends, and why; "" if there is none */
function fuzz(seed: number, numRuns: number): Promise<string> {
  const child = fork(self, ["child", String(seed), String(numRuns)], {
    execArgv: ["--import", "tsx"],
  });
  const line = counting("Mutants");
  return new Promise((resolve, reject) => {
    let current = "";
    let judged = 0;
    const hangs = () => {
      child.kill("SIGKILL");
      resolve(`${current}\nno verdict after ${longest / 1000} s`);
    };
    let watch = setTimeout(hangs, longest);
    child.on("message", (message: { begun: string } | { found: string }) => {
      if ("found" in message) {
        line(numRuns, numRuns);
        return resolve(message.found);
      }
      current = message.begun;
      line(judged++, numRuns);
      clearTimeout(watch);
      watch = setTimeout(hangs, longest);
    });
    child.on("error", reject);
    child.on("exit", (code) => {
      clearTimeout(watch);
      reject(new Error(`The process that judges ended with ${code ?? "a signal"} at ${current}`));
    });
  });
}

/**
 * @param begin is called with each mutant before it is judged
 * @returns the first mutant found that is judged wrongly, and why; "" if there is none
 */
export function judgeAll(
  seed: number,
  numRuns: number,
  begin: (described: string) => void = () => {},
): string {
  const property = fc.property(mutants, (mutant) => {
    begin(describe(mutant));
    const found = verdict(mutant);
    if (found.length > 0) throw new Error(`${describe(mutant)}\n${found.join("\n")}`);
  });
  const { failed, errorInstance } = fc.check(property, { seed, numRuns, endOnFailure: true });
  return failed
    ? String(errorInstance instanceof Error ? errorInstance.message : errorInstance)
    : "";
}

function verdict(mutant: Mutant): string[] {
  try {
    return judge(mutant, compileWith(mutant.file, mutant.text));
  } catch (error) {
    return [`the checker threw ${String(error)}`];
  }
}

function describe({ kind, file, path, offset, text }: Mutant): string {
  const location = path
    ? `/${path.join("/")}`
    : `at ${offset ?? 0}: …${text.slice(Math.max(0, (offset ?? 0) - 40), (offset ?? 0) + 40)}…`;
  return `${kind} of ${file} ${location}`;
}

/** Tries every edit of every kind in every file: how it is read, and what is reported for the site. */
function walkAll(): string[] {
  return kindNames.flatMap((kind) => {
    const wrong = walkFiles(kind);
    console.log(`${kind}: ${wrong.length === 0 ? "reported correctly everywhere" : "WRONG"}`);
    return wrong;
  });
}

if (process.argv[1] === self) {
  const [, , first, ...rest] = process.argv;
  if (first === "child" && process.send) {
    const begin = (described: string) => void process.send?.({ begun: described });
    process.send?.({ found: judgeAll(Number(rest[0]), Number(rest[1]), begin) });
    process.disconnect();
  } else {
    endWithArguments(
      "npm run fuzz -- [seed] [mutants]\n\n  Judges 50,000 mutants, with a new seed, if these are left out.",
      aSeed,
      aCount,
    );
    const seed = seedFrom(first);
    const runs = Number(rest[0] ?? 50_000);
    console.log(`${runs} mutants, seed ${seed} (npm run fuzz -- ${seed} repeats them)`);
    const start = performance.now();
    const found = await fuzz(seed, runs);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(found || `All judged rightly in ${seconds} s.`);
    for (const text of floods(100_000).flat()) compileWith("home.json", text);
    console.log("Floods of mistakes: all read to their end.");
    const wrong = [...walkAll(), ...wrongPairs(1, 0, counting("Pairs of mistakes"))];
    console.log(wrong.join("\n"));
    if (found || wrong.length > 0) process.exitCode = 1;
  }
}
