// An address that no visitor may be sent to, with all that helps to mend it.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { Place } from "../model/path.ts";
import type { SymbolTable } from "../model/symbols.ts";
import { wholeAddress } from "../text/address.ts";
import { factInAddress } from "./contact-kinds.ts";

/** Which addresses a place can have, in words. */
export const allowedAddresses = {
  inMarkdown:
    "[words](page:contact) for a page, [words](media/name.pdf) for a file, or https://…, mailto:… or tel:…",
  ofPicture: "https://… of a photo, or media/name.jpg for a file in content/media",
};

/** Which addresses a link can have, in words; for one that means a page of this site, how to lead there. */
export function allowedForLink(address: string, pages: ReadonlySet<string>): string {
  const page = address.trim().replace(/^(page:|https:\/\/|\.?\/)|(\.html|\.json|\/)$/g, "");
  const others = "https://…, mailto:… or tel:…";
  if (pages.has(page)) return `"page": "${page}" instead of "href", for a page of this site`;
  // It may be one that isn't written yet.
  return /^[a-z][a-z\d-]*$/.test(page)
    ? `"page": "${page}" instead of "href", for a page of this site, or ${others}`
    : others;
}

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
