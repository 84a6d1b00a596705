// Leaves out of an international number what is only dialed within a country: 0 in most, 06 in Hungary, 8 in Russia.
// The countries are those of libphonenumber-js 1.13; a test compares them, because the library is too large to load.

/** Before a country code: +, or what is dialed for it in Europe and Asia, Australia and North America. */
const abroad = /^\D*(?:\+|00(?:11)?|011(?=(?:\D*\d){11}))/;

/** All other country codes have three digits. https://www.itu.int/rec/T-REC-E.164 */
const countryCode =
  /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d{3})/;

/** Countries such as Italy, where the 0 is part of the number. */
const keepsZero = /^(?:39|22[5679]|24[27]|378|992)$/;
/** Countries such as Norway, where only the numbers of a few services begin with 0. */
const mayKeepZero = /^(?:47|241|250|26[78]|501|507|67[69]|687|853|974)$/;

/** What is dialed instead of 0, or before a number with a 0, if too many digits follow for it to be part of the number. */
const otherPrefixes =
  /(?<=^1)1(?=\d{10}$)|(?<=^7)8(?=\d{10}$)|(?<=^36)06|(?<=^241)0(?=\d{8}$)|(?<=^250)0(?=\d{9}$)|(?<=^370)8(?=\d{8}$)|(?<=^375)80?(?=\d{9}$)|(?<=^692)1(?=\d{7}$)|(?<=^993)8(?=\d{8}$)/;

/** The digits to dial from anywhere, without the +; undefined if there is no country code. */
export function internationalDigits(number: string): string | undefined {
  const prefix = abroad.exec(number)?.[0];
  if (prefix === undefined) return undefined;
  const written = number.slice(prefix.length);
  const digits = digitsOf(written);
  const code = countryCode.exec(digits)?.[0];
  if (code === undefined || keepsZero.test(code)) return digits;
  // In Japan and some others, free numbers begin with 00 after the country code.
  const known = digitsOf(written.replace(/\(\s*0\s*\)/, "")).replace(otherPrefixes, "");
  return mayKeepZero.test(code) ? known : code + known.slice(code.length).replace(/^0(?!0)/, "");
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
