// Makes the Atom feed of a site's news, so that readers of feeds learn of it: https://www.rfc-editor.org/rfc/rfc4287
import { renderToStaticMarkup } from "react-dom/server";
import { isEarly } from "../blocks/dated.ts";
import { PageAddresses } from "../components/PageLink.tsx";
import { RichText } from "../components/RichText.tsx";
import type { BlockOf, Page, Site } from "../content/model/site.ts";
import { escapeXml } from "../content/text/escape-xml.ts";
import { usesOf } from "./block-uses.ts";
import { pageLink } from "./links.ts";

/** Its path in the built site. */
export const feedPath = "feed.xml";

interface News {
  item: BlockOf<"list">["items"][number];
  date: string;
  page: Page;
  language: string | undefined;
}

/**
 * The news with a date, the latest first.
 * @param today the day of the build, which the feed was changed on at the latest: news can be about a day to come
 * @returns undefined without any, or if the pages have no addresses that its entries could link to
 */
export function feed(site: Site, today = new Date()): string | undefined {
  const news = newsOf(site);
  if (!site.addresses || news.length === 0) return undefined;
  const day = today.toISOString().slice(0, 10);
  const latest = news.find(({ date }) => date <= day)?.date ?? day;
  const own = new URL(feedPath, site.url).href;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(site.language)}">
<id>${text(own)}</id>
<title>${text(site.name)}</title>
<subtitle>${text(site.tagline)}</subtitle>
<updated>${noon(latest)}</updated>
<author><name>${text(site.name)}</name></author>
<link rel="self" type="application/atom+xml" href="${text(own)}"/>
<link rel="alternate" type="text/html" href="${text(new URL(site.url).href)}"/>
${news.map((each) => entry(each, idOf(each, own), site)).join("")}</feed>
`;
}

/** Without what isn't shown yet. */
function newsOf(site: Site): News[] {
  const all = site.pages.flatMap((page) =>
    page.blocks.flatMap((block) =>
      (usesOf(block, site).news ?? []).flatMap((item): News[] => {
        const language = block.language ?? page.language;
        const { date } = item;
        return date === undefined || isEarly(item) ? [] : [{ item, date, page, language }];
      }),
    ),
  );
  // The same news can be on the home page, too.
  const different = new Map(all.toReversed().map((news) => [JSON.stringify(news.item), news]));
  // Sorting keeps the order of those with the same date.
  return [...different.values()]
    .toReversed()
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

/**
 * Readers remember by its id what has been read, so it must not depend on the other items, which come and go: the date
 * and the heading, in the letters of any language, or whatever else it is (https://www.rfc-editor.org/rfc/rfc4287#section-4.2.6).
 */
function idOf({ item, date }: News, own: string): string {
  const title = titleOf(item).normalize("NFC").toLowerCase();
  const words = title.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [encodeURIComponent(title)];
  return [`${own}#${date}`, ...words].join("-");
}

const titleOf = ({ heading, picture }: News["item"]): string => heading ?? picture?.alt ?? "";

function entry({ item, date, page, language }: News, id: string, site: Site): string {
  const content = item.text && (
    <PageAddresses value={(name, section) => pageLink(site, name, section)}>
      <RichText text={item.text} />
    </PageAddresses>
  );
  return `<entry${language === undefined ? "" : ` xml:lang="${escapeXml(language)}"`}>
<id>${text(id)}</id>
<title>${text(titleOf(item))}</title>
<published>${noon(date)}</published>
<updated>${noon(date)}</updated>
<link rel="alternate" type="text/html" href="${text(pageLink(site, page.name))}"/>
${content ? `<content type="html">${text(absolute(renderToStaticMarkup(content), site))}</content>\n` : ""}</entry>
`;
}

/**
 * With the full addresses of linked files, because many readers don't know what they are relative to.
 * @param html as React wrote it: in copy a quotation mark is `&quot;`, so that only attributes are found
 */
function absolute(html: string, { url }: Pick<Site, "url">): string {
  return html.replaceAll(' href="./', () => ` href="${escapeXml(new URL("./", url).href)}`);
}

/** A feed needs a time. At noon, it is the same day nearly everywhere. */
const noon = (date: string): string => `${date}T12:00:00Z`;

/** XML has no way to write control characters and halves of characters. */
function text(value: string): string {
  return escapeXml(value.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ""));
}
