// In the package, instead of src/engine/engine-files.ts: where the package's own files are.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { packedEnding } from "../wasm-files.ts";
import type * as Replaced from "../../engine/engine-files.ts";

/** All chunks are in `node/`. */
const packageFolder = join(import.meta.dirname, "..");

/** @param path below the package's folder, with `/` @returns the file's path on this machine */
export const packageFile = (path: string): string => join(packageFolder, path);

export const ownFiles: typeof Replaced.ownFiles = {
  template: packageFile("assets/index.html"),
  schemas: packageFile("schema"),
  inbox: packageFile("assets/inbox.html"),
  newBlock: packageFile("assets/new-block"),
  problems: packageFile("PROBLEMS.md"),
  workflows: packageFile("assets/workflows"),
  vscode: packageFile("assets/vscode"),
  served: packageFile("dev"),
  packageJson: packageFile("package.json"),
};

export const newCommand: typeof Replaced.newCommand = "npx site-from-json new";

/** Libraries' files are copied into the package, but for Playwright, which only some sites install. */
export const libraryFile: typeof Replaced.libraryFile = (path) =>
  path.startsWith("playwright-core/")
    ? createRequire(import.meta.url).resolve(path)
    : packageFile(`assets/${path}`);

const unpack = promisify(brotliDecompress);

export const readWasm: typeof Replaced.readWasm = async (path) =>
  unpack(await readFile(libraryFile(`${path}${packedEnding}`)));
