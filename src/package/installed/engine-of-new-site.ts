// In the package, instead of src/package/engine-of-new-site.ts: a new site gets the engine of the site where the command runs.
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type * as Replaced from "../engine-of-new-site.ts";
import type { EngineOfNewSite } from "../engine-of-new-site.ts";
import { librariesFile } from "../libraries-file.ts";
import type { LockedLibraries } from "../locked-libraries.ts";
import { namedEngine } from "../named-engine.ts";
import type { EnginePackage } from "../package-json.ts";
import { packagePath } from "../package-path.ts";
import { ownFiles, packageFile } from "./engine-files.ts";

export const engineOfNewSite: typeof Replaced.engineOfNewSite = async () => {
  const here = namedEngine(await readFile("package.json", "utf8").catch(() => "{}"));
  if (here.is !== "named") return unknown("The new site has to depend on an engine.");
  const { dependency } = here;
  if (!/^(?:file|link):/.test(dependency)) return { is: "named", dependency };
  const path = packagePath(dependency);
  if (!path.endsWith(".tgz"))
    return unknown(`The new site can't have the engine of this one, which is a folder: ${path}.`);
  // Casts: the package's own files.
  return {
    is: "packed",
    name: basename(path),
    tarball: await readFile(path),
    packageJson: JSON.parse(await readFile(ownFiles.packageJson, "utf8")) as EnginePackage,
    libraries: JSON.parse(await readFile(packageFile(librariesFile), "utf8")) as LockedLibraries,
  };
};

const unknown = (why: string): EngineOfNewSite => ({
  is: "unknown",
  reason: `${why} Add which one: --engine and the address or the version of its package.`,
});
