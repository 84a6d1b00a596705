// The only rule for where a link or a picture of this site may go.
import { withoutUnseen } from "./invisible.ts";
import { isPhone, phoneAddress } from "./phone.ts";

const linkProtocols = new Set(["https:", "mailto:", "tel:"]);

/** What `trace/marks.ts` puts around the value of a fact: a link is the same with and without them. */
const marks = /[\ufdd0-\ufdef]/g;

/** A link's address in its normal form, or undefined if visitors must not be sent there. */
export function readLinkAddress(text: string): string | undefined {
  const url = readUrl(withoutUnseen(text.replaceAll(marks, "")));
  if (!url || !linkProtocols.has(url.protocol)) return undefined;
  if (url.protocol === "tel:") return phoneAddress(decode(url.pathname));
  if (url.protocol === "mailto:") return isEmail(decode(url.pathname)) ? url.href : undefined;
  return url.href;
}

/** The normal form of a picture's address on another host, or undefined if it may not be shown. */
export function readPictureAddress(text: string): string | undefined {
  const url = readUrl(text);
  return url?.protocol === "https:" ? url.href : undefined;
}

/** True if the author means an address on another host rather than a file in media. */
export function isMeantAsAddress(text: string): boolean {
  // One letter and a colon is a drive: C:\pictures\desk.jpg.
  return /^((?!file:)[a-z][a-z\d+.-]+:|\/\/|www\.)/i.test(text);
}

/** The address that was meant when its beginning is missing or mistyped; undefined if that isn't clear. */
export function wholeAddress(text: string): string | undefined {
  const plain = rightlyBegun(text);
  if (plain !== text && readLinkAddress(plain) !== undefined) return plain;
  if (isEmail(plain)) return `mailto:${plain}`;
  if (isPhone(plain)) return phoneAddress(plain);
  const isHost =
    /^(?:www\.[^\s/@:]+|[^\s/@:]+\.(?:com|org|net|gov|edu|io|co|us|uk|in|example))(?:\/\S*)?$/i.test(
      plain,
    );
  return isHost ? readLinkAddress(`https://${plain}`) && `https://${plain}` : undefined;
}

/** Misspelled beginnings of addresses: written by ear, or with a wrong character or a space. */
const beginnings: readonly [mistyped: RegExp, right: string][] = [
  [/^(?:mail\s*to|e-?mail)\s*[:;=\s]\s*/i, "mailto:"],
  [/^(?:tel|telephone|phone|call)\s*[:;=.\s]\s*/i, "tel:"],
  [/^h?t{1,3}p{1,2}s?\s*[:;.]?\s*(?:[/\\]\s*){1,3}/i, "https://"],
];

/** An address with its beginning corrected, if it has one. */
export function rightlyBegun(text: string): string {
  const plain = text.trim();
  const [mistyped, right] = beginnings.find(([each]) => each.test(plain)) ?? [];
  return mistyped && right ? plain.replace(mistyped, right) : plain;
}

/** True if this is a single plain email address. */
export function isEmail(text: string): boolean {
  return (
    withoutUnseen(text) === text &&
    /^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\].]+(\.[^\s@<>()",;:\\[\].]+)+$/.test(text)
  );
}

function readUrl(text: string): URL | undefined {
  const url = parseUrl(text);
  if (!url) return undefined;
  // A user name before the host makes a fake address look real.
  const isPlain = url.username === "" && url.password === "";
  return isPlain && hasPlainHost(url) ? url : undefined;
}

/** Tests by creating one: once optimized, `URL.canParse` of Node 20 and 22 is wrong about letters such as ü. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/**
 * Parsers accept characters that no host name has, and that would mean something else in a policy: `;`, `,`, `*`. A
 * name without a dot, such as a page's name after https://, isn't a host that visitors can reach.
 */
function hasPlainHost({ hostname, protocol }: URL): boolean {
  if (protocol === "https:" && !/[.\]]/.test(hostname)) return false;
  return /^(?:[a-z\d._-]*|\[[a-f\d:.]+\])$/i.test(hostname);
}

/** Empty if it has a code that isn't a character. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
