// Links that go through a service which counts or checks clicks: mail programs, search engines and social networks put
// them in place of the address that was written. What is in them may name the reader's mailbox.
import { parseUrl } from "./address.ts";

interface Detour {
  host: RegExp;
  /** Any path if it is left out. */
  path?: RegExp;
  /** Where the target is: the parameters to try, or what reads it. */
  target: readonly string[] | ((url: URL) => string | undefined);
}

/** Each as seen in links of that service. */
const detours: readonly Detour[] = [
  // Google Docs, Gmail, Search
  { host: /^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/, path: /^\/url$/, target: ["q", "url"] },
  // Outlook and Teams
  {
    host: /(?:^|\.)safelinks\.protection\.(?:outlook\.(?:com|cn)|office365\.us)$/,
    target: ["url"],
  },
  { host: /^statics\.teams\.(?:cdn\.office\.net|microsoft\.com)$/, target: ["url"] },
  // Facebook, Instagram, WhatsApp
  {
    host: /^lm?\.(?:facebook|instagram|messenger|workplace|threads|wl)\.(?:com|net|co)$/,
    target: ["u"],
  },
  { host: /^(?:www\.)?facebook\.com$/, path: /^\/l(?:\.php)?$/, target: ["u"] },
  { host: /^(?:www\.)?linkedin\.com$/, path: /^\/(?:redir\/|safety\/go)/, target: ["url"] },
  { host: /^(?:www\.)?slack-redir\.net$/, target: ["url"] },
  { host: /^(?:www\.|m\.)?youtube\.com$/, path: /^\/redirect$/, target: ["q"] },
  { host: /^out\.reddit\.com$/, target: ["url"] },
  { host: /^(?:www\.)?pinterest\.[a-z.]+$/, path: /^\/offsite\//, target: ["url"] },
  { host: /^t\.umblr\.com$/, path: /^\/redirect$/, target: ["z"] },
  { host: /^(?:away\.)?vk\.com$/, path: /^\/away\.php$/, target: ["to"] },
  { host: /^steamcommunity\.com$/, path: /^\/linkfilter/, target: ["u", "url"] },
  { host: /^link\.zhihu\.com$/, target: ["target"] },
  // Search engines
  { host: /^(?:www\.)?duckduckgo\.com$/, path: /^\/l\/?$/, target: ["uddg"] },
  { host: /^(?:www\.)?bing\.com$/, path: /^\/ck\/a$/, target: bingTarget },
  { host: /^(?:www\.)?bing\.com$/, path: /^\/alink\/link$/, target: ["url"] },
  { host: /(?:^|\.)r?\.search\.yahoo\.com$/, target: yahooTarget },
  { host: /^(?:www\.)?ecosia\.org$/, path: /^\/(?:url|redirect)$/, target: ["url", "q"] },
  // Filters of mail providers
  { host: /^urldefense(?:\.proofpoint)?\.(?:com|us)$/, path: /^\/v1\/url$/, target: ["u"] },
  {
    host: /^urldefense(?:\.proofpoint)?\.(?:com|us)$/,
    path: /^\/v2\/url$/,
    target: proofpointTarget,
  },
  {
    host: /^urldefense(?:\.proofpoint)?\.(?:com|us)$/,
    path: /^\/v3\/__/,
    target: latestProofpointTarget,
  },
  { host: /^linkprotect\.cudasvc\.com$/, target: ["a"] },
  { host: /^clicktime\.symantec\.com$/, target: ["u"] },
  { host: /^urlsand\.esvalabs\.com$/, target: ["u"] },
  { host: /^secure-web\.cisco\.com$/, target: ciscoTarget },
  { host: /^deref-(?:gmx|web|mail)\.(?:net|com|de|fr|co\.uk|es)$/, target: ["redirectUrl"] },
];

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

export function withDirectAddresses(text: string): string {
  return detoursIn(text).reduceRight(
    (rest, { written, from, direct }) =>
      rest.slice(0, from) + direct + rest.slice(from + written.length),
    text,
  );
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
  for (const { host, path, target } of detours) {
    if (!host.test(url.hostname) || path?.test(url.pathname) === false) continue;
    const found =
      typeof target === "function"
        ? [target(url)]
        : target.map((name) => url.searchParams.get(name) ?? undefined);
    const next = found.map((each) => each && webAddress(each)).find((each) => each !== undefined);
    if (next !== undefined) return next;
  }
  return undefined;
}

function webAddress(text: string): string | undefined {
  const url = /^(?:https?:\/\/|mailto:)/i.test(text.trim()) ? parseUrl(text.trim()) : undefined;
  return url?.href;
}

/** `a1` and the address in Base64. */
function bingTarget({ searchParams }: URL): string | undefined {
  const code = searchParams.get("u");
  return code?.startsWith("a1") === true ? fromBase64(code.slice(2)) : undefined;
}

/** `/RU=https%3a%2f%2f…/RK=` within the path. */
function yahooTarget({ pathname }: URL): string | undefined {
  return decode(/\/RU=([^/]+)/.exec(pathname)?.[1]);
}

/** Proofpoint writes % as - and / as _. https://help.proofpoint.com/Threat_Insight_Dashboard/API_Documentation/URL_Decoder_API */
function proofpointTarget({ searchParams }: URL): string | undefined {
  return decode(searchParams.get("u")?.replaceAll("-", "%").replaceAll("_", "/"));
}

const runs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * `/v3/__ADDRESS__;CODE!`: each * stands for the next character of the code, and ** with a letter for several. The
 * address is read from the text, because a path has no `//`.
 */
function latestProofpointTarget({ href }: URL): string | undefined {
  const [, written, code = ""] = /\/v3\/__(.+?)__;([^!]*)!/.exec(href) ?? [];
  if (written === undefined) return undefined;
  const characters = [...(fromBase64(code) ?? "")];
  const address = written.replaceAll(/\*\*([\w-])|\*/g, (_, run?: string) => {
    return characters.splice(0, run === undefined ? 1 : runs.indexOf(run) + 2).join("");
  });
  return address.replace(/^(https?):\/(?!\/)/i, "$1://");
}

/** The address is the last part of the path. */
function ciscoTarget({ pathname }: URL): string | undefined {
  return decode(/\/(https?%3A[^/]+)$/i.exec(pathname)?.[1]);
}

function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function fromBase64(code: string): string | undefined {
  try {
    const bytes = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
