// `npx site-from-json upgrade`: makes a site depend on a newer engine, if it can be built with it, and says which pages
// look different then. If anything fails, the site's folder stays as it was.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { visible } from "../content/text/invisible.ts";
import { NoTemporaryFolder, withTemporaryFolder } from "../files/temporary-folder.ts";
import { installedEngine, isNewer, versionIn } from "../package/engine-version.ts";
import { engineName, namedEngine } from "../package/named-engine.ts";
import { pagesDrawnDifferently, type Documents } from "../review/drawn-pages.ts";
import {
  changeEngine,
  readAgain,
  readEngineFiles,
  writeEngineFiles,
  type EngineFiles,
} from "./engine-line.ts";
import { copySite, drawWith, runEngine, type Drawn } from "./engine-trial.ts";
import { printRun, type Run } from "./print-run.ts";
import { readWord } from "./read-arguments.ts";
import { installWithNpm, type Install } from "./run-npm.ts";
import { wantedEngine, type WantedEngine } from "./wanted-engine.ts";

const usage = `npx ${engineName} upgrade <package>

  Makes the site depend on another engine: the path of its package (a file that ends in .tgz), the address of one, or a
  version. Before that, the content is checked and built with it in a copy of this folder, and the pages that look
  different are listed. If anything fails, nothing here is changed.

Exit code: 0, 1 if the content has errors, or 2 if the engine can't be used.`;

type KnownEngine = Exclude<WantedEngine, { is: "unknown" }>;

/** Nothing is changed; the run says why. */
class Refused extends Error {
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** @param site the folder with package.json */
export async function runUpgrade(
  args: readonly string[],
  site: string = resolve(),
  install: Install = installWithNpm,
): Promise<Run<0 | 1 | 2>> {
  const word = readWord(args, usage);
  if (word.is !== "word") return word.run;
  if (word.word === "")
    return { output: `Write which engine the site shall have.\n\n${usage}`, exitCode: 2 };
  try {
    const current = await currentVersion(site);
    const engine = await wantedEngine(word.word, site);
    if (engine.is === "unknown") throw new Refused(engine.reason);
    if (engine.is === "file") refuseOlder(engine.version, current);
    if (await isThere(site, engine))
      return { output: `This site has that engine already: version ${current}.`, exitCode: 0 };
    return { output: await upgrade(site, current, engine, install), exitCode: 0 };
  } catch (error) {
    if (error instanceof Refused) return { output: error.message, exitCode: error.exitCode };
    const reason =
      error instanceof NoTemporaryFolder
        ? error.message
        : `The engine couldn't be changed, so nothing was: ${(error as Error).message}`;
    return { output: reason, exitCode: 2 };
  }
}

/** @throws {Refused} if the folder isn't a site with an installed engine */
async function currentVersion(site: string): Promise<string> {
  const text = await readFile(join(site, "package.json"), "utf8").catch(() => undefined);
  if (text === undefined)
    throw new Refused(
      "There is no package.json here, so nothing names an engine that could be upgraded. Go to the folder of your site.",
    );
  if (namedEngine(text).is !== "named")
    throw new Refused(`package.json doesn't have ${engineName} among its dependencies.`);
  const version = await versionIn(installedEngine(site));
  if (version === undefined)
    throw new Refused(
      "The engine that package.json names isn't installed. Run npm install, then try again.",
    );
  return version;
}

/** True if the site depends on the same file. An address may have another engine by now. */
async function isThere(site: string, engine: KnownEngine): Promise<boolean> {
  if (engine.is !== "file") return false;
  const now = namedEngine(await readFile(join(site, "package.json"), "utf8"));
  const tarball = await readFile(join(site, "engine", engine.name)).catch(() => undefined);
  return (
    now.is === "named" &&
    now.dependency === engine.dependency &&
    tarball?.equals(engine.tarball) === true
  );
}

function refuseOlder(version: string, current: string): void {
  if (isNewer(current, version))
    throw new Refused(
      `That is version ${version} of ${engineName}, and this site has version ${current}. An older one may not know what the content says, so nothing was changed.`,
    );
}

const upgrade = (
  site: string,
  current: string,
  engine: KnownEngine,
  install: Install,
): Promise<string> =>
  withTemporaryFolder(async (folder) => {
    const copy = join(folder, "site");
    await copySite(site, copy);
    const own = installedEngine(site);
    passed(
      await runEngine(own, copy, site, "check"),
      "The content has errors with the engine that this site has, so nothing was changed. Correct them first.",
    );
    const before = await readEngineFiles(copy, engine);
    await changeEngine(copy, engine);
    const version = await installIn(copy, engine, install);
    refuseOlder(version, current);
    const tried = await readAgain(copy, before);
    const added = installedEngine(copy);
    const broken = `With version ${version} of ${engineName} the site can't be built, so nothing was changed.`;
    const checked = passed(await runEngine(added, copy, site, "check"), broken);
    const after = drawn(await drawWith(added, copy, site), broken);
    await writeEngineFiles(copy, before);
    const asIs = drawn(
      await drawWith(own, copy, site),
      "The site can't be built with the engine that it has, so nothing was changed.",
    );
    await takeOver(site, tried, install);
    return report(current, version, lastLines(checked), pagesDrawnDifferently(asIs, after));
  });

/** @returns the version that npm has installed @throws {Refused} if npm can't, or it is no engine */
async function installIn(copy: string, engine: KnownEngine, install: Install): Promise<string> {
  // At an address there may be another engine than the one that npm got there before.
  const wrong = await install(copy, engine.is === "file" ? "offline" : "online");
  if (wrong !== undefined)
    throw new Refused(
      `npm can't install that engine, so nothing was changed. It says:\n\n${wrong}`,
    );
  const version = await versionIn(installedEngine(copy));
  if (version === undefined)
    throw new Refused(`That isn't a package of ${engineName}, so nothing was changed.`);
  return version;
}

/** @returns its output @throws {Refused} with the output and the reason if it failed */
function passed({ output, exitCode }: Run, otherwise: string): string {
  if (exitCode !== 0) throw new Refused(`${output}\n\n${otherwise}`, exitCode === 1 ? 1 : 2);
  return output;
}

function drawn(result: Drawn, otherwise: string): Documents {
  if (result.ok) return result.documents;
  passed(result.run, otherwise);
  throw new Refused(otherwise);
}

/** Brings what was tried into the site's folder: all of it, or nothing. */
async function takeOver(site: string, tried: EngineFiles, install: Install): Promise<void> {
  const before = await readAgain(site, tried);
  try {
    await writeEngineFiles(site, tried);
    const wrong = await install(site, "offline");
    if (wrong !== undefined)
      throw new Refused(
        `npm can't install that engine here, so package.json is as it was. It says:\n\n${wrong}`,
      );
  } catch (error) {
    await writeEngineFiles(site, before);
    throw error;
  }
}

/** The check's summary, without its list. */
const lastLines = (output: string): string => output.split("\n\n").at(-1) ?? "";

function report(
  before: string,
  version: string,
  checked: string,
  pages: readonly string[],
): string {
  const from = before === version ? "" : ` instead of ${before}`;
  return [
    `This site now has version ${version} of ${engineName}${from}.`,
    `Pages that look different: ${pages.join(", ") || "none"}.`,
    checked,
    [
      `What is new   node_modules/${engineName}/CHANGELOG.md`,
      "See it        npm start",
      "Commit it     git add --all",
      `              git commit --message "Upgrade the engine to ${version}"`,
    ].join("\n"),
  ].join("\n\n");
}

/** Runs the command as people run it. */
export async function main(args: readonly string[]): Promise<void> {
  const { output, exitCode } = await runUpgrade(args);
  printRun({ output: visible(output), exitCode });
}
