// Links that go through a service which counts or checks clicks: mail programs, search engines and social networks put
// them in place of the address that was written. What is in them may name the reader's mailbox.
import { decode, parseUrl } from "./address.ts";

/** Each service: the end of its host name, the start of the path, and the parameters that may have the target. */
const services = `
google.com /url q,url
safelinks.protection.outlook.com / url
statics.teams.cdn.office.net / url
facebook.com /l.php u
l.instagram.com / u
linkedin.com /redir url
linkedin.com /safety/go url
slack-redir.net / url
youtube.com /redirect q
out.reddit.com / url
duckduckgo.com /l/ uddg
bing.com /ck/a u
urldefense.com / u
urldefense.proofpoint.com / u
deref-gmx.net / redirectUrl
deref-web.de / redirectUrl`
  .trim()
  .split("\n")
  .map((row) => row.split(" "));

/** Detours through detours: no more than mail that is forwarded a few times has. */
const deepest = 6;

/** The address that a link goes to in the end; undefined if it goes there directly. */
export function directAddress(address: string): string | undefined {
  let direct: string | undefined;
  for (let depth = 0; depth < deepest; depth++) {
    const next = nextAddress(direct ?? address);
    if (next === undefined) break;
    direct = next;
  }
  return direct;
}

const addresses = /https?:\/\/[^\s<>"“”]+/gi;

/** Each address in a text that is a detour, with its position. */
export function detoursIn(text: string): { written: string; from: number; direct: string }[] {
  return Array.from(text.matchAll(addresses)).flatMap(({ 0: found, index: from }) => {
    const written = found.slice(0, addressLength(found));
    const direct = directAddress(written);
    return direct === undefined ? [] : [{ written, from, direct: withoutBrackets(direct) }];
  });
}

/** Without a bracket or a full stop after it, which belongs to the sentence or to Markdown. */
function addressLength(found: string): number {
  let open = 0;
  for (const { 0: bracket, index } of found.matchAll(/[()]/g)) {
    open += bracket === "(" ? 1 : -1;
    if (open < 0) return index;
  }
  return found.replace(/[.,;:!?'’*_\]]+$/, "").length;
}

/** A bracket would end a link in Markdown. */
function withoutBrackets(address: string): string {
  return address.replaceAll("(", "%28").replaceAll(")", "%29");
}

function nextAddress(address: string): string | undefined {
  const url = /^https?:\/\//i.test(address) ? parseUrl(address) : undefined;
  if (!url) return undefined;
  // Google has a host in each country.
  const host = url.hostname.replace(/\bgoogle\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/, "google.com");
  for (const [end = "", path = "", names = ""] of services) {
    if (!`.${host}`.endsWith(`.${end}`) || !url.pathname.startsWith(path)) continue;
    const found = [...targetsIn(url, names.split(","))].find((each) =>
      /^(?:https?:\/\/|mailto:)/i.test(each),
    );
    const next = found && parseUrl(found)?.href;
    if (next) return next;
  }
  return undefined;
}

/** What may be the address: as it is, in Base64 after two letters (Bing), or in Proofpoint's code. */
function* targetsIn({ href, searchParams }: URL, names: readonly string[]) {
  for (const name of names) {
    const value = searchParams.get(name) ?? "";
    yield value.trim();
    yield fromBase64(value.slice(2));
    // https://help.proofpoint.com/Threat_Insight_Dashboard/API_Documentation/URL_Decoder_API
    yield decode(value.replaceAll("-", "%").replaceAll("_", "/"));
  }
  yield proofpointTarget(href);
}

const runs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * Proofpoint's third form, `/v3/__ADDRESS__;CODE!`: each * stands for the next character of the code, and ** with a
 * letter for several.
 */
function proofpointTarget(href: string): string {
  const [, written = "", code = ""] = /\/v3\/__(.+?)__;([^!]*)!/.exec(href) ?? [];
  const characters = [...fromBase64(code)];
  return written
    .replaceAll(/\*\*([\w-])|\*/g, (_, run?: string) =>
      characters.splice(0, run === undefined ? 1 : runs.indexOf(run) + 2).join(""),
    )
    .replace(/^(https?):\/(?!\/)/i, "$1://");
}

/** The characters are UTF-8: `escape` writes each byte as one of an address. Empty if it can't be read. */
function fromBase64(code: string): string {
  try {
    return decode(escape(atob(code.replaceAll("-", "+").replaceAll("_", "/"))));
  } catch {
    return "";
  }
}
