// Loads the compiler of a site's own blocks. Only sites with such blocks install it.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { testedVersion } from "../engine/own-package.ts";

const name = "rolldown";

/**
 * @returns undefined if it isn't installed
 * @throws if it is, and can't be loaded
 */
export async function loadCompiler(): Promise<typeof import("rolldown") | undefined> {
  return isCompilerInstalled() ? import("rolldown") : undefined;
}

/**
 * Looks for its files: Node remembers which packages it hasn't found, so an import that failed once would fail until the
 * program ends, also after an installation.
 */
export function isCompilerInstalled(): boolean {
  // Yarn can install packages without a folder of their own.
  return process.versions["pnp"] !== undefined || isAbove(import.meta.dirname);
}

/** As Node looks for a package: in this folder, and in those that it is in. */
function isAbove(folder: string): boolean {
  if (isIn(join(folder, "node_modules"))) return true;
  const above = dirname(folder);
  return above !== folder && isAbove(above);
}

/** True if all of it is there: npm lists what it has installed at the end, and half a compiler would fail for good. */
function isIn(modules: string): boolean {
  if (!existsSync(join(modules, name, "package.json"))) return false;
  const list = join(modules, installedList);
  return !existsSync(list) || readFileSync(list, "utf8").includes(`"node_modules/${name}"`);
}

/** In the folder of a site's libraries: what npm has installed. */
export const installedList = ".package-lock.json";

/** The command that installs it, in the version that the engine is tested with. */
export const installCommand = async (): Promise<string> =>
  `npm install --save-dev ${name}@${await testedVersion(name)}`;
