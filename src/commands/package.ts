// `npm run package`: packs the engine for sites that have it as a dependency. Exit 0, or 1 if the version has no entry
// in CHANGELOG.md.
import { stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { engineFile } from "../engine/engine-files.ts";
import { shownPath } from "../files/shown-path.ts";
import { makePackage } from "../package/make-package.ts";
import { writePackage } from "../package/write-package.ts";
import { printRun, type Run } from "./print-run.ts";
import { checkArguments } from "./read-arguments.ts";

const usage = `npm run package

  Packs the engine into .package/, as the tarball that a site's package.json names. The version is the newest one in
  CHANGELOG.md.`;

/** @param folder where the package is written, which is replaced */
export async function runPackage(args: readonly string[], folder: string): Promise<Run<0 | 1 | 2>> {
  const answer = checkArguments(args, usage);
  if (answer) return answer;
  const made = await makePackage();
  if (!made.ok) return { output: made.reason, exitCode: 1 };
  const tarball = await writePackage(folder, made.version, made.files);
  const { size } = await stat(tarball);
  const output = `Packed version ${made.version}: ${shownPath(tarball)} (${(size / 1e6).toFixed(1)} MB).`;
  return { output, exitCode: 0 };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  printRun(await runPackage(process.argv.slice(2), engineFile(".package")));
