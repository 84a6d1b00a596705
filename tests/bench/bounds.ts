// Compares measurements with their limits.

/** `value` must be at most `limit`. */
export type Bound = readonly [what: string, value: number, limit: number];

/** Prints each bound and whether it holds; true if all do. A value that couldn't be measured is beyond. */
export function holdTo(bounds: readonly Bound[]): boolean {
  const isWithin = ([, value, limit]: Bound) => value <= limit;
  console.log("");
  for (const bound of bounds) {
    const [what, value, limit] = bound;
    const digits = Number.isInteger(limit) && limit >= 10 ? 0 : 2;
    console.log(
      `${isWithin(bound) ? "within" : "BEYOND"}  ${what}: ${value.toFixed(digits)} (at most ${limit})`,
    );
  }
  return bounds.every(isWithin);
}

/** NaN of no values. One that couldn't be measured counts as the slowest: infinite, where most couldn't be. */
export function median(values: readonly number[]): number {
  const measured = values.map((value) => (Number.isNaN(value) ? Infinity : value));
  return measured.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
}
