// Writes a day as people do in a language.

/**
 * In English for a language that the browser knows no words of: its own language may be another one than the page's.
 *
 * @param day such as `2025-05-27`
 * @param language such as `en-US`
 */
export function dateWords(day: string, language: string): string {
  return new Date(day).toLocaleDateString([language, "en"], { dateStyle: "long", timeZone: "UTC" });
}
