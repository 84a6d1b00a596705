// Reports an address that visitors must not be sent to, with everything that helps to fix it.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { SourceLocation } from "../model/path.ts";
import type { SymbolTable } from "../model/symbols.ts";
import { isMeantAsAddress, rightlyBegun, wholeAddress } from "../text/address.ts";
import { suggest, suggestFromWords } from "../text/nearest.ts";
import { holdsSeveralPhones } from "../text/phone.ts";
import { factInAddress } from "./contact-kinds.ts";

/** The addresses that are allowed, in words. */
export const allowedAddresses = {
  inMarkdown:
    "[words](page:contact) for a page, [words](media/name.pdf) for a file, or https://…, mailto:… or tel:…",
  ofPicture: "https://… of a photo, or media/name.jpg for a file in the media folder",
};

/** The name of a page, without the rest of an address or file name around it. */
function pageIn(address: string): string {
  return address.trim().replace(/^(page:|https:\/\/|\.?\/)|(\.html|\.json|\/)$/g, "");
}

/** The page that was meant by an unknown name, or by its label in a menu. */
export function meantPage(name: string, pages: ReadonlySet<string>): string | undefined {
  const near = suggest(pageIn(name), pages);
  return near ?? (isMeantAsAddress(name) ? undefined : suggestFromWords(name, pages));
}

/** The addresses that are allowed for a link, in words; if the link means a page of this site, how to link to it. */
export function allowedForLink(address: string, pages: ReadonlySet<string>): string {
  const page = pageIn(address);
  const others = "https://…, mailto:… or tel:…";
  if (pages.has(page)) return `"page": "${page}" instead of "href", for a page of this site`;
  // The page may not exist yet.
  return /^[a-z][a-z\d-]*$/.test(page)
    ? `"page": "${page}" instead of "href", for a page of this site, or ${others}`
    : others;
}

/**
 * @param allowed the addresses that are allowed, in words
 * @param written the address before its facts were filled in
 */
export function unsafeAddress(
  address: string,
  allowed: string,
  location: SourceLocation,
  { facts = {} }: Pick<SymbolTable, "facts">,
  written = address,
): Problem {
  const whole = wholeOf(address, written);
  const isSpaced = whole !== undefined && withoutSpaces(whole) === withoutSpaces(written);
  const isSeveral = /^tel:/i.test(address) && holdsSeveralPhones(address.slice("tel:".length));
  const values = { address, allowed, whole, isSpaced, isSeveral };
  return problem("unsafe-address", location, { ...values, ...factInAddress(written, facts) });
}

/** The complete address, with facts left as they are. */
function wholeOf(address: string, written: string): string | undefined {
  const whole = wholeAddress(address);
  if (written === address || whole === undefined) return whole;
  const beginning = /^(?:mailto:|tel:|https:\/\/)/i.exec(whole)?.[0] ?? "";
  const plain = rightlyBegun(written);
  return plain.startsWith(beginning) ? plain : beginning + plain;
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, "");
}
