// Lists the headers for each file. The configuration of every host and the preview are made from these rules.

export interface HeaderRule {
  /** A path, or a prefix with an asterisk: `/index.html`, `/assets/*`. */
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

/**
 * No two rules for the same path set the same header, because Netlify and Cloudflare would join the values.
 * @param policy the policy in the document's `<meta>`; undefined only for a folder that this build didn't make
 * @param hashed the paths of files whose names change with their content
 */
export function headerRules(
  policy: string | undefined,
  hashed: readonly HeaderRule["path"][] = ["/assets/*", "/media/*"],
): HeaderRule[] {
  return [
    {
      path: "/*",
      headers: {
        // A <meta> can't set frame-ancestors.
        ...(policy && { "Content-Security-Policy": `${policy}; frame-ancestors 'none'` }),
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
    { path: "/", headers: revalidated },
    { path: "/index.html", headers: revalidated },
    // The pages of a site too large for one document.
    { path: "/page-*", headers: revalidated },
    { path: "/robots.txt", headers: revalidated },
    { path: "/sitemap.xml", headers: revalidated },
    { path: "/manifest.json", headers: revalidated },
    { path: "/.well-known/security.txt", headers: revalidated },
    ...hashed.map(immutable),
  ];
}

/** The headers that the rules set for a path. */
export function headersAt(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}
