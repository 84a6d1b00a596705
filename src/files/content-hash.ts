// The hash in a file's name, so that browsers may keep the file for good: another content, another name.
import { createHash } from "node:crypto";

/** Eight signs that are others for any other content, and may stand in a file's name and in an address. */
export function contentHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 8);
}
