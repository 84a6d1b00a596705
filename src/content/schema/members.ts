// What a union is made of. Asked of schemas that `npm run generate` has yet to make types of, so it knows none of them.

/**
 * What a value can be that has a type. The rest of the union is for programs for editing: with a type that there isn't,
 * a value is what this rest describes, so that they say only that, at the type.
 */
export function membersOf<Option extends { $ref?: string }>({
  oneOf = [],
}: {
  oneOf?: Option[];
}): Option[] {
  return oneOf.filter(({ $ref }) => $ref !== undefined);
}
