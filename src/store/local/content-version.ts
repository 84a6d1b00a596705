// Names a file's content by its hash, so that two states of a file can be told apart without its text.

/** @returns SHA-256 in hexadecimal digits */
export async function versionOf(content: BufferSource): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", content);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function versionOfText(text: string): Promise<string> {
  return versionOf(new TextEncoder().encode(text));
}
