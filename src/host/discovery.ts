// Makes the small files that search engines, browsers and security researchers look for.
import { contactHref } from "../content/text/contact-link.ts";
import { directionOf } from "../content/text/direction.ts";
import type { Site } from "../content/model/site.ts";
import type { DrawnIcon } from "./drawn-pictures.ts";

/** @param addresses the documents' absolute addresses, escaped as in HTML */
export function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${address}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

/** Crawlers read robots.txt only at the root of a host, so it names the sitemaps of all sites there. */
export function robots(sites: readonly Pick<Site, "url">[]): string {
  const maps = sites.map(({ url }) => `Sitemap: ${new URL("sitemap.xml", url).href}\n`);
  return `User-agent: *\nAllow: /\n\n${maps.join("")}`;
}

/**
 * Says where to report a vulnerability: https://www.rfc-editor.org/rfc/rfc9116
 * @param today the file is valid for ten to eleven months from then, because the standard requires an end within a year.
 * The end is the start of a month, so that all builds of one month are the same.
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
    ...(directionOf(site.language) === "rtl" && { dir: "rtl" }),
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
