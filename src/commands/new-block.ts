// `site-from-json new-block`: writes a working type of block of a site's own into its folder `blocks/`.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { visible } from "../content/text/invisible.ts";
import { engineSchemas } from "../content/schema/engine-schemas.ts";
import { schemaOfType } from "../content/schema/own-types.ts";
import { ownFiles } from "../engine/engine-files.ts";
import { contentFolder } from "../files/given-folder.ts";
import { filesOf } from "../own-blocks/blocks-folder.ts";
import { shownPath } from "../files/shown-path.ts";
import { blocksPath } from "../files/site-root.ts";
import { writeOrUndo } from "../files/write-or-undo.ts";
import { installCommand, isCompilerInstalled } from "../own-blocks/compiler.ts";
import { writeSiteSchemas } from "../reference/site-schemas.ts";
import { printRun, type Run } from "./print-run.ts";

const usage = `npx site-from-json new-block bookingTeaser

  Writes a type of block of the site's own into the folder blocks: its schema, its view and its styles. Pages
  can use it at once, in the files and in the editor.`;

/** @param content the content folder, which blocks/ is beside */
export async function runNewBlock(args: readonly string[], content: string): Promise<Run<0 | 2>> {
  if (args.includes("--help")) return { output: usage, exitCode: 0 };
  const [type = "", ...more] = args;
  const refuse = (why: string): Run<0 | 2> => ({ output: `${why}\n\n${usage}`, exitCode: 2 });
  if (type === "") return refuse("Add a name for the block.");
  if (type.startsWith("-")) return refuse(`There is no option ${type}.`);
  if (more.length > 0) return refuse(`Expected one name, found ${more.length + 1}.`);
  if (!/^[a-z][A-Za-z0-9]*$/.test(type))
    return refuse(
      `"${type}" can't be the name of a block. Begin with a small letter and use only letters and digits.`,
    );
  if (schemaOfType(type) in engineSchemas)
    return refuse(`The engine has a block "${type}" already. Choose another name.`);
  const folder = blocksPath(content);
  const names = await readdir(folder).catch((): string[] => []);
  const taken = Object.values(filesOf(type)).find((name) => names.includes(name));
  if (taken !== undefined)
    return refuse(`There is a file ${taken} in ${shown(folder)} already. Nothing was written.`);
  try {
    const written = await writeOrUndo(folder, () => write(folder, type, names));
    // Help in code editors, which a block can do without.
    await writeSiteSchemas(content, join(folder, "../.site/schema")).catch(() => undefined);
    return { output: await nextSteps(type, written), exitCode: 0 };
  } catch (error) {
    const reason = (error as Error).message;
    const output = `The block couldn't be written to ${shown(folder)}, so nothing was: ${reason}`;
    return { output, exitCode: 2 };
  }
}

const shown = (path: string): string => shownPath(path) || path;

/** @returns the paths of the files, as people write them */
async function write(folder: string, type: string, known: readonly string[]): Promise<string[]> {
  const { schema, view, styles } = filesOf(type);
  const title = titleOf(type);
  const fill = (text: string) =>
    text
      .replaceAll("TITLE_SMALL", title.toLowerCase())
      .replaceAll("TITLE", title)
      .replaceAll("TYPE", type);
  const files: [name: string, from: string][] = [
    [schema, "block.schema.json"],
    [view, "view.txt"],
    [styles, "styles.css"],
  ];
  if (!known.includes("tsconfig.json")) files.push(["tsconfig.json", "tsconfig.json"]);
  for (const [name, from] of files) {
    const text = await readFile(join(ownFiles.newBlock, from), "utf8");
    await writeFile(join(folder, name), fill(text), { flag: "wx" });
  }
  return files.map(([name]) => shown(join(folder, name)));
}

/** bookingTeaser -> Booking teaser. */
function titleOf(type: string): string {
  const words = type.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

async function nextSteps(type: string, written: readonly string[]): Promise<string> {
  const install = isCompilerInstalled() ? [] : [`  ${await installCommand()}`];
  return [
    `Wrote ${written.join(", ")}.`,
    "",
    ...(install.length > 0 ? ["Install the compiler of such blocks once:", ...install, ""] : []),
    `Then add the block to a page in the editor, or in a page's file: { "type": "${type}", … }.`,
    "npm start shows each change of these files at once, and npm run check what is wrong with them.",
  ].join("\n");
}

/** Runs the command as people run it. */
export async function main(args: readonly string[]): Promise<void> {
  const { output, exitCode } = await runNewBlock(args, contentFolder);
  printRun({ output: visible(output), exitCode });
}
