// `npm run fuzz:people`: people edit one site at random over a Git host in memory and over the fake GitHub.
import { endWithArguments } from "../../../src/commands/read-arguments.ts";
import { gitHubWorld } from "./github-world.ts";
import { memoryWorld } from "./memory-world.ts";
import { tryAtRandom } from "./random-steps.ts";
import { aCount, aSeed } from "../../content/fuzz/seed.ts";

endWithArguments(
  "npm run fuzz:people -- [seed] [rounds]\n\n  Makes 1,000 rounds, with a new seed, if these are left out.",
  aSeed,
  aCount,
);
const [first, second] = process.argv.slice(2);
const seed = Number(first ?? Math.floor(Math.random() * 2 ** 31));
const rounds = Number(second ?? 1000);
console.log(`${rounds} rounds, seed ${seed} (npm run fuzz:people -- ${seed} does the same again)`);
const start = performance.now();
// GitHub's rounds take about ten times as long.
const atGitHub = Math.ceil(rounds / 10);
await tryAtRandom(memoryWorld, rounds, seed);
await tryAtRandom(gitHubWorld, atGitHub, seed);
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(
  `Nothing was lost in ${rounds} rounds, ${atGitHub} of them again at GitHub, in ${seconds} s.`,
);
