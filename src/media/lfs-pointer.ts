// Recognizes files that Git LFS stores elsewhere: git itself has only a few lines that say where.
import { latin1 } from "./bytes.ts";

/** https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md: such a file is shorter than this, in bytes. */
const longest = 1024;

export function isLfsPointer(content: Uint8Array): boolean {
  if (content.length >= longest) return false;
  const text = latin1(content);
  return /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(.+\n)*oid sha256:[0-9a-f]{64}\nsize \d+\n$/.test(
    text,
  );
}
