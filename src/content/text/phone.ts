// Recognizes phone numbers: to dial, to find in texts, to report as invented.
// libphonenumber-js would need the country, which content doesn't give: with the company's country it would read a US
// number, 602-555-0142, as a mobile phone in India.
import { internationalDigits } from "./trunk-prefix.ts";

/** From 555-0100 to 555-0199, which the North American numbering plan never assigns. */
export const standInPhone = /(?:\+|\()?[\d ().-]*555[ .-]?01\d\d\b/g;

/** Digits and the characters between them in phone numbers: one number, or several next to each other. */
const row = /\(?\+?\d(?:(?!\.\s)[\d\p{Zs}()./\p{Pd}]){5,}\d/gu;
const date = /^(?:\d{4}([./\p{Pd}])\d{1,2}\1\d{1,2}|\d{1,2}([./\p{Pd}])\d{1,2}\2\d{4})$/u;

/** People don't write a phone number in more groups of digits. */
const mostGroups = 8;

/** A piece of a text, with its position. */
export interface Piece {
  written: string;
  from: number;
}

/** After a number: the extension to ask for. */
const extension = /[\s,;]*(?:[x#~]|ext\.?|extn\.?|extension)[\s.:=]*\d+\s*$/i;

/** No part of a number that people write: the digits around it would be left over, and * changes what a number does. */
const foreign = /[\p{L}#*&%@]|(?!\+)\p{S}|(?!\d)\p{N}/u;

/**
 * The only code that makes the address to dial a number (RFC 3966).
 * @returns undefined if it isn't a number, or several
 */
export function phoneAddress(line: string): string | undefined {
  const number = dialedNumber(line);
  return number === undefined ? undefined : `tel:${number}`;
}

/**
 * Digits, and a leading + before a country code. It leaves out what would change the number: an extension, and the
 * prefix that is only dialed within a country.
 * @returns undefined if it isn't a number, or several
 */
export function dialedNumber(line: string): string | undefined {
  const number = line.replace(extension, "");
  if (foreign.test(number) || holdsSeveralPhones(line)) return undefined;
  const abroad = internationalDigits(number);
  const digits = abroad ?? number.replace(/\D/g, "");
  if (digits.length < 3) return undefined;
  return abroad === undefined ? digits : `+${digits}`;
}

/** Between two numbers; a / also follows an area code, as in 030/901820. */
const between = /\s*(?:[,;|&\n]|\/|\s\p{L}+\s)\s*(?=[+(\d])/u;

/** The maximum number of digits of an area code: after a country code, with a leading 0, or by itself. */
const longestAreaCode = (before: string) =>
  /^\D*(?:\+|00)/.test(before) ? 8 : /^\D*0/.test(before) ? 6 : 5;

/** True if a text for one number has two or more, so that it isn't clear which to dial. */
export function holdsSeveralPhones(line: string): boolean {
  const [first = "", ...others] = line.replace(extension, "").trim().split(between);
  const digits = first.replace(/\D/g, "");
  return others.length > 0 && /^[+(\d]/.test(first) && digits.length > longestAreaCode(first);
}

/** True if a line is a number that can be called. */
export function isPhone(line: string): boolean {
  return /^[+(\d]/.test(line) && /^\+?\d{6,15}$/.test(dialedNumber(line) ?? "");
}

/** True if the whole text looks like a phone number, and not like a date. */
export function looksLikePhone(text: string): boolean {
  return !date.test(text) && text.match(row)?.[0] === text;
}

/** The digits without the prefix for calls abroad. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, "").replace(/^(?:00|011(?=\d{11}))/, "");
}

/** For each run of digits in a text, what may be a phone number there; with the same start, the longest first. */
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

/** A hyphen or a period would make it part of a longer number. */
function mayEnd(after: string): boolean {
  return after === "" || /^\D*?[\s(/]/.test(after);
}

/** Every match of a pattern, which must be global, in a text. */
export function matches(text: string, pattern: RegExp): Piece[] {
  const found: Piece[] = [];
  // Not `matchAll`, which copies the pattern each time.
  pattern.lastIndex = 0;
  for (let each = pattern.exec(text); each; each = pattern.exec(text))
    found.push({ written: each[0], from: each.index });
  return found;
}
