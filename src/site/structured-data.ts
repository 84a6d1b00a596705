// Describes the company and its job openings in schema.org's vocabulary for search engines.
import { endDay } from "../content/text/event-days.ts";
import { isEarly } from "../blocks/dated.ts";
import { isFields, valueAt } from "../content/model/json.ts";
import type { RichText } from "../content/model/notations.ts";

import type { Block, BlockOf, Site } from "../content/model/site.ts";
import { inlineWords } from "../content/text/inline-words.ts";
import { phoneAddress } from "../content/text/phone.ts";
import { usesOf } from "./block-uses.ts";
import { businessData } from "./business-data.ts";

type Thing = { "@type": string | readonly string[] } & {
  [property: string]: string | Thing | readonly (string | Thing)[] | undefined;
};

type Item = BlockOf<"list">["items"][number];
type Opening = NonNullable<Item["opening"]>;

// https://schema.org/employmentType as Google reads it:
// https://developers.google.com/search/docs/appearance/structured-data/job-posting
const employmentTypes = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  temporary: "TEMPORARY",
  internship: "INTERN",
} satisfies Record<Opening["employment"], string>;

/**
 * Returns the organization, a posting for each job opening that has a description, and each event that has a day and a
 * place. What isn't shown yet is left out. Without an address there are no postings, because a posting must say where
 * the job is.
 * @param icon the address of a picture of at least 112 by 112 pixels, for a company without a logo
 * @param address the page's own, if the site has only one page or it is that of this document
 */
export function structuredData(
  site: Site,
  icon: string | undefined = site.favicon,
  address?: string,
): object {
  const organization = organizationOf(site, site.logo?.src ?? icon);
  const items = site.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => openingsOf(block, site)),
  );
  const postings = items.flatMap((item) => posting(item, organization, address) ?? []);
  const events = site.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => usesOf(block, site).events ?? []),
  );
  const dates = events.flatMap((item) => eventOf(item, organization, address) ?? []);
  return { "@context": "https://schema.org", "@graph": [organization, ...postings, ...dates] };
}

function openingsOf(block: Block, { openingLists }: Site): Item[] {
  return (openingLists[block.type] ?? []).flatMap(({ path, field }) => {
    const items: unknown = valueAt(block, path);
    return (Array.isArray(items) ? items : []).flatMap((item: unknown) =>
      // Cast: by its schema, an item with an opening has what makes a posting.
      isFields(item) && item[field] ? [{ ...item, opening: item[field] } as Item] : [],
    );
  });
}

function organizationOf(site: Site, logo: string | undefined): Thing {
  const { legalName, phone, email, address } = site.organization ?? {};
  return {
    ...businessData(site),
    name: site.name,
    legalName,
    url: new URL(site.url).href,
    logo: logo && new URL(logo, site.url).href,
    telephone: phone && (phoneAddress(phone)?.replace("tel:", "") ?? phone),
    email,
    sameAs: site.footer.social?.map(({ href }) => href),
    address: address && {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
  };
}

function posting(item: Item, { name, address }: Thing, url: string | undefined): Thing | undefined {
  const { heading, text, details = [], opening } = item;
  const description = [plainText(text ?? []), ...details].filter((part) => part !== "").join(" · ");
  if (!opening || isEarly(item) || description === "" || !address) return undefined;
  return {
    "@type": "JobPosting",
    title: heading,
    url,
    description,
    datePosted: opening.posted,
    validThrough: opening.closes,
    employmentType: employmentTypes[opening.employment],
    hiringOrganization: { "@type": "Organization", name },
    jobLocation: { "@type": "Place", address },
  };
}

/** Undefined if it lacks a day or a place, which search engines need. */
function eventOf(item: Item, { name }: Thing, url: string | undefined): Thing | undefined {
  const { heading, text, firstDay, time, place } = item;
  if (heading === undefined || !firstDay || place === undefined || isEarly(item)) return undefined;
  const [begins, ends] = time?.split("-") ?? [];
  const description = plainText(text ?? []);
  return {
    "@type": "Event",
    name: heading,
    url,
    description: description === "" ? undefined : description,
    startDate: moment(firstDay, begins),
    endDate: moment(endDay(item) ?? firstDay, ends),
    location: { "@type": "Place", name: place, address: place },
    organizer: { "@type": "Organization", name },
  };
}

const moment = (day: string, time: string | undefined): string =>
  time === undefined ? day : `${day}T${time}`;

function plainText(text: RichText): string {
  return text
    .map((block) =>
      block.type === "paragraph"
        ? inlineWords(block.children)
        : block.items.map(plainText).join(", "),
    )
    .join(" ");
}
