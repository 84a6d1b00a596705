// Lists the headers for each file. The configuration of every host and the preview are made from these rules.

export interface HeaderRule {
  /**
   * A path: `/index.html`. An asterisk at its end is the rest of a file's name, without a slash: `/assets/*`. Alone, `/*`
   * is every path.
   */
  path: `/${string}`;
  headers: Readonly<Record<string, string>>;
}

/** Keeps other sites from loading a file. Pictures don't have it, because they are shown where a link is shared. */
const unshared = { "Cross-Origin-Resource-Policy": "same-origin" };

/** The browser asks again on each visit, and the host responds with 304 if nothing has changed. */
const revalidated = { "Cache-Control": "no-cache", ...unshared };

/** Browsers cache these files forever, because their names change with their content. */
const immutable = (path: HeaderRule["path"]): HeaderRule => ({
  path,
  headers: {
    "Cache-Control": "public, max-age=31536000, immutable",
    ...(!path.startsWith("/media/") && unshared),
  },
});

/**
 * Browser features that no page of this site needs, so they are turned off. Browsers ignore features that they don't
 * know. https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md
 */
const refusedFeatures = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "local-fonts",
  "local-network-access",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** The policies in the `<meta>` of the built documents. */
export interface Policies {
  /** undefined only for a folder that this build didn't make. */
  site: string | undefined;
  /** undefined if the site has no editor. */
  editor: string | undefined;
}

/**
 * The policy of a picture, a video, a drawing or a PDF that is opened by itself. A drawing has its own styles, and
 * perhaps a font and pictures within it. It runs nothing and loads nothing from elsewhere.
 */
const mediaPolicy =
  "default-src 'none'; font-src data:; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'";

/**
 * Two policies for one document would both hold, so each path has one at most. An address that doesn't exist has none,
 * but 404.html has its own in a `<meta>`.
 */
const underPolicy = (policy: string | undefined, headers: HeaderRule["headers"] = {}) => ({
  // A <meta> can't set frame-ancestors.
  ...(policy && { "Content-Security-Policy": `${policy}; frame-ancestors 'none'` }),
  ...headers,
});

/** The editor's files that have the same name in every release. */
const editorFiles = ["", "index.html", "built.json", "live.json", "texts.json", "content.json"];

/** A site's documents, for rules that don't name each page: `page-*` are those of a site too large for one document. */
const anyDocument: readonly HeaderRule["path"][] = ["/", "/index.html", "/page-*", "/404.html"];

/** The paths of files whose names change with their content, for rules that don't name each file. */
const hashedFolders: readonly HeaderRule["path"][] = ["/assets/*", "/media/*"];
const editorFolders: readonly HeaderRule["path"][] = ["/edit/assets/*", "/edit/icons-*"];

/**
 * No two rules for the same path set the same header, because Netlify and Cloudflare would join the values. For nginx,
 * which reads paths from their end, the last one counts.
 * @param hashed the paths of files whose names change with their content
 * @param documents the addresses of the site's documents
 */
export function headerRules(
  { site, editor }: Policies,
  hashed: readonly HeaderRule["path"][] = [...hashedFolders, ...(editor ? editorFolders : [])],
  documents: readonly HeaderRule["path"][] = anyDocument,
): HeaderRule[] {
  const document = underPolicy(site, revalidated);
  return onePerPath([
    {
      path: "/*",
      headers: {
        // Pages that open this one, or that it opens, can't access it.
        "Cross-Origin-Opener-Policy": "same-origin",
        "X-Frame-Options": "DENY",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Permissions-Policy": refusedFeatures.map((feature) => `${feature}=()`).join(", "),
        // Without subdomains, which may belong to someone else.
        "Strict-Transport-Security": "max-age=31536000",
      },
    },
    ...documents.map((path) => ({ path, headers: document })),
    { path: "/media/*", headers: underPolicy(mediaPolicy) },
    { path: "/robots.txt", headers: revalidated },
    { path: "/sitemap.xml", headers: revalidated },
    { path: "/feed.xml", headers: revalidated },
    { path: "/manifest.json", headers: revalidated },
    { path: "/.well-known/security.txt", headers: revalidated },
    ...(editor ? editorRules(editor) : []),
    ...hashed.map(immutable),
  ]);
}

/** Joins the rules for the same path, and leaves out empty ones. */
function onePerPath(rules: readonly HeaderRule[]): HeaderRule[] {
  const headersOf = new Map<HeaderRule["path"], HeaderRule["headers"]>();
  for (const { path, headers } of rules)
    headersOf.set(path, { ...headersOf.get(path), ...headers });
  return [...headersOf]
    .map(([path, headers]) => ({ path, headers }))
    .filter(({ headers }) => Object.keys(headers).length > 0);
}

/** The policy is for the editor's page alone: a rule for its folder would be one for `/editorial/` at Netlify, too. */
function editorRules(policy: string): HeaderRule[] {
  return editorFiles.map((name) => ({
    path: `/edit/${name}`,
    headers: /^(index\.html)?$/.test(name) ? underPolicy(policy, revalidated) : revalidated,
  }));
}

/** The headers that the rules set for a path. */
export function headersAt(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) => matches(rule.path, path));
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}

function matches(rule: HeaderRule["path"], path: string): boolean {
  if (!rule.endsWith("*")) return rule === path;
  const start = rule.slice(0, -1);
  return rule === "/*" || (path.startsWith(start) && /^[^/]+$/.test(path.slice(start.length)));
}
