// Packs the engine for a new site, which then depends on nothing but itself.
import { librariesFile } from "./libraries-file.ts";
import type { LockedLibraries } from "./locked-libraries.ts";
import type { EnginePackage } from "./package-json.ts";

/** The engine that a new site depends on, if its author names no other. */
export type EngineOfNewSite =
  | {
      is: "packed";
      /** The name of the tarball. */
      name: string;
      tarball: Uint8Array;
      /** What is in its package.json. */
      packageJson: EnginePackage;
      libraries: LockedLibraries;
    }
  | { is: "named"; dependency: string }
  | { is: "unknown"; reason: string };

export async function engineOfNewSite(): Promise<EngineOfNewSite> {
  // Only where it is packed, because that takes a bundler.
  const { makePackage } = await import("./make-package.ts");
  const { packTarball } = await import("./tarball.ts");
  const { tarballName } = await import("./write-package.ts");
  const made = await makePackage();
  if (!made.ok) return { is: "unknown", reason: made.reason };
  const read = (path: string): unknown => JSON.parse(String(made.files.get(path)));
  return {
    is: "packed",
    name: tarballName(made.version),
    tarball: packTarball(made.files),
    // Casts: the package's own files.
    packageJson: read("package.json") as EnginePackage,
    libraries: read(librariesFile) as LockedLibraries,
  };
}
