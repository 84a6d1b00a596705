// `npm run fuzz:paste`: many pastes of mixed clipboards, with a new seed each time.
import { builtinEnvironments } from "vitest/runtime";
import { endWithArguments } from "../../../../../src/commands/read-arguments.ts";
import { aCount, aSeed, seedFrom } from "../../../../content/fuzz/seed.ts";

endWithArguments(
  "npm run fuzz:paste -- [seed] [pastes]\n\n  Pastes 2,000 times, with a new seed, if these are left out.",
  aSeed,
  aCount,
);
const [first, second] = process.argv.slice(2);
const seed = seedFrom(first);
const pastes = Number(second ?? 2000);
console.log(`${pastes} pastes, seed ${seed} (npm run fuzz:paste -- ${seed} repeats them)`);

// The editor's modules look for a browser when they are loaded.
await builtinEnvironments.jsdom.setup(globalThis, {});
const { fuzzPaste } = await import("./fuzz.ts");

const start = performance.now();
const found = fuzzPaste(seed, pastes);
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(found || `Nothing was lost, and nothing hidden was pasted, in ${seconds} s.`);
if (found) process.exitCode = 1;
