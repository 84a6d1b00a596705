// The items at the start of a list that match, up to the first one that doesn't.

export function takeWhile<T>(all: readonly T[], matches: (one: T) => boolean): readonly T[] {
  const end = all.findIndex((one) => !matches(one));
  return end === -1 ? all : all.slice(0, end);
}
