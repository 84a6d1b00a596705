// What a link goes to, as a person would say it: reads it from the link's address, and writes that address.
import { isFields } from "../../content/model/json.ts";
import { siteFile } from "../../content/model/input.ts";
import { fillFacts } from "../../content/resolve/facts.ts";
import { readLinkAddress, wholeAddress } from "../../content/text/address.ts";
import { mapAddress } from "../../content/text/contact-link.ts";
import { linkedPageIn, readLinkedPage } from "../../content/model/linked-page.ts";
import { siteLanguage } from "../../content/resolve/site-language.ts";
import { phoneAddress } from "../../content/text/phone.ts";
import { isPostalCodeFirst } from "../../content/text/postal-order.ts";
import type { Files } from "../model/history.ts";
import { factsIn, type Facts } from "../model/read-facts.ts";
import { fileValue } from "../model/read-json.ts";
import type { Section } from "./pages/sections.ts";
import { t } from "../../words/t.ts";

export type LinkKind = "page" | "website" | "email" | "phone" | "file" | "map";

export interface Target {
  kind: LinkKind;
  /** What the author chooses or types: a page, with its section if any, a number, a file's name in content, a street. */
  name: string;
}

/** What links of a site can go to. */
export interface Linkable {
  pages: readonly { name: string; title: string; draft?: boolean }[];
  sections: (page: string) => readonly Pick<Section, "id" | "heading">[];
  facts: Facts;
  /** The site's own street address with its facts, if there is one. */
  place: string | undefined;
}

const pagePrefix = "page:";
/** Without what is looked for. */
const mapPrefix = mapAddress("");

/** @param href as written in the content; undefined for a new link */
export function targetOf(href: string | undefined, facts: Facts): Target {
  if (href === undefined) return { kind: "page", name: "" };
  const filled = (prefix: string) => fillFacts(href.slice(prefix.length), facts).text;
  const linked = linkedPageIn(href);
  if (linked !== undefined) return { kind: "page", name: linked };
  if (href.startsWith("media/")) return { kind: "file", name: href };
  if (href.startsWith("mailto:")) return { kind: "email", name: filled("mailto:") };
  if (href.startsWith("tel:")) return { kind: "phone", name: filled("tel:") };
  if (href.startsWith(mapPrefix)) return { kind: "map", name: readPlace(filled(mapPrefix)) };
  return { kind: "website", name: href };
}

type ReadTarget = { is: "link"; href: string; words: string } | { is: "unclear"; message: string };

/**
 * @param before the link's address until now: it stays as it is written if it still goes to the same
 * @returns the link with a default text for new links, or a message about what is missing
 */
export function readTarget(target: Target, linkable: Linkable, before?: string): ReadTarget {
  const { kind } = target;
  const name = target.name.trim();
  if (kind === "page") {
    const linked = readLinkedPage(name);
    const page = linkable.pages.find((each) => each.name === linked.page);
    if (!page) return { is: "unclear", message: missing.page };
    if (linked.section === undefined)
      return { is: "link", href: pagePrefix + name, words: page.title };
    const section = linkable.sections(page.name).find(({ id }) => id === linked.section);
    return section
      ? { is: "link", href: pagePrefix + name, words: section.heading || page.title }
      : { is: "unclear", message: t`That section is no longer on this page. Choose another one.` };
  }
  const old = targetOf(before, linkable.facts);
  // A wrong address of a website is corrected or reported instead.
  const isSame = kind !== "website" && old.kind === kind && old.name === name;
  const href = isSame ? before : writers[kind](name, linkable);
  const words = name.replace(/^media\//, "");
  return href === undefined || name === ""
    ? { is: "unclear", message: missing[kind] }
    : { is: "link", href, words };
}

const missing: Readonly<Record<LinkKind, string>> = {
  page: t`Choose a page to link to.`,
  website: t`Enter an address such as https://example.com.`,
  email: t`Enter an email address such as name@example.com.`,
  phone: t`Enter a phone number such as +1 202 555 0100.`,
  file: t`Choose a file to link to.`,
  map: t`Enter a street and a city.`,
};

/** Undefined if what was typed can't be a link. */
const writers: Readonly<
  Record<Exclude<LinkKind, "page">, (name: string, linkable: Linkable) => string | undefined>
> = {
  website: (name, { facts }) => completeAddress(name, facts),
  email: (name, { facts }) =>
    readLinkAddress(`mailto:${name}`) && `mailto:${factFor(name, facts) ?? name}`,
  phone: (name, { facts }) => {
    const fact = factFor(name, facts);
    const address = phoneAddress(name);
    return address !== undefined && fact !== undefined ? `tel:${fact}` : address;
  },
  file: (name) => (/^media\/\S/.test(name) ? name : undefined),
  map: (name, { facts, place }) => {
    const isOwn = place !== undefined && fillFacts(place, facts).text === name;
    return isOwn && !/[#&+%]/.test(name) ? withFacts(mapAddress(place)) : mapAddress(name);
  },
};

/** A fact that has this value: a link with the fact changes with it. */
function factFor(value: string, facts: Facts): string | undefined {
  const name = Object.keys(facts).find((each) => facts[each]?.trim() === value);
  return name && `{{facts.${name}}}`;
}

/** Encoded braces aren't read as facts. */
function withFacts(address: string): string {
  return address.replaceAll(/%7B%7B(facts\.\w+)%7D%7D/g, "{{$1}}");
}

function readPlace(query: string): string {
  return new URLSearchParams(`query=${query}`).get("query") ?? "";
}

/** The site's own street address, with facts as they are written, in the order of its country. */
export function streetAddress(files: Files): string | undefined {
  const site = fileValue(files, siteFile);
  const organization = isFields(site) ? site["organization"] : undefined;
  const address = isFields(organization) ? organization["address"] : undefined;
  if (!isFields(address)) return undefined;
  const { street, city, region, postalCode, country } = address;
  const code = fillFacts(typeof country === "string" ? country : "", factsIn(files)).text;
  const isFirst = isPostalCodeFirst(code, siteLanguage(site));
  const lines = isFirst
    ? [street, written([postalCode, city]).join(" "), region]
    : [street, city, region, postalCode];
  return written(lines).join(", ") || undefined;
}

const written = (parts: readonly unknown[]): string[] =>
  parts.filter((part) => typeof part === "string" && part !== "").map(String);

/** Adds what is missing, such as https://; addresses with facts stay as they are. */
function completeAddress(address: string, facts: Facts): string | undefined {
  const filled = fillFacts(address, facts).text;
  return readLinkAddress(filled) === undefined ? wholeAddress(address) : address;
}
