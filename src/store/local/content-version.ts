// Names a file's content by its hash, so that two states of a file can be told apart without its text.
import { hashOf } from "../hash.ts";

/** @returns SHA-256 in hexadecimal digits */
export function versionOf(content: BufferSource): Promise<string> {
  return hashOf("SHA-256", content);
}

export function versionOfText(text: string): Promise<string> {
  return versionOf(new TextEncoder().encode(text));
}
