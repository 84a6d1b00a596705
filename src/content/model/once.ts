// Makes a value when it is first asked for, so that programs which never need it don't wait for it.

/**
 * @param make is called once at most
 * @returns a function that always gives the same value
 */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * @param find is called once for each object, which mustn't change
 * @returns the same function, which knows what it has found for an object as long as that is used
 */
export function onceEach<Of extends object, Found>(find: (of: Of) => Found): (of: Of) => Found {
  return knowing(new WeakMap<Of, { found: Found }>(), find);
}

/** The same for a few texts: what is found for them is known as long as the program runs. */
export function onceForText<Found>(find: (text: string) => Found): (text: string) => Found {
  return knowing(new Map<string, { found: Found }>(), find);
}

/**
 * @param find is called again only for other arguments than the last time
 * @returns the same function
 */
export function onceWhileSame<Given extends readonly unknown[], Found>(
  find: (...given: Given) => Found,
): (...given: Given) => Found {
  let last: { given: Given; found: Found } | undefined;
  return (...given) => {
    const isSame =
      last?.given.length === given.length && given.every((each, at) => each === last?.given[at]);
    if (!last || !isSame) last = { given, found: find(...given) };
    return last.found;
  };
}

function knowing<Of, Found>(
  known: {
    get: (of: Of) => { found: Found } | undefined;
    set: (of: Of, found: { found: Found }) => unknown;
  },
  find: (of: Of) => Found,
): (of: Of) => Found {
  return (of) => {
    const last = known.get(of);
    if (last) return last.found;
    const found = find(of);
    known.set(of, { found });
    return found;
  };
}
