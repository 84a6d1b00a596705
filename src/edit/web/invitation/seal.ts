// Seals an invitation with its pass phrase, so that its link is worth nothing to anybody else.
import { parseJson } from "../../../content/text/parse-json.ts";
import type { Person } from "../../../store/git-host.ts";
import { fromBase64url, toBase64url } from "../../../store/base64.ts";
import type { SiteSetup } from "../site-key.ts";

export interface Invitation {
  token: string;
  /** When the token ends, if the person who invites knows it. */
  ends: Date | undefined;
  /** Who is invited. */
  person: Person;
  /** The name of the person who invites. */
  by: string;
}

/** Bytes: version, salt, initialization vector, sealed text, and the beginning of a SHA-256 of all before. */
const [saltStart, vectorStart, textStart, checkLength] = [1, 17, 29, 4];

/** Of AES-GCM, in bytes. */
const tagLength = 16;

/** Changes with the format below, and with the number of rounds. */
const version = 1;

/** For PBKDF2 with SHA-256, as OWASP's Password Storage Cheat Sheet asks for: about a second on a cheap phone. */
const rounds = 600_000;

/**
 * @param random the salt and initialization vector, 28 bytes, never used twice; given only to repeat a known result
 * @returns the text for the link
 */
export async function seal(
  invitation: Invitation,
  phrase: string,
  site: SiteSetup,
  random: Uint8Array<ArrayBuffer> = crypto.getRandomValues(new Uint8Array(textStart - saltStart)),
): Promise<string> {
  const head = Uint8Array.of(version, ...random);
  const { token, ends, person, by } = invitation;
  const values = [token, person.login, person.name, by, ends?.toISOString() ?? ""];
  const text = new TextEncoder().encode(JSON.stringify(values));
  const key = await keyOf(phrase, head);
  const sealed = await crypto.subtle.encrypt(cipher(head, site), key, text);
  const bytes = Uint8Array.of(...head, ...new Uint8Array(sealed));
  return toBase64url(Uint8Array.of(...bytes, ...(await checkOf(bytes))));
}

/** What a link has for the pass phrase to open. */
export type Sealed =
  { is: "sealed"; bytes: Uint8Array<ArrayBuffer> } | { is: "cut" } | { is: "newer" };

/** Reads the text of a link, which an email program may have cut. */
export async function readSealed(text: string): Promise<Sealed> {
  const all = fromBase64url(text);
  if (!all || all.length < textStart + tagLength + checkLength) return { is: "cut" };
  const bytes = all.slice(0, -checkLength);
  const check = await checkOf(bytes);
  if (all.slice(-checkLength).some((byte, index) => byte !== check[index])) return { is: "cut" };
  return bytes[0] === version ? { is: "sealed", bytes } : { is: "newer" };
}

/** @returns undefined if the invitation was made with another phrase or for another site */
export async function open(
  bytes: Uint8Array<ArrayBuffer>,
  phrase: string,
  site: SiteSetup,
): Promise<Invitation | undefined> {
  const key = await keyOf(phrase, bytes);
  const sealed = bytes.slice(textStart);
  const opened = await crypto.subtle
    .decrypt(cipher(bytes, site), key, sealed)
    .catch(() => undefined);
  if (!opened) return undefined;
  // Cast: the cipher guarantees that `seal` made it.
  const values = parseJson(new TextDecoder().decode(opened)) as string[];
  const [token = "", login = "", name = "", by = "", ends = ""] = values;
  return { token, ends: ends === "" ? undefined : new Date(ends), person: { login, name }, by };
}

async function keyOf(phrase: string, head: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const text = new TextEncoder().encode(phrase);
  const material = await crypto.subtle.importKey("raw", text, "PBKDF2", false, ["deriveKey"]);
  const salt = head.slice(saltStart, vectorStart);
  const slow = { name: "PBKDF2", hash: "SHA-256", salt, iterations: rounds };
  const kind = { name: "AES-GCM", length: 256 };
  return crypto.subtle.deriveKey(slow, material, kind, false, ["encrypt", "decrypt"]);
}

/** Binds the sealed text to its site, so that a link doesn't open other sites with the token. */
function cipher(
  head: Uint8Array<ArrayBuffer>,
  { url, folder, repository }: SiteSetup,
): AesGcmParams {
  const iv = head.slice(vectorStart, textStart);
  const bound = [head[0], url, repository?.api, repository?.name, folder];
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(JSON.stringify(bound)) };
}

async function checkOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).slice(0, checkLength);
}
