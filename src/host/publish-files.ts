// Adds what hosts need to the finished documents: the policy in each document, files with header rules, and the files
// that search engines and browsers look for.
import type { Site } from "../content/model/site.ts";
import { feed, feedPath } from "../site/feed.tsx";
import { manifest, robots, securityText, sitemap } from "./discovery.ts";
import { headerRules, type HeaderRule } from "./headers.ts";
import { isInFolder, withSlash } from "./folder-address.ts";
import { headersFile, hostFiles, nginxFile, nginxParts, vercelFile } from "./host-files.ts";
import { shortHtml } from "../document/short-html.ts";
import { contentPolicy, withPolicy } from "./policy.ts";
import { hiddenFiles, redirectDocument, redirectsFile, redirectsOf } from "./redirects.ts";
import type { DrawnIcon } from "./drawn-pictures.ts";

export interface BuiltSite {
  site: Site;
  /** Path in the built site -> the complete document. */
  documents: ReadonlyMap<string, string>;
  /** The address of each in search results. */
  addresses: readonly string[];
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

/** Cloudflare reads at most this many rules. https://developers.cloudflare.com/pages/configuration/headers/ */
const mostRules = 100;

/**
 * Returns the documents with their policy, and the other files for hosts. Path -> text.
 * @param below sites in other languages, by their folder in the built site: `de/`
 */
export function publishFiles(
  root: BuiltSite,
  below: ReadonlyMap<string, BuiltSite> = new Map(),
): Map<string, string> {
  const own = publish(root, "");
  const others = [...below].map(([folder, built]) => publish(built, folder));
  const sites = [own, ...others];
  const redirects = sites.flatMap(({ moved }) => moved);
  const base = new URL(root.site.url).pathname.replace(/\/$/, "");
  // Hosts apply a path's rule to missing files, too, and browsers would cache the 404 forever. So each file is listed, if
  // there aren't too many. Pages without a rule still have the policy in their <meta>.
  const choices = [
    rulesFor(sites, (each) => headerRules(each.policies, each.unchanging, each.documents)),
    rulesFor(sites, (each) => headerRules(each.policies, undefined, each.documents)),
    rulesFor(sites, (each) => headerRules(each.policies, undefined, homeAndMissing)),
  ];
  const named = choices.find((rules) => rules.length <= mostRules) ?? choices.at(-1) ?? [];
  const folders = sites.flatMap((each) => [
    ...(each.folder ? [`/${each.folder}`] : []),
    ...each.pages.map((page) => `/${each.folder}${page.slice(1)}`),
    ...(each.policies.editor ? [`/${each.folder}edit/`] : []),
  ]);
  const files = new Map(sites.flatMap((each) => [...each.files]));
  files.set("_headers", headersFile(named, base));
  files.set(
    "vercel.json",
    vercelFile(named, base, folders.map(withoutSlash), redirects, hostFiles),
  );
  const nginxRules = ({ folder, policies }: Published) => ({
    folder,
    rules: headerRules(policies),
  });
  const forNginx = [nginxRules(own).rules, base, redirects, others.map(nginxRules)] as const;
  files.set("nginx.conf", nginxFile(...forNginx));
  for (const [name, part] of Object.entries(nginxParts(...forNginx))) files.set(name, part);
  files.set("robots.txt", robots(sites.map(({ site }) => site)));
  files.set("_redirects", redirectsFile(redirects, base) + hiddenFiles(hostFiles, base));
  return files;
}

/**
 * The addresses of a document on hosts that apply rules by address. Netlify and Cloudflare serve `page-about.html` and
 * `404.html` without their ending, too.
 */
function addressesOf(path: string): `/${string}`[] {
  if (path === "index.html") return ["/", "/index.html"];
  if (path.endsWith("/index.html")) return [`/${path.replace(/index\.html$/, "")}`];
  return [`/${path}`, `/${path.replace(/\.html$/, "")}`];
}

const homeAndMissing = ["index.html", "404.html"].flatMap(addressesOf);

type Published = ReturnType<typeof publish>;

/** One site's documents and other files by their path in the built site, and what hosts have to know about it. */
function publish({ documents, hashed, missing, editor, ...built }: BuiltSite, folder: string) {
  const { site, addresses, icons, today } = built;
  const redirects = redirectsOf(site);
  const whole = [
    ...documents,
    ...redirects.map(
      (each) => [`${each.from.slice(1)}index.html`, redirectDocument(each, site)] as const,
    ),
  ].map(([path, html]) => [path, isInFolder(folder + path) ? withSlash(html) : html] as const);
  const policy = contentPolicy(
    site,
    whole.map(([, html]) => html),
  );
  const files = new Map([
    ...whole.map(([path, html]) => [path, shortHtml(withPolicy(html, policy))] as const),
    ["404.html", shortHtml(withPolicy(missing, policy))],
    ["sitemap.xml", sitemap([...new Set(addresses)])],
    ["manifest.json", manifest(site, icons)],
  ]);
  const news = feed(site, today);
  if (news !== undefined) files.set(feedPath, news);
  if (site.securityEmail !== undefined)
    files.set(".well-known/security.txt", securityText(site.securityEmail, site, today));
  const pages = [...documents.keys()]
    .filter((path) => path.endsWith("/index.html"))
    .map((path) => `/${path.replace(/index\.html$/, "")}` as const);
  return {
    site,
    folder,
    files: new Map([...files].map(([path, text]) => [folder + path, text])),
    policies: { site: policy, editor: editor?.policy },
    pages,
    documents: [...documents.keys(), "404.html"].flatMap(addressesOf),
    unchanging: [...hashed, ...(editor?.hashed ?? [])].map((path) => `/${path}` as const),
    moved: redirects.map(({ from, to, page }) => ({
      from: `/${folder}${from.slice(1)}`,
      to: `/${folder}${to.slice(1)}`,
      page,
    })),
  };
}

/** The rules of all sites. Those for everything are only there once, because hosts would join the values. */
function rulesFor(
  sites: readonly Published[],
  rulesOf: (site: Published) => HeaderRule[],
): HeaderRule[] {
  return sites.flatMap((each) =>
    rulesOf(each)
      .filter(({ path }) => !each.folder || path !== "/*")
      .map((rule) => ({ ...rule, path: `/${each.folder}${rule.path.slice(1)}` as const })),
  );
}

const withoutSlash = (path: string): string => path.replace(/\/$/, "");
