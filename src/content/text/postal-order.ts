// Where a postal code is in an address: in front of the city in most of Europe, after it elsewhere.
// https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions

const inFront: ReadonlySet<string> = new Set(
  "AD AT BA BE BG CH CY CZ DE DK EE ES FI FO FR GL GR HR HU IS IT LI LU MC ME MK NL NO PL PT RO RS SE SI SJ SK SM TR VA XK".split(
    " ",
  ),
);

/**
 * @param country its code, such as `DE`; empty if the address has none
 * @param language of the site, whose usual country counts then
 */
export function isPostalCodeFirst(country: string, language: string): boolean {
  return inFront.has(country.trim().toUpperCase() || regionOf(language));
}

function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? "";
  } catch {
    return "";
  }
}
