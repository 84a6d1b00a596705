// Loads a site's own types of block. Sites without any, which are most, load none of the code for them.
import { createHash } from "node:crypto";
import { given } from "../blocks/own/read-module.ts";
import { engineVersion } from "../engine/own-package.ts";
import { readBlocksFolder, type BlocksFolder } from "./blocks-folder.ts";
import { isCompilerInstalled } from "./compiler.ts";
import { noBlocks, type LoadedBlocks } from "./loaded-blocks.ts";

/**
 * Creates a function that loads the folder. As long as nothing in it changes, it returns the same object again.
 * @param cache the folder for what is compiled
 */
export function createBlocksLoader(path: string, cache: string): () => Promise<LoadedBlocks> {
  let last: { version: string; loaded: LoadedBlocks } | undefined;
  return async () => {
    const folder = await readBlocksFolder(path);
    if (!folder) return noBlocks;
    const version = await versionOf(folder);
    if (last?.version === version && !canCompileNow(last.loaded)) return last.loaded;
    const { prepareBlocks } = await import("./prepare-blocks.ts");
    last = { version, loaded: await prepareBlocks(folder, version, cache) };
    return last.loaded;
  };
}

/** True if the compiler has been installed since these were loaded. */
const canCompileNow = ({ lacksCompiler }: LoadedBlocks): boolean =>
  lacksCompiler === true && isCompilerInstalled();

/** Changes with the files, with the engine, and with what the compiled module imports. */
async function versionOf({ files }: BlocksFolder): Promise<string> {
  return createHash("sha256")
    .update(JSON.stringify([await engineVersion(), given, ...files]))
    .digest("hex")
    .slice(0, 16);
}
