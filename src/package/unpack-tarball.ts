// Reads a package that npm, or this program, has packed.
import { gunzipSync } from "node:zlib";

const blockSize = 512;

/**
 * @returns path in the package -> content; without what long paths and dates need, which no package of ours has
 * @throws if it isn't a packed package
 */
export function unpackTarball(tarball: Uint8Array): Map<string, Buffer> {
  const tar = gunzipSync(tarball);
  const files = new Map<string, Buffer>();
  for (let at = 0; at + blockSize <= tar.length;) {
    const text = (from: number, length: number) =>
      tar.toString("utf8", at + from, at + from + length).replace(/\0[^]*/, "");
    const path = text(0, 100);
    const size = Number.parseInt(text(124, 12), 8);
    if (path === "") break;
    if (Number.isNaN(size)) throw new Error("It isn't a packed package.");
    const start = at + blockSize;
    // A regular file; npm puts all of them into one folder.
    if (["0", ""].includes(text(156, 1)))
      files.set(path.replace(/^[^/]*\//, ""), tar.subarray(start, start + size));
    at = start + Math.ceil(size / blockSize) * blockSize;
  }
  return files;
}
