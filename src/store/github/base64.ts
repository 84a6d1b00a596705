// Writes bytes as Base64, which is how GitHub takes them.

/** `String.fromCharCode` takes this number of arguments in every browser. */
const chunk = 0x8000;

export function base64Of(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += chunk)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + chunk)));
  return btoa(parts.join(""));
}
