// Goes through what is measured in turns, and counts in the terminal, because the bench takes many minutes.
import { progressLine } from "../../src/commands/progress-line.ts";

/**
 * @param what is measured, as the beginning of the line
 * @param all in turns, so that whatever else the machine does slows all of them alike
 * @param times how often each
 */
export function* counted<Item>(
  what: string,
  all: Iterable<Item>,
  times: number,
  terminal: Parameters<typeof progressLine>[0] = process.stderr,
): Generator<Item> {
  // An iterator can be gone through only once.
  const each = [...all];
  const turns = Array.from({ length: times }, () => each).flat();
  const line = progressLine(terminal, (done, total) => `${what}: ${done + 1} of ${total} …`);
  for (const [done, item] of turns.entries()) {
    line(done, turns.length);
    yield item;
  }
  line(turns.length, turns.length);
}
