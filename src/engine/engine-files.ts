// Where the engine's own files and those of its libraries are, wherever the engine is installed.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, sep } from "node:path";

/** The folder with src/, schema/ and index.html, with a slash at the end. */
export const engineFolder = join(import.meta.dirname, "../../");

/** @param path below the engine's folder, with `/` @returns the file's path on this machine */
export const engineFile = (path: string): string => join(engineFolder, path);

/** What commands read of the engine's files while they check, build or serve a site. */
export const ownFiles = {
  /** The start of every document. */
  template: engineFile("index.html"),
  /** The folder of the schemas. */
  schemas: engineFile("schema"),
  /** The page of the mailbox. */
  inbox: engineFile("src/server/mailbox/inbox.html"),
  /** The folder of the type of block that `new-block` copies. */
  newBlock: engineFile("src/commands/new-block"),
  /** Explains every problem that the check reports. */
  problems: engineFile("content/reference/problems.md"),
  /** The folders of the workflows and of the settings for VS Code, which a new repository gets. */
  workflows: engineFile(".github/workflows"),
  vscode: engineFile(".vscode"),
  /** The folder of what `start` serves in a site: only in the package. */
  served: engineFile(".package/site-from-json/dev"),
  /** Has the engine's version. */
  packageJson: engineFile("package.json"),
};

/** How people run the command that makes a site, without the name of its folder. */
export const newCommand: string = "npm run new --";

/** @param path in a library: `lucide-static/icon-nodes.json` @returns the file's path on this machine */
export const libraryFile: (path: string) => string = createRequire(import.meta.url).resolve;

/** @param path in a library, as `libraryFile` gets it */
export const readWasm: (path: string) => Promise<Uint8Array> = (path) =>
  readFile(libraryFile(path));

/** Bundlers write slashes on Windows, too. */
const engineInBundles = engineFolder.replaceAll(sep, "/");

/**
 * True for a module from a library. The engine may be below `node_modules` itself, and isn't one.
 * @param id the module's path as bundlers write it
 */
export function isLibrary(id: string): boolean {
  const own = id.startsWith(engineInBundles) ? id.slice(engineInBundles.length - 1) : id;
  return own.includes("/node_modules/");
}
