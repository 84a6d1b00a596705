// Adds what hosts need to the finished documents: the policy in each document, files with header rules, and the files
// that search engines and browsers look for.
import type { Site } from "../content/model/site.ts";
import { feed, feedPath } from "../site/feed.tsx";
import { manifest, robots, securityText, sitemap } from "./discovery.ts";
import { headerRules } from "./headers.ts";
import { headersFile, nginxFile, vercelFile } from "./host-files.ts";
import { contentPolicy, withPolicy } from "./policy.ts";
import { redirectDocument, redirectsFile, redirectsOf } from "./redirects.ts";
import type { DrawnIcon } from "./shared.ts";

interface BuiltSite {
  site: Site;
  /** Path in the built site -> the complete document. */
  documents: ReadonlyMap<string, string>;
  icons: readonly DrawnIcon[];
  /** Paths of the files whose names change with their content. */
  hashed: readonly string[];
  /** The page for addresses that don't exist. */
  missing: string;
  /** The editor's policy, and the paths of its files whose names change with their content; undefined without one. */
  editor?: { policy: string; hashed: readonly string[] } | undefined;
  /** The date of the build. */
  today: Date;
}

/** Cloudflare reads at most 100 rules. https://developers.cloudflare.com/pages/configuration/headers/ */
const mostNamed = 80;

/** Returns the documents with their policy, and the other files for hosts. Path -> text. */
export function publishFiles({
  site,
  documents,
  icons,
  hashed,
  missing,
  editor,
  today,
}: BuiltSite): Map<string, string> {
  const policy = contentPolicy(site, [...documents.values()]);
  const policies = { site: policy, editor: editor?.policy };
  const rules = headerRules(policies);
  const unchanging = [...hashed, ...(editor?.hashed ?? [])];
  // Lists each file, because these hosts apply a path's rule to missing files, too, and browsers would cache the 404
  // forever. nginx can tell the two apart.
  const folders = [...documents.keys()]
    .filter((path) => path.endsWith("/index.html"))
    .map((path) => `/${path.replace(/index\.html$/, "")}` as const);
  const listed = unchanging.map((path) => `/${path}` as const);
  // Pages without a rule still have the policy in their <meta>. nginx needs none, because it reads paths from their end.
  const named =
    listed.length + folders.length <= mostNamed
      ? headerRules(policies, listed, folders)
      : headerRules(policies, undefined, folders.length <= mostNamed ? folders : []);
  const base = new URL(site.url).pathname.replace(/\/$/, "");
  const redirects = redirectsOf(site);
  const addresses = new Set([...documents.values()].flatMap((html) => canonicalIn(html) ?? []));
  const files = new Map([
    ...[...documents].map(([path, html]) => [path, withPolicy(html, policy)] as const),
    ...redirects.map(
      (each) =>
        [
          `${each.from.slice(1)}index.html`,
          withPolicy(redirectDocument(each, site), policy),
        ] as const,
    ),
    ["404.html", withPolicy(missing, policy)],
    ["_headers", headersFile(named, base)],
    [
      "vercel.json",
      vercelFile(
        named,
        base,
        [...folders.map(withoutSlash), ...(editor ? ["/edit"] : [])],
        redirects,
      ),
    ],
    ["nginx.conf", nginxFile(rules, base, redirects)],
    ["robots.txt", robots(site)],
    ["sitemap.xml", sitemap([...addresses])],
    ["manifest.json", manifest(site, icons)],
  ]);
  const news = feed(site);
  if (news !== undefined) files.set(feedPath, news);
  if (redirects.length > 0) files.set("_redirects", redirectsFile(redirects, base));
  if (site.securityEmail !== undefined)
    files.set(".well-known/security.txt", securityText(site.securityEmail, site, today));
  return files;
}

const withoutSlash = (path: string): string => path.replace(/\/$/, "");

/** A document's canonical address. If two documents have the same page, both name the same address. */
function canonicalIn(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
}
