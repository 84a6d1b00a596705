// An address that no visitor may be sent to, with all that helps to mend it.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { Place } from "../model/path.ts";
import type { SymbolTable } from "../model/symbols.ts";
import { wholeAddress } from "../text/address.ts";
import { factInAddress } from "./contact-kinds.ts";

/**
 * @param allowed which addresses its place can have, in words
 * @param written the address before its facts were filled in
 */
export function unsafeAddress(
  address: string,
  allowed: string,
  place: Place,
  { facts = {} }: Pick<SymbolTable, "facts">,
  written = address,
): Problem {
  const values = { address, allowed, whole: wholeAddress(address) };
  return problem("unsafe-address", place, { ...values, ...factInAddress(written, facts) });
}
