// The small files for search engines, browsers and security researchers.
import { contactHref } from "../content/text/contact-link.ts";
import type { Site } from "../content/model/site.ts";
import type { DrawnIcon } from "./shared.ts";

/** @param addresses of the documents, absolute, escaped for HTML */
export function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${address}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

/** Crawlers read it only at the root of a host. */
export function robots(site: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL("sitemap.xml", site.url).href}\n`;
}

/**
 * Where somebody writes who has found a weakness: https://www.rfc-editor.org/rfc/rfc9116
 * @param today it holds for ten to eleven months from then, since the standard wants an end within a year; whole
 * months, so that builds of one month are the same
 */
export function securityText(
  email: string,
  { language }: Pick<Site, "language">,
  today: Date,
): string {
  const end = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 11));
  return [
    `Contact: ${contactHref("email", email)}`,
    `Expires: ${end.toISOString()}`,
    `Preferred-Languages: ${language}`,
    "",
  ].join("\n");
}

export function manifest(site: Site, icons: readonly DrawnIcon[]): string {
  const content = {
    name: site.name,
    description: site.tagline,
    lang: site.language,
    start_url: "./",
    display: "browser",
    theme_color: site.palette.paper,
    background_color: site.palette.paper,
    icons: icons.map(({ address, size }) => ({
      src: address,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  };
  return `${JSON.stringify(content)}\n`;
}
