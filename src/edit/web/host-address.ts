// Addresses at the Git host for people, found from the address of its API.

/**
 * @param api `https://api.github.com`; `https://api.NAME.ghe.com` in GitHub's cloud for enterprises;
 *   `https://HOST/api/v3` on a GitHub Enterprise Server
 * @returns the host's own address, without a slash at its end
 */
export function hostAddress(api: string): string {
  const { protocol, host, pathname } = new URL(api);
  return `${protocol}//${pathname === "/" ? host.replace(/^api\./, "") : host}`;
}

/** The page where a person makes a fine-grained token. */
export function newTokenAddress(api: string): string {
  return `${hostAddress(api)}/settings/personal-access-tokens/new`;
}
