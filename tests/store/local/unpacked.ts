// Unpacks a zip of changed files.
import { strFromU8, unzipSync } from "fflate";

/** @returns path -> text */
export async function unpacked(zip: File | undefined): Promise<Record<string, string>> {
  if (!zip) return {};
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
}
