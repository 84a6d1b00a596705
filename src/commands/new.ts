// `npm run new -- my-site`: writes a small site into a folder here, or a repository of its own for one elsewhere, and
// lists the commands to view, check and publish it.
import { readdir } from "node:fs/promises";
import { isAbsolute, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { newSiteLanguage } from "../content/model/new-site.gen.ts";
import { hasDefaults } from "../content/resolve/complete-wording.ts";
import { visible } from "../content/text/invisible.ts";
import { newCommand } from "../engine/engine-files.ts";
import { writeOrUndo } from "../files/write-or-undo.ts";
import { writeSiteSchemas } from "../reference/site-schemas.ts";
import { runCheck } from "./check.ts";
import { asksForHelp, chosenEngine, readFolderAndOptions } from "./folder-and-engine.ts";
import { writeContent } from "./new-content.ts";
import { languageProblem } from "./new-language.ts";
import { writeRepository } from "./new-repository.ts";
import { nextSteps, repositorySteps } from "./next-steps.ts";
import { printRun, type Run } from "./print-run.ts";

const usage = `${newCommand} my-site [--language code] [--engine address]

  Writes a small site: home, contact with a form, privacy. Put a name with spaces in quotes:
  ${newCommand} "my site"

  A folder in this one, such as my-site, gets the content alone: the commands here work on it. A folder
  elsewhere, such as ../my-site, becomes a repository of its own that depends on this engine and has its package.

  --language  the site's language, such as de, fr-CH or es; in German, French and Spanish, its texts are, too.
              In another language they are in English, and npm run check -- --release lists each one.
  --engine    a repository depends on the package with this address or version instead`;

interface Options {
  /** The folder, as it was given. */
  name: string;
  /** The address or version of the engine's package. */
  engine: string | undefined;
  /** The code of the site's language. */
  language: string;
}

/** @param args the folder's name, and the options */
export async function runNew(
  args: readonly string[],
  platform: NodeJS.Platform = process.platform,
): Promise<Run<0 | 2>> {
  if (asksForHelp(args)) return { output: usage, exitCode: 0 };
  const options = readOptions(args);
  if (typeof options === "string") return { output: `${options}\n\n${usage}`, exitCode: 2 };
  const { name, engine, language } = options;
  const isHere = isInside(resolve(), resolve(name));
  if (isHere && engine !== undefined) return { output: `${engineHere}\n\n${usage}`, exitCode: 2 };
  const refusal = await refuseFolder(name, isHere);
  if (refusal !== undefined) return { output: refusal, exitCode: 2 };
  try {
    return isHere
      ? await contentAt(name, language, platform)
      : await repositoryAt(options, platform);
  } catch (error) {
    const reason = (error as Error).message;
    const output = `The site couldn't be written to "${name}", so nothing was: ${reason}`;
    return { output, exitCode: 2 };
  }
}

const engineHere =
  "--engine is for a repository of its own. Write the path of a folder elsewhere, such as ../my-site.";

async function contentAt(
  name: string,
  language: string,
  platform: NodeJS.Platform,
): Promise<Run<0 | 2>> {
  const folder = resolve(name);
  const files = await writeOrUndo(folder, async () => {
    const written = await writeContent(folder, { language });
    await addBuiltInTexts(folder, language);
    return written;
  });
  // The files name their schemas. The check writes them, too.
  await writeSiteSchemas("content").catch(() => undefined);
  const output = `Wrote a small site to ${name}: ${files.join(", ")}.${inEnglish(language)}\n\n${nextSteps(name, platform)}`;
  return { output, exitCode: 0 };
}

async function repositoryAt(
  { name, engine, language }: Options,
  platform: NodeJS.Platform,
): Promise<Run<0 | 2>> {
  const used = await chosenEngine(engine);
  if (used.is === "unknown") return { output: used.reason, exitCode: 2 };
  const folder = resolve(name);
  await writeOrUndo(folder, async () => {
    await writeRepository(folder, used, language);
    await addBuiltInTexts(join(folder, "content"), language);
  });
  const output = `Wrote a small site to ${name}, as a repository of its own.${inEnglish(language)}\n\n${repositorySteps(name, platform)}`;
  return { output, exitCode: 0 };
}

/** Where the engine has no words of its own in a language, a site has to have them: in English, to be translated. */
async function addBuiltInTexts(content: string, language: string): Promise<void> {
  if (!hasDefaults(language)) await runCheck(["--fix"], content);
}

/** What to say about a site whose language its texts aren't in. */
const inEnglish = (language: string): string =>
  hasDefaults(language)
    ? ""
    : ` Its texts are in English: npm run check -- --release lists each one that has to be translated.`;

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** @returns the options, or what is wrong with an argument */
function readOptions(args: readonly string[]): Options | string {
  const given = readFolderAndOptions(args, ["language", "engine"]);
  if (typeof given === "string") return given;
  const { engine, language = newSiteLanguage } = given;
  const [name = ""] = given.words;
  if (name.trim() === "") return "Add a name for the new folder.";
  return languageProblem(language) ?? { name, engine, language };
}

/** Nothing that exists may be overwritten. @param isContent false for a repository, which has files with a dot, too */
async function refuseFolder(name: string, isContent: boolean): Promise<string | undefined> {
  try {
    const entries = await readdir(name);
    // A new repository contains .git.
    const kept = entries.filter((entry) =>
      isContent ? !entry.startsWith(".") : entry !== ".git" && entry !== ".DS_Store",
    );
    if (kept.length === 0) return undefined;
    return `The folder "${name}" isn't empty, so nothing was written. Choose another name, or empty it first.`;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return undefined;
    return code === "ENOTDIR"
      ? `"${name}" is a file, or inside one, so it can't be a folder. Choose another name.`
      : `The folder "${name}" can't be read: ${message}`;
  }
}

/** Runs the command as people run it. */
export async function main(args: readonly string[]): Promise<void> {
  const { output, exitCode } = await runNew(args);
  printRun({ output: visible(output), exitCode });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
