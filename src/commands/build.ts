// `npm run build`: builds content into a folder that any host can serve, or refuses and changes nothing.
import { fileURLToPath } from "node:url";
import { buildSite } from "../build/build-site.ts";
import { visibleInLine } from "../content/text/invisible.ts";
import { CannotWrite } from "../files/cannot-write.ts";
import { contentFolder, couldNotCode, NoContent } from "../files/given-folder.ts";
import { cannotWriteMessage } from "./cannot-write-message.ts";
import { exitCodeFor } from "./exit-code.ts";
import { checkArguments } from "./read-arguments.ts";

const usage = `npm run build

  Builds the site into the folder dist. If there is an error, the previous build stays as it was.
  Set CONTENT_DIR to build from another folder than content.`;

/** @returns undefined if the site should be built */
export const buildOptions = (args: readonly string[]) => checkArguments(args, usage);

/** The output of a run of the command, and its exit code. */
export interface BuildRun {
  output: string;
  exitCode: number;
}

/** @returns the message to print, and exit code 2 if the folder can't be read or the site can't be written */
export async function runBuild(folder: string, outFolder: string): Promise<BuildRun> {
  try {
    const result = await buildSite(folder, outFolder);
    const output = result.ok
      ? `${result.report}\n\nBuilt ${outFolder}/ from ${visibleInLine(folder)}/ (index.html: ${result.bytes} bytes).`
      : `${result.report}\n\nNothing was built. ${outFolder}/ is unchanged.`;
    return { output, exitCode: result.ok ? 0 : exitCodeFor(result.diagnostics) };
  } catch (error) {
    if (error instanceof CannotWrite)
      return { output: cannotWriteMessage(error), exitCode: couldNotCode };
    if (error instanceof NoContent) return { output: error.message, exitCode: couldNotCode };
    throw error;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { output, exitCode } =
    buildOptions(process.argv.slice(2)) ?? (await runBuild(contentFolder, "dist"));
  if (exitCode === 0) console.log(output);
  else console.error(output);
  process.exitCode = exitCode;
}
