// What the engine's own package.json says: its version, and the versions of libraries that it is tested with.
import { readFile } from "node:fs/promises";
import { ownFiles } from "./engine-files.ts";

/** Libraries that only some sites install: `devDependencies` in this repository, `peerDependencies` in the package. */
interface OwnPackage {
  version: string;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

let reading: Promise<OwnPackage> | undefined;

const read = (): Promise<OwnPackage> =>
  // Cast: the engine's own file.
  (reading ??= readFile(ownFiles.packageJson, "utf8").then(
    (text) => JSON.parse(text) as OwnPackage,
  ));

export const engineVersion = async (): Promise<string> => (await read()).version;

/** @param library that only some sites install @returns the version of it that the engine is tested with */
export async function testedVersion(library: string): Promise<string> {
  const { devDependencies, peerDependencies } = await read();
  const version = peerDependencies?.[library] ?? devDependencies?.[library] ?? "";
  return version.replace(/^\^/, "");
}
