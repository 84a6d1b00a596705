// Writes a file's size for people.

/** @param language the language of the text around it @returns such as `974 kB` or `4.2 MB`, which never breaks */
export function bytesInWords(bytes: number, language = "en"): string {
  const isLarge = bytes > 999_000;
  const written = new Intl.NumberFormat([language, "en"], {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.ceil(bytes / 1000));
  return written.replaceAll(" ", "\u00a0");
}
