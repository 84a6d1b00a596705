// Computes the id that git gives to a file (git-scm.com/book/en/v2/Git-Internals-Git-Objects).
import { hashOf } from "./hash.ts";

/** @returns SHA-1 in hexadecimal digits */
export async function objectIdOf(content: Uint8Array): Promise<string> {
  const header = new TextEncoder().encode(`blob ${content.length}\0`);
  const whole = new Uint8Array(header.length + content.length);
  whole.set(header);
  whole.set(content, header.length);
  return hashOf("SHA-1", whole);
}

const hexadecimal = /^[0-9a-f]{40}$/;

/** Whether a name is an object id, not a branch. */
export const isObjectId = (name: string): boolean => hexadecimal.test(name);
