// Contact details are written as people read them; this is the one place that turns them into addresses to press.
import type { ContactPoint } from "../model/site.ts";

const addressOf = {
  phone: phoneAddress,
  email: (line) =>
    line.includes("@")
      ? `mailto:${encodeURIComponent(line.trim()).replaceAll("%40", "@")}`
      : undefined,
  website: (line) => `https://${line.trim().replace(/^https?:\/\//i, "")}`,
  address: () => undefined,
  text: () => undefined,
} satisfies Record<ContactPoint["kind"], (line: string) => string | undefined>;

/**
 * What one line of a contact point links to: `tel:`, `mailto:` or `https://`, or `undefined` for a line
 * that is only read.
 */
export function contactHref(kind: ContactPoint["kind"], line: string): string | undefined {
  return addressOf[kind](line);
}

/** Digits and a leading + (RFC 3966). An extension is left out: dialled with the number, it would be part of it. */
function phoneAddress(line: string): string | undefined {
  const number = line.replace(/\s*(?:x|ext\.?|extension)\s*\d+\s*$/i, "");
  const digits = number.replace(/\D/g, "");
  const isPlain = digits !== "" && !/[a-z]/i.test(number);
  return isPlain ? `tel:${/^\D*\+/.test(number) ? "+" : ""}${digits}` : undefined;
}
