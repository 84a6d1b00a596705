// `npm run adopt`: makes a copy of the engine's repository a site's repository, which depends on the engine. In place,
// and only where git can bring everything back.
import { mkdir, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { visible } from "../content/text/invisible.ts";
import { count } from "../content/text/count.ts";
import { newCommand } from "../engine/engine-files.ts";
import { testedVersion } from "../engine/own-package.ts";
import { shownPath } from "../files/shown-path.ts";
import { writeSiteSchemas } from "../reference/site-schemas.ts";
import { planAdoption, type AdoptPlan, type Copy } from "./adopt-plan.ts";
import { runCheck } from "./check.ts";
import { asksForHelp, chosenEngine, readFolderAndOptions } from "./folder-and-engine.ts";
import { playwright, repositoryFiles } from "./new-repository.ts";
import { adoptSteps } from "./next-steps.ts";
import { printRun, type Run } from "./print-run.ts";
import { called, readCopy, Refused } from "./read-copy.ts";

const adoptCommand = newCommand.replace("new", "adopt");

const usage = `${adoptCommand} [folder] [--engine address]

  Makes a copy of the engine's repository, by default the one in this folder, a repository that only has the site and
  depends on this engine. The content, the media and workflows of your own stay; the engine's files are removed. All of it
  must be committed, so that git can bring everything back.

  --engine   depends on the package with this address or version instead`;

/** @param args the folder, and the options */
export async function runAdopt(
  args: readonly string[],
  platform: NodeJS.Platform = process.platform,
): Promise<Run<0 | 2>> {
  if (asksForHelp(args)) return { output: usage, exitCode: 0 };
  const given = readFolderAndOptions(args, ["engine"]);
  if (typeof given === "string") return { output: `${given}\n\n${usage}`, exitCode: 2 };
  const [name = "."] = given.words;
  try {
    const copy = await readCopy(name);
    const engine = await chosenEngine(given.engine);
    if (engine.is === "unknown") throw new Refused(engine.reason);
    const fresh = await repositoryFiles(basename(resolve(name)), engine);
    const library = await testedVersion(playwright);
    const plan = planAdoption(copy, fresh, library);
    await refuseOverwriting(name, copy, plan);
    const checked = await runCheck([], join(name, "content"));
    await carryOut(name, plan);
    return { output: report(name, plan, checked.exitCode === 0, platform), exitCode: 0 };
  } catch (error) {
    if (error instanceof Refused) return { output: error.message, exitCode: 2 };
    const reason = (error as Error).message;
    return { output: `${called(name)} couldn't be moved: ${reason}. ${undo}`, exitCode: 2 };
  }
}

const undo =
  "To undo all of it while nothing is committed: git stash --include-untracked, in that folder.";

/** @throws {Refused} if a file that git doesn't have, because it ignores it, is where one is written */
async function refuseOverwriting(name: string, { paths }: Copy, plan: AdoptPlan): Promise<void> {
  for (const path of plan.written.keys()) {
    if (paths.includes(path)) continue;
    const isThere = await stat(join(name, path)).then(
      () => true,
      () => false,
    );
    if (isThere)
      throw new Refused(
        `${shownPath(join(name, path))} would be replaced, and git ignores it. Move it out of there, then try again.`,
      );
  }
}

async function carryOut(name: string, { written, removed }: AdoptPlan): Promise<void> {
  for (const [path, content] of written) {
    const target = join(name, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  // Before the engine's own schemas may be removed.
  await writeSiteSchemas(join(name, "content"), join(name, ".site", "schema"));
  for (const path of removed) await rm(join(name, path), { force: true });
  // Those with other files stay.
  for (const folder of foldersOf(removed)) await rmdir(join(name, folder)).catch(() => undefined);
}

/** The folders of these files, the innermost first. */
function foldersOf(paths: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const path of paths)
    for (let at = dirname(path); at !== "."; at = dirname(at)) folders.add(at);
  return [...folders].toSorted((a, b) => b.length - a.length);
}

function report(
  name: string,
  { written, removed, kept, scripts, failing, schemas }: AdoptPlan,
  isRight: boolean,
  platform: NodeJS.Platform,
): string {
  const folders = [...new Set(removed.map((path) => path.split("/")[0]))].filter(
    (each) => each !== "content" && each !== ".github",
  );
  const tarball = [...written.keys()].find((path) => path.startsWith("engine/"));
  const lines = [
    `Moved ${name === "." ? "this folder" : `"${name}"`} over: its repository has the site, and depends on the engine.`,
    "",
    `Removed ${count(removed.length, "file")} of the engine: ${folders.join(", ")}. If you changed any of them, git still has them.`,
    tarball && `The engine is in ${tarball}.`,
    schemas > 0 &&
      `${count(schemas, "content file")} had the old folder of the schemas as "$schema" and got the new one. Nothing else in the content was changed.`,
    kept.length > 0 && `Kept, because they aren't the engine's: ${kept.join(", ")}.`,
    scripts.length > 0 &&
      `Kept in package.json, because your workflows run them: ${scripts.join(", ")}.`,
    ...failing.map(
      ({ path, script }) =>
        `${path} runs the script "${script}", which a site doesn't have. Remove that step.`,
    ),
    !isRight && "The check finds errors in the content. See them with: npm run check",
    "",
    adoptSteps(name, platform),
    undo,
  ];
  return lines.filter((line) => typeof line === "string").join("\n");
}

/** Runs the command as people run it. */
export async function main(args: readonly string[]): Promise<void> {
  const { output, exitCode } = await runAdopt(args);
  printRun({ output: visible(output), exitCode });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
