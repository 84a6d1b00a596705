// Git's name for a file's content.

/**
 * SHA-1 over a header and the content: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects
 * @returns 40 hexadecimal digits
 */
export async function objectIdOf(content: Uint8Array): Promise<string> {
  const header = new TextEncoder().encode(`blob ${content.length}\0`);
  const whole = new Uint8Array(header.length + content.length);
  whole.set(header);
  whole.set(content, header.length);
  const hash = await crypto.subtle.digest("SHA-1", whole);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const isCommit = /^[0-9a-f]{40}$/;

/** Whether a name is an object id, not a branch. */
export const isObjectId = (name: string): boolean => isCommit.test(name);
