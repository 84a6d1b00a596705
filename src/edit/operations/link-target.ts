// Reads and completes the target of a link: a page or an address.
import type { Page } from "../../content/model/site.ts";
import { fillFacts } from "../../content/resolve/facts.ts";
import { readLinkAddress, wholeAddress } from "../../content/text/address.ts";
import type { Facts } from "../model/read-facts.ts";

export interface Target {
  kind: "page" | "address";
  /** The page's name, or the address as typed. */
  name: string;
}

const pagePrefix = "page:";

export function targetOf(href = pagePrefix): Target {
  return href.startsWith(pagePrefix)
    ? { kind: "page", name: href.slice(pagePrefix.length) }
    : { kind: "address", name: href };
}

/** The link with a default text for new links, or a message about what is missing. */
export function readTarget(
  { kind, name }: Target,
  pages: readonly Pick<Page, "name" | "title">[],
  facts: Facts,
): { is: "link"; href: string; words: string } | { is: "unclear"; message: string } {
  if (kind === "page") {
    const page = pages.find((each) => each.name === name);
    return page
      ? { is: "link", href: pagePrefix + page.name, words: page.title }
      : { is: "unclear", message: "Choose a page to link to." };
  }
  const words = name.trim();
  const href = completeAddress(words, facts);
  return href === undefined
    ? {
        is: "unclear",
        message:
          "Enter an address such as https://example.com, an email address, or a phone number.",
      }
    : { is: "link", href, words };
}

/** Adds what is missing, such as https://; media files and addresses with facts stay as they are. */
function completeAddress(address: string, facts: Facts): string | undefined {
  if (/^media\/\S/.test(address)) return address;
  const filled = fillFacts(address, facts).text;
  return readLinkAddress(filled) === undefined ? wholeAddress(address) : address;
}
