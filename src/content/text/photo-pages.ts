// Recognizes addresses of web pages that show a picture: what an address bar or a share button gives.
import { parseUrl } from "./address.ts";

/** Hosts with their pages; an unlisted address may be a picture. */
const pages: readonly (readonly [host: RegExp, path: RegExp])[] = [
  [/^unsplash\.com$/, /^\/(?:[a-z]{2}\/)?photos\/(?!.*\/download)/],
  [/^pexels\.com$/, /^\/(?:[a-z]{2}-[a-z]{2}\/)?photo\//],
  [/^pixabay\.com$/, /^\/(?:[a-z]{2}\/)?(?:photos|illustrations|vectors)\//],
  [/^flickr\.com$/, /^\/photos\//],
  [/^(?:istockphoto|shutterstock|gettyimages|freepik|canva)\.com$/, /^\/.*[a-z]/],
  [/^stock\.adobe\.com$/, /^\/.*[a-z]/],
  [/^commons\.wikimedia\.org$/, /^\/wiki\/File:/],
  [/^imgur\.com$/, /^\/(?!.*\.(?:jpe?g|png|gif|webp)$)./],
  [/^(?:[a-z]+\.)?google\.[a-z.]+$/, /^\/(?:imgres|search|url)\b/],
  [/^(?:images\.app\.goo\.gl|share\.google)$/, /^\/./],
  [/^bing\.com$/, /^\/images\//],
  [/^(?:duckduckgo\.com|ecosia\.org|(?:images\.)?search\.yahoo\.com|yandex\.[a-z.]+)$/, /^\/./],
  [/^drive\.google\.com$/, /^\/(?:file|drive|open)\b/],
  [/^(?:photos\.google\.com|photos\.app\.goo\.gl|icloud\.com|share\.icloud\.com)$/, /^\/./],
  [/^(?:1drv\.ms|onedrive\.live\.com|we\.tl)$/, /^\/./],
  [/^dropbox\.com$/, /^\/(?:s|sh|scl|t)\/(?!.*[?&](?:raw|dl)=1)/],
  [/^(?:instagram|facebook|pinterest)\.com$/, /^\/./],
  [/^github\.com$/, /^\/.*\/blob\/(?!.*[?&]raw=true)/],
];

/** Matches any of these hosts in one pass, because most pictures are at none of them. */
const anyHost = new RegExp(pages.map(([host]) => host.source).join("|"));

/** True if an address is surely that of a page, and not of a picture. */
export function isPhotoPage(address: string | URL): boolean {
  const url = typeof address === "string" ? parseUrl(address) : address;
  if (!url) return false;
  const { hostname, pathname, search } = url;
  const name = hostname.replace(/^www\./, "");
  if (!anyHost.test(name)) return false;
  return pages.some(([host, path]) => host.test(name) && path.test(pathname + search));
}
