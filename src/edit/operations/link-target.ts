// What a link leads to, as it is chosen, and as it is written.
import type { Page } from "../../content/model/site.ts";
import { fillFacts } from "../../content/resolve/facts.ts";
import { readLinkAddress, wholeAddress } from "../../content/text/address.ts";
import type { Facts } from "../model/facts.ts";

export interface Target {
  kind: "page" | "address";
  /** The page's name, or the address as it is typed. */
  name: string;
}

const pagePrefix = "page:";

export function targetOf(href = pagePrefix): Target {
  return href.startsWith(pagePrefix)
    ? { kind: "page", name: href.slice(pagePrefix.length) }
    : { kind: "address", name: href };
}

/** The link that is meant, with words for where it has none yet, or what is missing. */
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

/** Files in media and addresses with facts stay as they are; what is left out of others is put in. */
function completeAddress(address: string, facts: Facts): string | undefined {
  if (/^media\/\S/.test(address)) return address;
  const filled = fillFacts(address, facts).text;
  return readLinkAddress(filled) === undefined ? wholeAddress(address) : address;
}
