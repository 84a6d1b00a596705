// Makes a value when it is first asked for, so that programs which never need it don't wait for it.

/**
 * @param make is called once at most
 * @returns a function that always gives the same value
 */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
