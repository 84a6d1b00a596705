// `npm run fuzz:edits`: many changes of many files, with a new seed each time.
import { endWithArguments } from "../../../src/commands/read-arguments.ts";
import { aCount, aSeed, seedFrom } from "../fuzz/seed.ts";
import { fuzzEdits } from "./fuzz.ts";

endWithArguments(
  "npm run fuzz:edits -- [seed] [changes]\n\n  Makes 20,000 changes, and takes them back, with a new seed, if these are left out.",
  aSeed,
  aCount,
);
const [first, second] = process.argv.slice(2);
const seed = seedFrom(first);
const edits = Number(second ?? 20_000);
console.log(`${edits} changes, seed ${seed} (npm run fuzz:edits -- ${seed} repeats them)`);
const start = performance.now();
const { made, found } = await fuzzEdits(seed, edits);
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(found || `${made} changes, all made correctly and undone, in ${seconds} s.`);
if (found) process.exitCode = 1;
