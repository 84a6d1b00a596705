// Writes the package: as files, and as the tarball that npm installs.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PackageFiles } from "./make-package.ts";
import { packTarball } from "./tarball.ts";

/** @param version as CHANGELOG.md has it @returns the name of the tarball */
export const tarballName = (version: string): string => `site-from-json-${version}.tgz`;

/**
 * @param folder is replaced: the files are in `site-from-json`, and the tarball is beside them
 * @returns the path of the tarball
 */
export async function writePackage(
  folder: string,
  version: string,
  files: PackageFiles,
): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  for (const [path, content] of files) {
    const file = join(folder, "site-from-json", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const tarball = join(folder, tarballName(version));
  await writeFile(tarball, packTarball(files));
  return tarball;
}
