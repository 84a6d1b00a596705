// Writes a day as people do in a language.

/**
 * @param day such as `2025-05-27`
 * @param language such as `en-US`
 */
export function dateWords(day: string, language: string): string {
  return new Date(day).toLocaleDateString(language, { dateStyle: "long", timeZone: "UTC" });
}
