// Makes the mark of a company without a logo.

/**
 * The first letters of the first two words that begin with a letter or digit, in capitals where the script has them:
 * "Saltmarsh Dental" is SD, "Ledgerwren" is L. Empty for a name without any.
 */
export function initials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const letters = words.slice(0, 2).map((word) => /^.\p{M}*/u.exec(word)?.[0] ?? "");
  return letters.join("").toUpperCase();
}
