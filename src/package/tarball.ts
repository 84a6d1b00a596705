// Packs files as npm packs a package: the same files give the same bytes.
import { gzipSync } from "node:zlib";

/** The date that npm gives to every file in a package, in seconds since 1970. */
const date = 499_162_500;
const blockSize = 512;

/** @param files path in the package -> content @throws if a path is too long for the format */
export function packTarball(files: ReadonlyMap<string, string | Uint8Array>): Buffer {
  const blocks = [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, content]) => {
      const bytes = Buffer.from(content);
      return [header(`package/${path}`, bytes.length), bytes, Buffer.alloc(-bytes.length & 511)];
    });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * blockSize)]), { level: 9 });
}

/** The header of one file, as https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html lays it out. */
function header(path: string, size: number): Buffer {
  const block = Buffer.alloc(blockSize);
  if (Buffer.byteLength(path) > 100) throw new Error(`${path} is too long a path for a package.`);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length, "0")}\0`;
  block.write(path, 0);
  block.write(octal(path === "package/node/bin.js" ? 0o755 : 0o644, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  block.write(octal(size, 11), 124);
  block.write(octal(date, 11), 136);
  // A regular file, in the format ustar.
  block.write("0", 156);
  block.write("ustar\x0000", 257);
  // While the sum is computed, its own field counts as spaces.
  block.write(" ".repeat(8), 148);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 6)} `, 148);
  return block;
}
