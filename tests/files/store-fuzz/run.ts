// `npm run fuzz:store`: two programs and two editors write to one folder, and are killed, with a new seed each time.
import { endWithArguments } from "../../../src/commands/read-arguments.ts";
import { fuzzStore } from "./fuzz.ts";
import { aCount, aSeed } from "../../content/fuzz/seed.ts";

endWithArguments(
  "npm run fuzz:store -- [seed] [rounds]\n\n  Makes 1,000 rounds, with a new seed, if these are left out.",
  aSeed,
  aCount,
);
const [first, second] = process.argv.slice(2);
const seed = Number(first ?? Math.floor(Math.random() * 2 ** 31));
const rounds = Number(second ?? 1000);
console.log(`${rounds} rounds, seed ${seed} (npm run fuzz:store -- ${seed} does the same again)`);
const start = performance.now();
const { found, counts } = await fuzzStore(seed, rounds, (round) => {
  if (round % 100 === 0) console.log(`${round} rounds`);
});
const seconds = ((performance.now() - start) / 1000).toFixed(0);
for (const [what, times] of Object.entries(counts))
  console.log(`${String(times).padStart(6)} ${what}`);
console.log(found || `Nothing was lost and no file torn, in ${seconds} s.`);
if (found) process.exitCode = 1;
