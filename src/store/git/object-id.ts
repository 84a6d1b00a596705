// Computes the id that git gives to a file (git-scm.com/book/en/v2/Git-Internals-Git-Objects).

/** @returns SHA-1 in hexadecimal digits */
export async function objectIdOf(content: Uint8Array): Promise<string> {
  const header = new TextEncoder().encode(`blob ${content.length}\0`);
  const whole = new Uint8Array(header.length + content.length);
  whole.set(header);
  whole.set(content, header.length);
  const hash = await crypto.subtle.digest("SHA-1", whole);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
