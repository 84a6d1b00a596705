// Texts of one mistake over and over, which no reader may search for an explanation for long.

/** For each repeated part, three texts: made of it, or containing it. */
export function floods(length: number): string[][] {
  const parts = ['"a', "] ", "{", "[\n", '  "a": {\n', "  , ", "a, ", "a-"];
  return parts.map((part) => {
    const many = part.repeat(length / part.length);
    return [`[${many}]`, `{ // ${many}\n "a": 1`, `{\n  "a": "x${many}x\n  "b": 1\n}`];
  });
}
