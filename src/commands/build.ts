// `npm run build`: builds content into a folder that any host can serve, or refuses and changes nothing.
import { fileURLToPath } from "node:url";
import { buildSite } from "../builder/build-site.ts";
import { makeHosted } from "../builder/hosted-site.ts";
import { visibleInLine } from "../content/text/invisible.ts";
import { noteBuilt } from "../files/built-from.ts";
import { CannotWrite } from "../files/cannot-write.ts";
import { contentFolder, couldNotCode, NoContent } from "../files/given-folder.ts";
import { buildTime } from "./build-time.ts";
import { cannotWriteMessage } from "./cannot-write-message.ts";
import { exitCodeFor } from "./exit-code.ts";
import { printRun, type Run } from "./print-run.ts";
import { progressLine } from "./progress-line.ts";
import { readArguments } from "./read-arguments.ts";

const usage = `npm run build -- [options]

  --editor   also build the editor, at /edit/, if site.json names no repository; it opens a folder on the computer
             where it runs, or a copy to try it out
  --help     show this help

  Builds the site into the folder dist. If there is an error, the previous build stays as it was.
  Set CONTENT_DIR to build from another folder than content, and SOURCE_DATE_EPOCH to build as at another moment, in
  seconds since 1970: what is over by then is left out.`;

interface BuildOptions {
  /** True if the site gets an editor even if it names no repository. */
  withEditor: boolean;
}

/** @returns the options; the help; or a message about a wrong option */
export function buildOptions(args: readonly string[]): BuildOptions | { help: string } | string {
  const given = readArguments(args, { editor: "boolean", help: "boolean" }, usage);
  if (typeof given === "string") return given;
  return given.help === true ? { help: usage } : { withEditor: given.editor === true };
}

/** @returns the message to print, and exit code 2 if the folder can't be read or the site can't be written */
export async function runBuild(
  folder: string,
  outFolder: string,
  { withEditor }: BuildOptions = { withEditor: false },
  today = new Date(),
): Promise<Run> {
  try {
    const onMedia = progressLine(
      process.stderr,
      (done, total) => `Photos and other media: ${done} of ${total} …`,
    );
    const make = makeHosted({ today, withEditor });
    const result = await buildSite(folder, outFolder, make, onMedia);
    if (!result.ok) {
      const output = `${result.report}\n\nNothing was built. ${outFolder}/ is unchanged.`;
      return { output, exitCode: exitCodeFor(result.diagnostics) };
    }
    const built = `Built ${outFolder}/ from ${visibleInLine(folder)}/ (index.html: ${result.bytes} bytes).`;
    const editor = result.hasEditor ? `\nThe editor is in ${outFolder}/edit/.` : "";
    return { output: `${result.report}\n\n${built}${editor}`, exitCode: 0 };
  } catch (error) {
    if (error instanceof CannotWrite)
      return { output: cannotWriteMessage(error), exitCode: couldNotCode };
    if (error instanceof NoContent) return { output: error.message, exitCode: couldNotCode };
    throw error;
  }
}

const wrongEpoch = (epoch: string): string =>
  `SOURCE_DATE_EPOCH is "${visibleInLine(epoch)}", which isn't a number of seconds since 1970. Write one such as 1767225600, or remove it.`;

async function run(args: readonly string[]): Promise<Run> {
  const options = buildOptions(args);
  if (typeof options === "string") return { output: options, exitCode: couldNotCode };
  if ("help" in options) return { output: options.help, exitCode: 0 };
  const epoch = process.env["SOURCE_DATE_EPOCH"];
  const today = buildTime(epoch);
  if (!today) return { output: wrongEpoch(epoch ?? ""), exitCode: couldNotCode };
  const built = await runBuild(contentFolder, "dist", options, today);
  if (built.exitCode === 0) await noteBuilt(contentFolder);
  return built;
}

/** Runs the command as people run it. */
export async function main(args: readonly string[]): Promise<void> {
  printRun(await run(args));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
