// Chooses a name that isn't taken yet, with a number if necessary.

/** @param separator goes between the name and its number */
export function firstFree(
  name: string,
  isFree: (name: string) => boolean,
  separator?: string,
): string {
  for (let number = 1; ; number++) {
    const next = numbered(name, number, separator);
    if (isFree(next)) return next;
  }
}

/** The first one has no number: `name`, `name2`, `name3`. */
export function numbered(name: string, number: number, separator = ""): string {
  return number === 1 ? name : `${name}${separator}${number}`;
}
