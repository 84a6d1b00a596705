// Two or three people edit, save, publish and propose in any order, over answers that lag and get lost. For more runs:
// npm run fuzz:people
import { expect, test } from "vitest";
import { gitHubWorld } from "./github-world.ts";
import { memoryWorld } from "./memory-world.ts";
import { tryAtRandom } from "./random-steps.ts";

test.each([
  ["a host in memory", memoryWorld, 40],
  ["GitHub", gitHubWorld, 4],
])("nobody's last words are lost over %s, and nothing else changes", async (_, make, runs) => {
  await expect(tryAtRandom(make, runs, 7)).resolves.toBeUndefined();
});
