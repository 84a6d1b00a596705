// Writes the header rules in each host's format.
import type { HeaderRule } from "./headers.ts";
import type { Redirect } from "./redirects.ts";

/** The hosts' files at the root of the site, which no host sends to visitors. */
export const hostFiles = [
  "_headers",
  "_redirects",
  "vercel.json",
  "nginx.conf",
  "nginx-headers.conf",
  "nginx-locations.conf",
] as const;

/**
 * `_headers` for Netlify and Cloudflare, which read it only at the root of the host. A folder's files have a placeholder
 * for their name, because Netlify would apply `/media/*` to a page called `/mediation/`, too.
 * @param base the site's path on the host; empty for the root
 * https://docs.netlify.com/routing/headers/
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(rules: readonly HeaderRule[], base = ""): string {
  return rules
    .map(({ path, headers }) => {
      const values = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${base}${path.replace(/(.)\/\*$/, "$1/:file")}\n${values.join("")}`;
    })
    .join("\n");
}

/**
 * `vercel.json`, which is also read at the root. https://vercel.com/docs/project-configuration#headers
 * @param base as above
 * @param folders the paths of folders with a page. Vercel serves that page without the slash at the end, too, where
 * its relative addresses would be wrong. https://vercel.com/docs/project-configuration#trailingslash
 * @param hidden files that visitors don't get: Vercel can only redirect, to the home page
 */
export function vercelFile(
  rules: readonly HeaderRule[],
  base = "",
  folders: readonly string[] = [],
  moved: readonly Redirect[] = [],
  hidden: readonly string[] = [],
): string {
  const headers = rules.map((rule) => ({
    source: (base + rule.path)
      .replace(/[(){}:+?]|\*(?!$)/g, "\\$&")
      .replace(/\*$/, rule.path === "/*" ? "(.*)" : "([^/]+)"),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }));
  const redirects = [
    // Without the slash at the end, too.
    ...moved.map(({ from, to }) => ({
      source: `${base}${from.replace(/\/$/, "")}`,
      destination: base + to,
      permanent: true,
    })),
    ...moved.map(({ from, to }) => ({
      source: base + from,
      destination: base + to,
      permanent: true,
    })),
    ...folders.map((path) => ({
      source: base + path,
      destination: `${base}${path}/`,
      permanent: false,
    })),
    ...hidden.map((name) => ({
      source: `${base}/${name}`,
      destination: `${base}/`,
      permanent: false,
    })),
  ];
  const content = { headers, ...(redirects.length > 0 && { redirects }) };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The rules of a site in another language. */
interface RulesBelow {
  /** In the built site: `de/`. */
  folder: string;
  rules: readonly HeaderRule[];
}

type NginxArguments = [
  rules: readonly HeaderRule[],
  base?: string,
  moved?: readonly Redirect[],
  below?: readonly RulesBelow[],
];

/** Everything for nginx's `server` block. */
export function nginxFile(...site: NginxArguments): string {
  const parts = nginxParts(...site);
  return lines(
    "# Include this in the server block whose root is this folder, or a folder above it:",
    "#   include /path/to/site/nginx.conf;",
    "# If that block has one of these settings itself, include the two files below instead of this one.",
    ...nginxSettings,
    "",
    parts["nginx-locations.conf"],
    parts["nginx-headers.conf"],
  );
}

/**
 * The parts of that file, for blocks with settings of their own. nginx drops inherited headers in every block that adds
 * its own (https://nginx.org/en/docs/http/ngx_http_headers_module.html), so all headers are added in one place, with
 * variables for values that depend on the path.
 * @param base as above
 * @param below sites in folders of this one
 */
export function nginxParts(
  ...[rules, base = "", moved = [], below = []]: NginxArguments
): Record<"nginx-headers.conf" | "nginx-locations.conf", string> {
  // A site below comes later, because the rules of the root match its files, too, and the last rule that matches counts.
  const somewhere = [{ folder: "", rules }, ...below].flatMap((site) =>
    site.rules.flatMap(({ path, headers }) =>
      path === "/*" ? [] : [{ pattern: pattern(path, site.folder), headers }],
    ),
  );
  const names = [...new Set(somewhere.flatMap(({ headers }) => Object.keys(headers)))];
  const everywhere = rules.filter(({ path }) => path === "/*");
  const headers = [
    // Without "always", because a 404 must not be cached.
    ...names.map((name) => `add_header ${name} ${variable(name)};`),
    ...everywhere.flatMap((rule) =>
      Object.entries(rule.headers).map(
        ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
      ),
    ),
  ];
  const locations = [
    missingPage(base),
    ...below.map(({ folder }) => {
      const within = `${base}/${folder}`;
      return `location ${quoted(within)} { ${missingPage(within.slice(0, -1))} }`;
    }),
    `location ~ "/(${hostFiles.map(escaped).join("|")})$" { return 404; }`,
    ...moved.map(({ from, to }) => `rewrite "^${base}${from}?$" "${base}${to}" permanent;`),
    "",
    ...names.flatMap((name) => [
      `set ${variable(name)} "";`,
      ...somewhere.flatMap((rule) => {
        const value = rule.headers[name];
        return value === undefined
          ? []
          : [`if ($uri ~ "${rule.pattern}") { set ${variable(name)} ${quoted(value)}; }`];
      }),
    ]),
  ];
  return {
    "nginx-locations.conf": lines(
      "# nginx-locations.conf is for a server block. Include nginx-headers.conf there, too.",
      ...locations,
    ),
    "nginx-headers.conf": lines(
      "# nginx-headers.conf is for every location with an add_header of its own, too.",
      ...headers,
    ),
  };
}

const lines = (...all: string[]) => `${all.join("\n")}\n`;

/** nginx refuses a setting that is there twice in one block. */
const nginxSettings = [
  "charset utf-8;",
  // Behind a proxy, nginx knows neither the scheme nor the port that visitors use.
  "absolute_redirect off;",
  "gzip on;",
  "gzip_vary on;",
  "gzip_comp_level 9;",
  // Otherwise nginx compresses nothing for requests that come through a proxy.
  "gzip_proxied any;",
  "gzip_types application/javascript application/json application/xml image/svg+xml text/plain text/xml;",
];

/** A folder without a page is a missing page, too: nginx refuses to list it (403). */
const missingPage = (folder: string) => `error_page 403 404 =404 ${quoted(`${folder}/404.html`)};`;

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll("-", "_")}`;

/**
 * Not anchored at the start, so that it also matches in a subfolder.
 * @param folder of the site below that has the rule, such as `de/`; then it matches only in there, at any depth
 */
function pattern(path: string, folder: string): string {
  const within = folder && `/${folder.replace(/\/$/, "")}(/.+)?`;
  return `${within}${escaped(path.replace(/\*$/, ""))}${path.endsWith("*") ? "[^/]+" : ""}$`;
}

function escaped(text: string): string {
  return text.replace(/[.+?^$()[\]{}|\\]/g, "\\$&");
}

function quoted(value: string): string {
  // nginx has no way to write a dollar sign.
  if (/[$"\\\n]/.test(value)) throw new Error(`nginx has no way to write ${value}`);
  return `"${value}"`;
}
