// Lists the members of a union. `npm run generate` uses this file before it has made types, so it knows none of them.

/**
 * The typed members of a union. The rest of the union is for code editors: it describes a value with an unknown type,
 * so that they report only the type.
 */
export function membersOf<Option extends { $ref?: string }>({
  oneOf = [],
}: {
  oneOf?: Option[];
}): Option[] {
  return oneOf.filter(({ $ref }) => $ref !== undefined);
}
