// Loads the compiler of a site's own blocks. Only sites with such blocks install it.
import { readFile } from "node:fs/promises";
import { ownFiles } from "../engine/engine-files.ts";

const compiler = "rolldown";

/** @returns undefined if it isn't installed */
export async function loadCompiler(): Promise<typeof import("rolldown") | undefined> {
  return import("rolldown").catch(() => undefined);
}

/** The command that installs it, in the version that the engine is tested with. */
export async function installCommand(): Promise<string> {
  // Cast: the engine's own file, as a package or here.
  const { devDependencies, peerDependencies } = JSON.parse(
    await readFile(ownFiles.packageJson, "utf8"),
  ) as Partial<Record<string, Record<string, string>>>;
  const version = peerDependencies?.[compiler] ?? devDependencies?.[compiler] ?? "";
  return `npm install --save-dev ${compiler}@${version.replace(/^\^/, "")}`;
}
