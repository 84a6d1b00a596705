// The headers of each file. Every host's own configuration, and the preview, follow these rules.

export interface HeaderRule {
  /** One path, or all paths with that beginning: `/index.html`, `/assets/*`. */
  path: `/${string}`;
  headers: Readonly<Record<string, string>>;
}

/** No other site may embed it; pictures may be embedded, for example in link previews. */
const unshared = { "Cross-Origin-Resource-Policy": "same-origin" };

/** Requested again on each visit; the host answers 304 while nothing has changed. */
const revalidated = { "Cache-Control": "no-cache", ...unshared };

/** Cached forever: the name changes with the content. */
const immutable = (path: HeaderRule["path"]): HeaderRule => ({
  path,
  headers: {
    "Cache-Control": "public, max-age=31536000, immutable",
    ...(!path.startsWith("/media/") && unshared),
  },
});

/**
 * What a page of this site needs none of, so that nothing in it can ever ask for it. Browsers that don't know a
 * feature pass it over. https://github.com/w3c/webappsec-permissions-policy/blob/main/features.md
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
 * No two rules that hold for one path name the same header: Netlify and Cloudflare would join the values.
 * @param policy as the document's `<meta>` has it; left out only for a folder that this build didn't make
 * @param hashed the paths of files whose names change with what is in them
 */
export function headerRules(
  policy: string | undefined,
  hashed: readonly HeaderRule["path"][] = ["/assets/*", "/media/*"],
): HeaderRule[] {
  return [
    {
      path: "/*",
      headers: {
        // A <meta> can't say who may put the page in a frame.
        ...(policy && { "Content-Security-Policy": `${policy}; frame-ancestors 'none'` }),
        // Nor may a page that opens this one, or is opened by it, have a hand in it.
        "Cross-Origin-Opener-Policy": "same-origin",
        "X-Frame-Options": "DENY",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Permissions-Policy": refusedFeatures.map((feature) => `${feature}=()`).join(", "),
        // Not for subdomains: they may be someone else's.
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

/** What these rules say of one path. */
export function headersAt(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}
