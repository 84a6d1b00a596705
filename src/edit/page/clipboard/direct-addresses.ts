// Replaces each detour in a pasted text by the address that it goes to.
import { detoursIn } from "../../../content/text/detours.ts";

export function withDirectAddresses(text: string): string {
  return detoursIn(text).reduceRight(
    (rest, { written, from, direct }) =>
      rest.slice(0, from) + direct + rest.slice(from + written.length),
    text,
  );
}
