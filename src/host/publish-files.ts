// Prepares the finished site for hosts: the policy in each document, header rules, and files for search engines and
// browsers.
import type { Site } from "../content/model/site.ts";
import { manifest, robots, securityText, sitemap } from "./discovery.ts";
import { headerRules } from "./headers.ts";
import { headersFile, nginxFile, vercelFile } from "./host-files.ts";
import { contentPolicy, withPolicy } from "./policy.ts";
import type { DrawnIcon } from "./shared.ts";

interface BuiltSite {
  site: Site;
  /** Path in the built site -> the complete document. */
  documents: ReadonlyMap<string, string>;
  icons: readonly DrawnIcon[];
  /** The paths of the files whose names change with their content. */
  hashed: readonly string[];
  /** The page for an address that doesn't exist. */
  missing: string;
  /** The time of the build. */
  today: Date;
}

/** Cloudflare reads at most 100 rules. https://developers.cloudflare.com/pages/configuration/headers/ */
const mostNamed = 80;

/** The documents with their policies, and the files next to them. Path -> text. */
export function publishFiles({
  site,
  documents,
  icons,
  hashed,
  missing,
  today,
}: BuiltSite): Map<string, string> {
  const policy = contentPolicy(site, [...documents.values()]);
  const rules = headerRules(policy);
  // By name, because these hosts say what a path's rule says of a missing file, too: kept for good, it would
  // be missing for good. nginx can tell the two apart.
  const named =
    hashed.length <= mostNamed
      ? headerRules(
          policy,
          hashed.map((path) => `/${path}` as const),
        )
      : rules;
  const base = new URL(site.url).pathname.replace(/\/$/, "");
  const addresses = new Set([...documents.values()].flatMap((html) => canonicalIn(html) ?? []));
  const files = new Map([
    ...[...documents].map(([path, html]) => [path, withPolicy(html, policy)] as const),
    ["404.html", withPolicy(missing, policy)],
    ["_headers", headersFile(named, base)],
    ["vercel.json", vercelFile(named, base)],
    ["nginx.conf", nginxFile(rules, base)],
    ["robots.txt", robots(site)],
    ["sitemap.xml", sitemap([...addresses])],
    ["manifest.json", manifest(site, icons)],
  ]);
  if (site.securityEmail !== undefined)
    files.set(".well-known/security.txt", securityText(site.securityEmail, site, today));
  return files;
}

/** Of two documents with the same page, the canonical one is listed. */
function canonicalIn(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
}
