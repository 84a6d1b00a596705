// Makes the hash in a file's name. It changes with the content, so browsers can cache the file forever.
import { createHash } from "node:crypto";

/** Eight characters that change with the content and are valid in file names and addresses. */
export function contentHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 8);
}
