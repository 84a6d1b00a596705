// Decompresses texts in photos.
import { concat } from "../bytes.ts";

/** In bytes: far more than anyone writes about a photo. */
const longestText = 10_000_000;

/** @returns the start of the text, as far as it can be decompressed; the bytes themselves if none of it can be */
export async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // A copy, because Blob takes no bytes that other threads could change.
  const stream = new Blob([new Uint8Array(bytes)]).stream();
  const reader = stream.pipeThrough(new DecompressionStream("deflate")).getReader();
  try {
    while (length < longestText) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      length += value.length;
    }
    await reader.cancel();
  } catch {
    // It is damaged. What was decompressed until then counts.
  }
  return parts.length === 0 ? bytes : concat(parts);
}
