// Writes the header rules in each host's format.
import type { HeaderRule } from "./headers.ts";
import type { Redirect } from "./redirects.ts";

/**
 * `_headers` for Netlify and Cloudflare, which read it only at the root of the host.
 * @param base the site's path on the host; empty for the root
 * https://docs.netlify.com/routing/headers/
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(rules: readonly HeaderRule[], base = ""): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${base}${path}\n${lines.join("")}`;
    })
    .join("\n");
}

/**
 * `vercel.json`, which is also read at the root. https://vercel.com/docs/project-configuration#headers
 * @param base as above
 * @param folders the paths of folders with a page. Vercel serves that page without the slash at the end, too, where
 * its relative addresses would be wrong. https://vercel.com/docs/project-configuration#trailingslash
 */
export function vercelFile(
  rules: readonly HeaderRule[],
  base = "",
  folders: readonly string[] = [],
  moved: readonly Redirect[] = [],
): string {
  const headers = rules.map((rule) => ({
    source: (base + rule.path).replace(/[(){}:+?]|\*(?!$)/g, "\\$&").replace(/\*$/, "(.*)"),
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

/**
 * A snippet for nginx's `server` block. nginx drops inherited headers in every block that adds its own
 * (https://nginx.org/en/docs/http/ngx_http_headers_module.html), so all headers are added in one place, with variables
 * for values that depend on the path.
 * @param base as above
 * @param below sites in folders of this one
 */
export function nginxFile(
  rules: readonly HeaderRule[],
  base = "",
  moved: readonly Redirect[] = [],
  below: readonly RulesBelow[] = [],
): string {
  const everywhere = rules.filter(({ path }) => path === "/*");
  // A site below comes later, because the rules of the root match its files, too, and the last rule that matches counts.
  const somewhere = [{ folder: "", rules }, ...below].flatMap((site) =>
    site.rules.flatMap(({ path, headers }) =>
      path === "/*" ? [] : [{ pattern: pattern(path, site.folder), headers }],
    ),
  );
  const names = new Set(somewhere.flatMap(({ headers }) => Object.keys(headers)));
  return [
    "# Include this in the server block whose root is this folder, or a folder above it:",
    "#   include /path/to/site/nginx.conf;",
    "# A location that has an add_header of its own has to include it again.",
    "",
    `error_page 404 ${quoted(`${base}/404.html`)};`,
    ...below.map(({ folder }) => {
      const within = `${base}/${folder}`;
      return `location ${quoted(within)} { error_page 404 ${quoted(`${within}404.html`)}; }`;
    }),
    "charset utf-8;",
    "",
    ...moved.map(({ from, to }) => `rewrite "^${base}${from}?$" "${base}${to}" permanent;`),
    "gzip on;",
    "gzip_vary on;",
    "gzip_comp_level 9;",
    "gzip_types application/javascript application/json application/xml image/svg+xml text/plain text/xml;",
    "",
    ...[...names].flatMap((name) => [
      `set ${variable(name)} "";`,
      ...somewhere.flatMap(({ pattern: found, headers }) => {
        const value = headers[name];
        return value === undefined
          ? []
          : [`if ($uri ~ "${found}") { set ${variable(name)} ${quoted(value)}; }`];
      }),
      // Without "always", because a 404 must not be cached.
      `add_header ${name} ${variable(name)};`,
    ]),
    "",
    ...everywhere.flatMap(({ headers }) =>
      Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ),
    "",
    'location ~ "/(_headers|vercel\\.json|nginx\\.conf)$" { return 404; }',
    "",
  ].join("\n");
}

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll("-", "_")}`;

/**
 * Not anchored at the start, so that it also matches in a subfolder. Of the folders within folders, the build makes only
 * those called assets.
 * @param folder of the site below that has the rule, such as `de/`; then it matches only in there, at any depth
 */
function pattern(path: string, folder: string): string {
  const escaped = path.replace(/\*$/, "").replace(/[.+?^$()[\]{}|\\]/g, "\\$&");
  const within = folder && `/${folder.replace(/\/$/, "")}(/.+)?`;
  return within + (path.endsWith("*") ? `${escaped}(assets/)?[^/]+$` : `${escaped}$`);
}

function quoted(value: string): string {
  // nginx has no way to write a dollar sign.
  if (/[$"\\\n]/.test(value)) throw new Error(`nginx has no way to write ${value}`);
  return `"${value}"`;
}
