// Hashes content, in the editor as in the build.

/** @returns hexadecimal digits */
export async function hashOf(
  algorithm: "SHA-1" | "SHA-256",
  content: BufferSource,
): Promise<string> {
  const hash = await crypto.subtle.digest(algorithm, content);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
