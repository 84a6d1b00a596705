// From the finished site to what a host needs to know about it: the policy in each document, the rules for
// hosts, and what search engines and browsers look for.
import type { Site } from "../../content/site.ts";
import { manifest, robots, sitemap } from "./discovery.ts";
import { headerRules } from "./headers.ts";
import { headersFile, nginxFile, vercelFile } from "./hostFiles.ts";
import { contentPolicy, withPolicy } from "./policy.ts";
import type { DrawnIcon } from "./shared.ts";

interface BuiltSite {
  site: Site;
  /** Path in the built site -> the whole document. */
  documents: ReadonlyMap<string, string>;
  icons: readonly DrawnIcon[];
}

/** The documents again, each with its policy, and the files that go beside them. Path -> text. */
export function publishFiles({ site, documents, icons }: BuiltSite): Map<string, string> {
  const policy = contentPolicy(site, [...documents.values()]);
  const rules = headerRules(policy);
  const base = new URL(site.url).pathname.replace(/\/$/, "");
  const addresses = new Set([...documents.values()].flatMap((html) => canonicalIn(html) ?? []));
  return new Map([
    ...[...documents].map(([path, html]) => [path, withPolicy(html, policy)] as const),
    ["_headers", headersFile(rules, base)],
    ["vercel.json", vercelFile(rules, base)],
    ["nginx.conf", nginxFile(rules)],
    ["robots.txt", robots(site)],
    ["sitemap.xml", sitemap([...addresses])],
    ["manifest.json", manifest(site, icons)],
  ]);
}

/** Of two documents with the same page, the one that both call its address is listed. */
function canonicalIn(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
}
