// Compares the words of a link with its address, for words that are an address or a number themselves.
import { isEmail, parseUrl } from "./address.ts";
import { dialedNumber, isPhone, looksLikePhone } from "./phone.ts";

/** True if the words are an email address, a website or a phone number, and the link goes to another one. */
export function differsFrom(words: string, href: string): boolean {
  const named = words.trim();
  const url = parseUrl(href);
  if (!url) return false;
  const target = decode(url.pathname);
  switch (url.protocol) {
    case "mailto:":
      return isNumber(named) || (isEmail(named) && named.toLowerCase() !== target.toLowerCase());
    case "tel:":
      return isEmail(named) || (isNumber(named) && !isSameNumber(named, target));
    case "https:":
      return isOtherWebsite(named, url);
    default:
      return false;
  }
}

function isNumber(words: string): boolean {
  return isPhone(words) && looksLikePhone(words);
}

/** What is dialed first within a country, before the number that follows its code: 0 nearly everywhere. */
const trunk = /^(?:0+|06|8)/;

/** The same number may be written for callers in its country: 030 901820 for +49 30 901820. */
function isSameNumber(words: string, target: string): boolean {
  const [written, dialed] = [words, target].map(dialedNumber);
  if (written === undefined || dialed === undefined) return false;
  const isSame = (one: string, other: string) =>
    other.endsWith(one.replace(/^\+|^00/, "")) ||
    (!one.startsWith("+") && other.endsWith(one.replace(trunk, "")));
  return isSame(written, dialed) || isSame(dialed, written);
}

/** A website is the same with and without www., its scheme, and pages below what the words name. */
function isOtherWebsite(words: string, url: URL): boolean {
  const shortened = words.replace(/(?:…|\.{3})$/, "");
  if (/[\s@]/.test(shortened)) return false;
  const named = parseUrl(/^https?:\/\//i.test(shortened) ? shortened : `https://${shortened}`);
  const isAddress = /^(?:https?:\/\/|www\.)/i.test(words) || sharesEnding(named, url);
  if (!named || !isAddress || !/\.[a-z]/i.test(named.hostname)) return false;
  const [one, other] = [named, url].map(({ hostname }) => hostname.replace(/^www\./, ""));
  const isHost = one === other || other?.endsWith(`.${one}`) === true;
  return !isHost || !pathOf(url).startsWith(pathOf(named).replace(/\/$/, ""));
}

/** "Node.js" is a name, "booking.example" an address: it ends as the link's own does. */
function sharesEnding(named: URL | undefined, url: URL): boolean {
  return named?.hostname.split(".").at(-1) === url.hostname.split(".").at(-1);
}

function pathOf({ pathname, search, hash }: URL): string {
  return decode(pathname + search + hash).toLowerCase();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
