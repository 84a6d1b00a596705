// The words of a text in letters and digits that any name can be made of.

/** "Größe & Farbe" has "grosse" and "farbe"; the names of facts are no words. */
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
