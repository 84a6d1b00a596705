// Judges many mutants of the shipped content; `npm run fuzz` does so with a seed of its own each time.
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { judge } from "./judge.ts";
import { mutants, type Mutant } from "./mutants.ts";
import { compileWith } from "./shipped.ts";

/** Throws with the smallest mutant found that is judged wrongly. */
export function fuzz(seed: number, numRuns: number): void {
  fc.assert(
    fc.property(mutants, (mutant) => {
      const found = verdict(mutant);
      if (found.length > 0) throw new Error(`${describe(mutant)}\n${found.join("\n")}`);
    }),
    { seed, numRuns },
  );
}

export function verdict(mutant: Mutant): string[] {
  try {
    return judge(mutant, compileWith(mutant.file, mutant.text));
  } catch (error) {
    return [`the checker threw ${String(error)}`];
  }
}

export function describe({ kind, file, path, offset, text }: Mutant): string {
  const place = path
    ? `/${path.join("/")}`
    : `at ${offset ?? 0}: …${text.slice(Math.max(0, (offset ?? 0) - 40), (offset ?? 0) + 40)}…`;
  return `${kind} of ${file} ${place}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const seed = Number(process.argv[2] ?? Math.floor(Math.random() * 2 ** 31));
  const runs = Number(process.argv[3] ?? 50_000);
  console.log(`${runs} mutants, seed ${seed} (npm run fuzz -- ${seed} repeats them)`);
  const start = performance.now();
  try {
    fuzz(seed, runs);
    console.log(`All judged rightly in ${((performance.now() - start) / 1000).toFixed(0)} s.`);
  } catch (error) {
    // What fast-check says of it holds the whole file; its cause is the verdict alone.
    console.error(
      error instanceof Error && error.cause instanceof Error ? error.cause.message : error,
    );
    process.exitCode = 1;
  }
}
