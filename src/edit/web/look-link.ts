// The link to look at a version of the site before it is accepted; the git store writes it into proposals.

const start = "#look=";

/** @returns the branch to look at; undefined if the address names none */
export function branchToLookAt(): string | undefined {
  if (!location.hash.startsWith(start) || location.hash === start) return undefined;
  const written = location.hash.slice(start.length);
  try {
    return decodeURIComponent(written);
  } catch {
    // Someone typed a % into the address.
    return written;
  }
}
