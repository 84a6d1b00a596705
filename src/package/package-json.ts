// Writes the package.json of the package, from the one of this repository and its lock file.
import { installedBeside, installedForSome } from "./installed-beside.ts";

/** What is read of package.json here. */
interface OwnPackage {
  version: string;
  description: string;
  license: string;
  engines: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** What is read of package-lock.json here. */
export interface Lock {
  packages: Record<string, LockedPackage | undefined>;
}

export interface LockedPackage {
  version?: string;
  integrity?: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  [other: string]: unknown;
}

/** @throws if a library isn't in the lock */
function lockedVersion(lock: Lock, name: string): string {
  const version = lock.packages[`node_modules/${name}`]?.version;
  if (version === undefined) throw new Error(`package-lock.json doesn't have ${name}.`);
  return version;
}

/** What a site's package-lock.json repeats of the package. */
export interface EnginePackage {
  version: string;
  license: string;
  engines: Record<string, string>;
  bin: Record<string, string>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: true }>;
  [other: string]: unknown;
}

/** @param own the package.json of this repository */
export function packageJson(own: OwnPackage, lock: Lock): EnginePackage {
  return {
    name: "site-from-json",
    version: own.version,
    description: own.description,
    license: own.license,
    engines: own.engines,
    bin: { "site-from-json": "node/bin.js" },
    exports: {
      // Only types: views are compiled, and get what they import from the engine.
      "./kit": { types: "./types/kit.d.ts" },
      "./jsx-runtime": { types: "./types/jsx-runtime.d.ts" },
      "./schema/*": "./schema/*",
    },
    dependencies: Object.fromEntries(
      installedBeside.map((name) => [name, lockedVersion(lock, name)]),
    ),
    peerDependencies: Object.fromEntries(
      installedForSome.map((name) => [name, `^${lockedVersion(lock, name)}`]),
    ),
    peerDependenciesMeta: Object.fromEntries(
      installedForSome.map((name) => [name, { optional: true as const }]),
    ),
  };
}
