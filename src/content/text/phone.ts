// What phone numbers look like: to be called, to be found in copy, to be told as invented.
// libphonenumber-js would need the country, which content doesn't say: that of the company's address makes of a number
// in the US, 602-555-0142, a mobile phone in India.

/** From 555-0100 to 555-0199, which the North American numbering plan gives to nobody. */
export const standInPhone = /(?:\+|\()?[\d ().-]*555[ .-]?01\d\d\b/g;

/** Digits and what stands between them in phone numbers: one number, or some and others beside it. */
const row = /\(?\+?\d(?:(?!\.\s)[\d\p{Zs}()./\p{Pd}]){5,}\d/gu;
const date = /^(?:\d{4}([./\p{Pd}])\d{1,2}\1\d{1,2}|\d{1,2}([./\p{Pd}])\d{1,2}\2\d{4})$/u;

/** Nobody writes a phone number in more groups of digits. */
const mostGroups = 8;

/** A piece of a text, and where it stands there. */
export interface Piece {
  written: string;
  from: number;
}

/** Behind a number: the extension, which is asked for once somebody answers. */
const extension = /[\s,;]*(?:x|ext\.?|extension)[\s.:=]*\d+\s*$/i;

/**
 * The address that dials a number, the one place where it is made: digits and a leading + (RFC 3966). Left out is what
 * would make it another number: an extension, and the 0 in brackets that is dialled only within a country.
 * @returns undefined for what is no number, or several
 */
export function phoneAddress(line: string): string | undefined {
  const number = line.replace(extension, "").replace(/^(\D*\+[\d\s)]*)\(0\)/, "$1");
  const digits = number.replace(/\D/g, "");
  const isPlain = digits.length >= 3 && !/\p{L}/u.test(number) && !holdsSeveralPhones(line);
  return isPlain ? `tel:${/^\D*\+/.test(number) ? "+" : ""}${digits}` : undefined;
}

/** Between two numbers; a / also stands behind an area code, as in 030/901820. */
const between = /\s*(?:[,;|&\n]|\/|\s\p{L}+\s)\s*(?=[+(\d])/u;

/** The most digits that an area code is written with: behind a country's, with the 0 before it, or by itself. */
const longestAreaCode = (before: string) =>
  /^\D*(?:\+|00)/.test(before) ? 8 : /^\D*0/.test(before) ? 6 : 5;

/** Whether a text that should be one number holds two or more, so that nobody can say which is to be dialled. */
export function holdsSeveralPhones(line: string): boolean {
  const [first = "", ...others] = line.replace(extension, "").trim().split(between);
  const digits = first.replace(/\D/g, "");
  return others.length > 0 && /^[+(\d]/.test(first) && digits.length > longestAreaCode(first);
}

/** Whether a line that a person reads is a number that can be called. */
export function isPhone(line: string): boolean {
  return /^[+(\d]/.test(line) && /^tel:\+?\d{6,15}$/.test(phoneAddress(line) ?? "");
}

/** Whether a text has the look of a phone number from its beginning to its end, and not that of a date. */
export function looksLikePhone(text: string): boolean {
  return !date.test(text) && text.match(row)?.[0] === text;
}

/** The digits without those that are dialled to leave a country. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, "").replace(/^(?:00|011(?=\d{11}))/, "");
}

/** For each row of digits in a text what may be a phone number there, the longest first of those that begin together. */
export function phonesIn(text: string): Piece[][] {
  return /\d/.test(text) ? matches(text, row).map(phonesInRow) : [];
}

function phonesInRow({ written, from }: Piece): Piece[] {
  const groups = matches(written, /\d+/g);
  return groups.flatMap((group, index) => {
    const before = written.slice(0, group.from);
    if (!mayBegin(before)) return [];
    const opening = /\(?\+?$/.exec(before.slice(-2))?.[0] ?? "";
    return groups
      .slice(index, index + mostGroups)
      .map((last) => last.from + last.written.length)
      .filter((end) => mayEnd(written.slice(end)))
      .map((end) => withoutLoneBracket(opening + written.slice(group.from, end), from + end))
      .toReversed();
  });
}

/** @param end where the text ends in the whole */
function withoutLoneBracket(text: string, end: number): Piece {
  const written = text.startsWith("(") && !text.includes(")") ? text.slice(1) : text;
  return { written, from: end - written.length };
}

/** After a country code the same digits are another number. */
const countryCode = /^\(?(?:(?:\+|00)(?:\D*\d){1,7}\D*|\d{1,3}[^\d/]*)$/;

function mayBegin(before: string): boolean {
  if (/^\(?\+?$/.test(before)) return true;
  return /[\s(/]/.test(before.slice(-1)) && (before.length > 30 || !countryCode.test(before));
}

/** A hyphen or a period would make it a part of a longer number. */
function mayEnd(after: string): boolean {
  return after === "" || /^\D*?[\s(/]/.test(after);
}

/** Every piece of a text that fits a pattern, which must be global. */
export function matches(text: string, pattern: RegExp): Piece[] {
  const found: Piece[] = [];
  // Not `matchAll`, which copies the pattern each time.
  pattern.lastIndex = 0;
  for (let each = pattern.exec(text); each; each = pattern.exec(text))
    found.push({ written: each[0], from: each.index });
  return found;
}
