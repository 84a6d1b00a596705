// Turns contact details, written for people, into addresses for links; nothing else does.
import type { ContactPoint } from "../model/site.ts";
import { withoutUnseen } from "./invisible.ts";
import { withoutIsolates } from "./isolates.ts";
import { phoneAddress } from "./phone.ts";

/** For the kinds where each line is an address by itself. */
const addressOf: Partial<Record<ContactPoint["kind"], (line: string) => string | undefined>> = {
  phone: phoneAddress,
  email: (line) =>
    line.includes("@")
      ? `mailto:${encodeURIComponent(line.trim()).replaceAll("%40", "@")}`
      : undefined,
  website: (line) => `https://${line.trim().replace(/^https?:\/\//i, "")}`,
};

/**
 * The link of one line of a contact: `tel:`, `mailto:` or `https://`, or `undefined` for a line without a link of its
 * own.
 */
export function contactHref(kind: ContactPoint["kind"], line: string): string | undefined {
  return addressOf[kind]?.(withoutUnseen(line));
}

/**
 * A street address on a map website, which a phone opens in its own map.
 * https://developers.google.com/maps/documentation/urls/get-started#search-action
 */
export function mapAddress(...lines: readonly string[]): string {
  const query = new URLSearchParams({ api: "1", query: withoutIsolates(lines.join(", ")) });
  return `https://www.google.com/maps/search/?${query.toString()}`;
}
