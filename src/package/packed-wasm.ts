// Compresses WebAssembly for the package: otherwise it would be a third of what a site installs of the engine.
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { engineFile } from "../engine/engine-files.ts";
import { packedEnding } from "./wasm-files.ts";

const compress = promisify(brotliCompress);

/** The best compression takes ten seconds, so what it made of the same bytes is kept in this repository's cache. */
export async function packWasm(bytes: Uint8Array): Promise<Uint8Array> {
  const hash = createHash("sha256")
    .update(bytes)
    .update(process.versions["brotli"] ?? "");
  const file = engineFile(`.cache/wasm/${hash.digest("hex")}${packedEnding}`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const packed = await compress(bytes);
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, packed);
  await rename(draft, file);
  return packed;
}
