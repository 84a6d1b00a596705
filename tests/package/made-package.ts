// The package of the engine as it is, made once for all tests of a worker: that takes ten seconds of the processor.
import { makePackage, type PackageFiles } from "../../src/package/make-package.ts";

let made: Promise<PackageFiles> | undefined;

/** Path -> content. */
export function madePackage(): Promise<PackageFiles> {
  made ??= make();
  return made;
}

async function make(): Promise<PackageFiles> {
  const result = await makePackage();
  if (!result.ok) throw new Error(result.reason);
  return result.files;
}
