// Keeps a link that shows its own address going there: when its words are edited, its address changes with them.
import { isEmail, parseUrl, readLinkAddress } from "../../content/text/address.ts";
import { dialedNumber, isPhone } from "../../content/text/phone.ts";

/** Makes the address of words that are one; undefined for words that aren't, such as half an address. */
export type AddressOf = (words: string) => string | undefined;

/**
 * How a link's address follows from its words, as in `Write to [info@a.example](mailto:info@a.example)`.
 * @param words with facts as they are written
 * @returns undefined for a link whose words aren't its address
 */
export function ownAddress(words: string, href: string): AddressOf | undefined {
  return [ownEmail, ownWebsite, ownNumber].map((own) => own(words, href)).find((each) => each);
}

type Own = (words: string, href: string) => AddressOf | undefined;

const ownEmail: Own = (words, href) => {
  const start = `mailto:${words}`;
  if (words === "" || !href.toLowerCase().startsWith(start.toLowerCase())) return undefined;
  const rest = href.slice(start.length);
  if (rest !== "" && !rest.startsWith("?")) return undefined;
  return (now) => (isEmail(now) ? `mailto:${now}${rest}` : undefined);
};

const ownWebsite: Own = (words, href) => {
  const at = words === "" ? -1 : href.indexOf(words);
  const [before, after] = [href.slice(0, at), href.slice(at + words.length)];
  if (at === -1 || !/^(?:https?:\/\/(?:www\.)?)?$/.test(before) || !/^\/?$/.test(after))
    return undefined;
  return (now) => {
    const address = before + now + (now.endsWith("/") ? "" : after);
    const isWhole = /\.[^\s.]{2,}$/.test(parseUrl(address)?.hostname ?? "");
    return isWhole && !/\s/.test(now) ? readLinkAddress(address) && address : undefined;
  };
};

/** A number may be written for callers in its country: 030 901820 goes to tel:+4930901820. */
const ownNumber: Own = (words, href) => {
  const [written, dialed] = [dialedNumber(words), dialedNumber(href.replace(/^tel:/, ""))];
  if (!href.startsWith("tel:") || written === undefined || dialed === undefined) return undefined;
  const national = written.replace(/^0+/, "");
  const isWhole = written === dialed;
  if (!isWhole && (written.startsWith("+") || !dialed.endsWith(national))) return undefined;
  const country = dialed.slice(0, dialed.length - national.length);
  return (now) => {
    const digits = dialedNumber(now);
    if (digits === undefined || !isPhone(now.trim())) return undefined;
    return `tel:${isWhole || digits.startsWith("+") ? digits : country + digits.replace(/^0+/, "")}`;
  };
};
