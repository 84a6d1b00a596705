// What a site installs: how large it is, and how many packages it has, with the most that each may be.
import { readdir, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Bound } from "../bench/bounds.ts";

/** The most that a site installs, by whether it has blocks of its own. */
const limits = {
  "the engine": { megabytes: 45, packages: 25 },
  "the engine and the compiler of own blocks": { megabytes: 70, packages: 25 },
} as const;

/** @param modules a site's folder node_modules @param what is installed there */
export async function installedBounds(
  modules: string,
  what: keyof typeof limits,
): Promise<Bound[]> {
  const { megabytes, packages } = await measureInstalled(modules);
  return [
    [`megabytes installed with ${what}`, megabytes, limits[what].megabytes],
    [`packages installed with ${what}`, packages, limits[what].packages],
  ];
}

/** @returns the size of all files, and the number of packages, also of those within others */
export async function measureInstalled(
  modules: string,
): Promise<{ megabytes: number; packages: number }> {
  const entries = await readdir(modules, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return {
    megabytes: sizes.reduce((sum, size) => sum + size, 0) / 1_000_000,
    packages: paths.filter((path) => isOfPackage(path.split(sep).join("/"))).length,
  };
}

const isOfPackage = (path: string): boolean =>
  /\/node_modules\/(@[^/]+\/)?[^/@]+\/package\.json$/.test(path);
