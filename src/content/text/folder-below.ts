// Finds the folders that sites in other languages have on the host of this one.

/**
 * @param url the address of the site at the root
 * @param other the address of a site that may be in a folder of it
 * @returns that folder, such as `de/`; undefined if the other site is elsewhere
 */
export function folderBelow(url: string, other: string): string | undefined {
  const base = hrefOf(url);
  const href = hrefOf(other);
  const folder = href.startsWith(base) ? href.slice(base.length) : "";
  // Names that mean the same in an address, in a file's path and in every host's rules.
  return base.endsWith("/") && /^([A-Za-z0-9][\w-]*\/)+$/.test(folder) ? folder : undefined;
}

/** Empty for what isn't an address. */
function hrefOf(url: string): string {
  try {
    return new URL(url).href;
  } catch {
    return "";
  }
}

/** The names that these folders have at the root of the site, where no page can have one of the same name. */
export function foldersBelow(url: string, others: readonly string[]): Set<string> {
  const folders = others.map((other) => folderBelow(url, other)?.split("/")[0]);
  return new Set(folders.filter((name) => name !== undefined));
}
