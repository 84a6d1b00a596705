// Reads, joins and overwrites bytes, the same in browsers and in Node.

/** Past this many, calling a function with one argument per byte fails. */
const mostArguments = 8192;

/**
 * Decodes one character per byte. `TextDecoder` can't: what it calls "latin1" is Windows-1252
 * (https://encoding.spec.whatwg.org/#names-and-labels).
 */
export function latin1(bytes: Uint8Array, from = 0, to = bytes.length): string {
  const part = bytes.subarray(from, to);
  let text = "";
  for (let at = 0; at < part.length; at += mostArguments)
    text += Reflect.apply(String.fromCharCode, undefined, part.subarray(at, at + mostArguments));
  return text;
}

/** Encodes characters up to U+00FF as one byte each. */
export function bytesOf(latin: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(latin.length);
  for (let at = 0; at < latin.length; at++) bytes[at] = latin.charCodeAt(at);
  return bytes;
}

export function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Overwrites with zeros. @throws {RangeError} if not all of it is in the bytes */
export function blank(bytes: Uint8Array, from: number, to: number): void {
  if (from > bytes.length || to > bytes.length) throw new RangeError("The file is cut off.");
  bytes.fill(0, from, to);
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** @returns whether both have the same bytes */
export function areEqual(some: Uint8Array, others: Uint8Array): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at++) if (some[at] !== others[at]) return false;
  return true;
}
