// Contact details are written as people read them; this is the one place that turns them into addresses to press.
import type { ContactPoint } from "../model/site.ts";
import { phoneAddress } from "./phone.ts";

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
