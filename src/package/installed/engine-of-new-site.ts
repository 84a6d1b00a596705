// In the package, instead of src/package/engine-of-new-site.ts: a new site gets the engine of the site where the command runs.
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type * as Replaced from "../engine-of-new-site.ts";
import { librariesFile } from "../libraries-file.ts";
import type { LockedLibraries } from "../locked-libraries.ts";
import type { EnginePackage } from "../package-json.ts";
import { ownFiles, packageFile } from "./engine-files.ts";

export const engineOfNewSite: typeof Replaced.engineOfNewSite = async () => {
  const dependency = await dependencyHere();
  if (dependency === undefined)
    return {
      is: "unknown",
      reason:
        "The new site has to depend on an engine. Add which one: --engine and the address or the version of its package.",
    };
  const [, file] = /^file:(.*\.tgz)$/.exec(dependency) ?? [];
  if (file === undefined) return { is: "named", dependency };
  // Casts: the package's own files.
  return {
    is: "packed",
    name: basename(file),
    tarball: await readFile(file),
    packageJson: JSON.parse(await readFile(ownFiles.packageJson, "utf8")) as EnginePackage,
    libraries: JSON.parse(await readFile(packageFile(librariesFile), "utf8")) as LockedLibraries,
  };
};

/** What the package.json in the current folder names; undefined if there is none, or another one. */
async function dependencyHere(): Promise<string | undefined> {
  try {
    // Anything of another shape ends in the catch below, or is no text.
    const { dependencies } = JSON.parse(await readFile("package.json", "utf8")) as {
      dependencies: Record<string, string>;
    };
    const named = dependencies["site-from-json"];
    return typeof named === "string" ? named : undefined;
  } catch {
    return undefined;
  }
}
