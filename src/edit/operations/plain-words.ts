// Splits a text into lowercase ASCII words, for names.

/** "Größe & Farbe" gives "grosse" and "farbe"; facts are left out. */
export function plainWords(text: string): string[] {
  return text
    .replaceAll(/\{\{[^{}]*\}\}/g, " ")
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, "")
    .replaceAll("ß", "ss")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
}
