// Measures the check and the built site, prints tables, and holds them to their bounds. Exits with 1 when one is
// missed or a half can't be measured. Run it with `npm run bench`, on a machine that does nothing else meanwhile.
import { endWithArguments } from "../../src/commands/read-arguments.ts";
import { holdTo, type Bound } from "./bounds.ts";
import { measureChecks } from "./check.bench.ts";
import { measureSpeed } from "./speed.bench.ts";

/** Each half, whatever the other one says. */
async function measureHalf(measure: () => Bound[] | Promise<Bound[]>): Promise<Bound[]> {
  try {
    return await measure();
  } catch (error) {
    console.error(error);
    return [["measured to the end", NaN, 0]];
  }
}

endWithArguments("npm run bench\n\n  Measures the check and the built site.");
// With BENCH_PART, only that part of the second half: see speed.bench.ts.
const halves =
  process.env["BENCH_PART"] === undefined ? [measureChecks, measureSpeed] : [measureSpeed];
const bounds: Bound[] = [];
for (const half of halves) bounds.push(...(await measureHalf(half)));
process.exitCode = holdTo(bounds) ? 0 : 1;
