// `npm run new -- my-site`: writes a small site, and tells how to view, check and publish it.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { tabStop } from "../content/schema/tab-stops.ts";
import { visible } from "../content/text/invisible.ts";
import { ownFiles } from "../engine/engine-files.ts";
import { schemasSeenFrom } from "../files/schema-address.ts";
import { writeSiteSchemas } from "../reference/site-schemas.ts";
import { nextSteps } from "./next-steps.ts";
import { printRun } from "./print-run.ts";

/**
 * The site to copy: real content, where `${1:words}` marks a text that is only a placeholder.
 * The check knows those texts from `npm run generate`.
 */
const template = ownFiles.newSite;

const usage = `npm run new -- my-site

  Writes a small site into the folder my-site: home, contact with a form, privacy. A folder may be
  anywhere; put a name with spaces in quotes: npm run new -- "my site"`;

/** The output of a run of the command, and its exit code. */
interface NewRun {
  output: string;
  exitCode: 0 | 2;
}

/** @param args only the folder's name */
export async function runNew(
  args: readonly string[],
  platform: NodeJS.Platform = process.platform,
): Promise<NewRun> {
  const [name = "", ...more] = args;
  if (name === "--help") return { output: usage, exitCode: 0 };
  const refusal = refuseArguments(name, more) ?? (await refuseFolder(name));
  if (refusal !== undefined) return { output: refusal, exitCode: 2 };
  try {
    const files = await writeSite(resolve(name));
    // The files name their schemas. The check writes them, too.
    await writeSiteSchemas("content").catch(() => undefined);
    const output = `Wrote a small site to ${name}: ${files.join(", ")}.\n\n${nextSteps(name, platform)}`;
    return { output, exitCode: 0 };
  } catch (error) {
    const reason = (error as Error).message;
    return { output: `The site couldn't be written to "${name}": ${reason}`, exitCode: 2 };
  }
}

function refuseArguments(name: string, more: readonly string[]): string | undefined {
  if (name.trim() === "") return `Add a name for the new folder.\n\n${usage}`;
  if (name.startsWith("-")) return `There is no option ${name}.\n\n${usage}`;
  if (more.length > 0)
    return `Expected one folder, found ${more.length + 1}. If you mean "${[name, ...more].join(" ")}", put it in quotes.\n\n${usage}`;
  return undefined;
}

/** Nothing that exists may be overwritten. */
async function refuseFolder(name: string): Promise<string | undefined> {
  try {
    const entries = await readdir(name);
    // A new repository contains .git.
    const kept = entries.filter((entry) => !entry.startsWith("."));
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

/** @returns the names of the files, pages first */
async function writeSite(folder: string): Promise<string[]> {
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(template, join(entry.parentPath, entry.name)))
    .sort();
  for (const name of names) {
    const target = join(folder, name);
    const content = await readFile(join(template, name), "utf8");
    await mkdir(dirname(target), { recursive: true });
    const text =
      extname(name) === ".json"
        ? withSchemaSeenFrom(folder, content.replaceAll(tabStop, "$2"))
        : content;
    await writeFile(target, text, { flag: "wx" });
  }
  return names.map((name) => name.split(sep).join("/"));
}

/** Adds the path from a folder to the schemas, so that code editors can help wherever that folder is. */
function withSchemaSeenFrom(folder: string, json: string): string {
  const address = schemasSeenFrom(folder);
  return json.replace(
    /"\$schema": "[^"]*\/([^"/]+)"/,
    (_whole, file: string) => `"$schema": "${address}/${file}"`,
  );
}

/** Runs the command as people run it. */
export async function main(args: readonly string[]): Promise<void> {
  const { output, exitCode } = await runNew(args);
  printRun({ output: visible(output), exitCode });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
