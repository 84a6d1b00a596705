// Bytes as text: as Base64, which is how GitHub takes them, and as text that needs no escaping in an address.

/** `String.fromCharCode` takes this number of arguments in every browser. */
const chunk = 0x8000;

export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += chunk)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + chunk)));
  return btoa(parts.join(""));
}

/** As in RFC 4648, section 5, without padding. */
export function toBase64url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @returns undefined for a text that has other characters or was cut */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
