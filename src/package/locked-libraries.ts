// Finds what a site installs beside the engine, in the versions that are tested here: for its package-lock.json.
import { installedBeside } from "./installed-beside.ts";
import type { Lock, LockedPackage } from "./package-json.ts";

/** As package-lock.json has them: path -> package. */
export type LockedLibraries = Record<string, LockedPackage>;

/** @param lock of this repository @returns the libraries with everything that they depend on, on any system */
export function lockedLibraries(lock: Lock): LockedLibraries {
  const required = new Set<string>();
  for (const name of installedBeside) visit(lock, `node_modules/${name}`, required, false);
  const all = new Set(required);
  for (const name of installedBeside) visit(lock, `node_modules/${name}`, all, true, new Set());
  const found = [...all].toSorted().flatMap((path) => {
    const locked = lock.packages[path];
    if (!locked) return [];
    // Here they are for development only. What nothing requires is optional, because only some systems install it.
    const { dev: _dev, devOptional: _devOptional, ...own } = locked;
    const { optional: _optional, ...whole } = own;
    return [[path, required.has(path) ? whole : { ...own, optional: true }] as const];
  });
  return Object.fromEntries(found);
}

/** Adds a package and everything below it. @param seen keeps it from going around, where `found` is already full */
function visit(
  lock: Lock,
  path: string,
  found: Set<string>,
  withOptional: boolean,
  seen: Set<string> = found,
): void {
  if (seen.has(path)) return;
  seen.add(path);
  found.add(path);
  const { dependencies, optionalDependencies } = lock.packages[path] ?? {};
  const names = { ...dependencies, ...(withOptional && optionalDependencies) };
  for (const name of Object.keys(names)) {
    const below = resolved(lock, path, name);
    if (below !== undefined) visit(lock, below, found, withOptional, seen);
  }
}

/** As Node finds it: in the folder of libraries that is nearest. */
function resolved(lock: Lock, from: string, name: string): string | undefined {
  const folders = from
    .split("/node_modules/")
    .map((_part, index, parts) => parts.slice(0, parts.length - index).join("/node_modules/"));
  return [
    ...folders.map((folder) => `${folder}/node_modules/${name}`),
    `node_modules/${name}`,
  ].find((path) => lock.packages[path] !== undefined);
}
