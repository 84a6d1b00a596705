// `npm run check`: reports everything that is wrong with the content. Exit 0 without errors, 1 with errors, 2 if
// something couldn't be checked.
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { styleText } from "node:util";
import type { Finding } from "../content/diagnostics/finding.ts";
import { isStandIn } from "../content/diagnostics/stand-in.ts";
import { applyFixes } from "../content/report/apply-fixes.ts";
import { describeAll, reportContent } from "../content/report/content-report.ts";
import type { Fix } from "../content/report/fixes.ts";
import { summarize, type Paint } from "../content/report/diagnostic-text.ts";
import { count } from "../content/text/count.ts";
import { formatGithub, formatJson } from "../content/report/machine.ts";
import { visibleInLine } from "../content/text/invisible.ts";
import { createLoader, type LoadBlocks, type LoadedContent } from "../files/content-folder.ts";
import { ownFiles } from "../engine/engine-files.ts";
import { cleanPhoto } from "../files/clean-photo.ts";
import { sitesBelow } from "../files/sites-below.ts";
import { contentFolder, NoContent } from "../files/given-folder.ts";
import { writeSiteSchemas } from "../reference/site-schemas.ts";
import { exitCodeFor } from "./exit-code.ts";
import { readArguments } from "./read-arguments.ts";

const usage = `npm run check -- [options]

  --format text|json|github   output format (default: text)
  --fix                       fix what has only one right answer, and list the fixes
  --release                   list what must change before the site goes live
  --help                      show this help

Exit code: 0 without errors, 1 with errors, 2 if something couldn't be checked.`;

const switches = { format: "string", fix: "boolean", release: "boolean", help: "boolean" } as const;

interface Options {
  format: "text" | "json" | "github";
  fix: boolean;
  release: boolean;
  help: boolean;
}

/** The output of a run of the command, and its exit code. */
interface CheckRun {
  output: string;
  /** What was fixed, for people; empty without --fix. */
  notes: string;
  /** True if the output is a report, false if it is the reason why nothing could be checked. */
  isReport: boolean;
  exitCode: 0 | 1 | 2;
}

/**
 * @param paint colors for the text format; none if left out
 * @returns the message to print, and exit code 2 if an option or the folder can't be read
 */
export async function runCheck(
  args: readonly string[],
  folder: string,
  paint?: Paint,
): Promise<CheckRun> {
  const options = readOptions(args);
  if (typeof options === "string")
    return { output: options, notes: "", isReport: false, exitCode: 2 };
  if (options.help) return { output: usage, notes: "", isReport: true, exitCode: 0 };
  try {
    const own = await checkOne(folder, options);
    const sites = [own];
    const { result } = own.content;
    // The build makes these, too.
    if (result.ok)
      for (const { content } of sitesBelow(result.site, folder))
        sites.push(await checkOne(content, options, () => Promise.resolve(own.content.blocks)));
    const notes = sites
      .flatMap(({ done }) => done)
      .map(({ file, line, done: what }) => visibleInLine(`${file}:${line}  ${what}`))
      .join("\n");
    const contents = sites.map(({ content }) => content);
    return { ...conclude(contents, options, paint), notes, isReport: true };
  } catch (error) {
    const { message } = error as Error;
    const output =
      error instanceof NoContent
        ? message
        : visibleInLine(`The folder ${folder} couldn't be checked: ${message}`);
    return { output, notes: "", isReport: false, exitCode: 2 };
  }
}

/** The options, or a message about what is wrong with them. */
function readOptions(args: readonly string[]): Options | string {
  const given = readArguments(args, switches, usage);
  if (typeof given === "string") return given;
  const { format = "text", fix, release, help } = given;
  if (format !== "text" && format !== "json" && format !== "github")
    return `There is no format ${JSON.stringify(format)}. Use text, json or github.`;
  return { format, fix: fix === true, release: release === true, help: help === true };
}

/** Loads a content folder, after fixing it if that is wanted. */
async function checkOne(folder: string, { fix }: Options, loadBlocks?: LoadBlocks) {
  const load = createLoader(folder, loadBlocks);
  const content = await load();
  const done = fix ? await fixAll(content, load) : [];
  return { content: done.length > 0 ? await load() : content, done };
}

/** Repeats until nothing is left to fix: what a syntax error hid may only be found once that error is gone. */
async function fixAll(first: LoadedContent, load: () => Promise<LoadedContent>): Promise<Fix[]> {
  const done: Fix[] = [];
  let content = first;
  for (let round = 0; round < 4 && content.result.fixes.length > 0; round++) {
    for (const [name, text] of content.files) {
      const path = `${content.folder}/${name}`;
      const own = content.result.fixes.filter(({ file }) => file === path);
      if (own.length === 0) continue;
      const fixed = applyFixes(text, own);
      await writeFile(join(content.folder, name), fixed.text);
      done.push(...fixed.made);
    }
    for (const fix of content.result.fixes)
      if (fix.fixedProblem === "place-in-photo" && (await cleanPhoto(fix.file))) done.push(fix);
    content = await load();
  }
  return done;
}

function conclude(
  contents: readonly LoadedContent[],
  options: Options,
  paint: Paint | undefined,
): Omit<CheckRun, "notes" | "isReport"> {
  const sites = contents.map((content) => report(content, options, paint));
  const diagnostics = sites.flatMap((site) => site.diagnostics);
  const exitCode = exitCodeFor(diagnostics);
  switch (options.format) {
    case "json":
      return { output: formatJson(diagnostics), exitCode };
    case "github": {
      const explainedIn = relative(process.cwd(), ownFiles.problems).replaceAll(sep, "/");
      const lines = [
        formatGithub(diagnostics, explainedIn),
        ...sites.map(({ summary }) => summary),
      ];
      return { output: lines.filter(Boolean).join("\n"), exitCode };
    }
    case "text":
      return { output: sites.map(({ text }) => text).join("\n\n"), exitCode };
  }
}

/** What is reported about one site. */
function report(content: LoadedContent, { release }: Options, paint: Paint | undefined) {
  const { result, folder } = content;
  const waiting: Finding[] = result.standIns.map((found) => ({ ...found, severity: "error" }));
  // Something that is a warning until then isn't listed again as one.
  const others = result.diagnostics.filter((found) => !(release && isStandIn(found)));
  const diagnostics = release ? [...others, ...waiting] : others;
  const still = count(waiting.length, "placeholder");
  const found = summarize(others, folder);
  const toReplace = `${still} must be replaced before the site goes live.`;
  const isAll = others.length === 0;
  const summary = !still ? found : isAll ? toReplace : `${found} ${toReplace}`;
  const text = release
    ? [...describeAll(content, diagnostics, paint), summary].join("\n\n")
    : reportContent(content, paint);
  return { diagnostics, summary, text };
}

/** Colors, if the output is a terminal and NO_COLOR isn't set (no-color.org). */
function terminalPaint(): Paint | undefined {
  const wanted = process.stdout.isTTY && !process.env["NO_COLOR"];
  if (!wanted) return undefined;
  const style = (format: Parameters<typeof styleText>[0]) => (text: string) =>
    styleText(format, text);
  return {
    location: style("bold"),
    error: style("red"),
    warning: style("yellow"),
    frame: style("dim"),
  };
}

/** Runs the command as people run it. */
export async function main(args: readonly string[]): Promise<void> {
  // Help in code editors, which a check can do without: a folder that can't be written is no reason to fail.
  const isSite = contentFolder === "content" && existsSync(contentFolder);
  if (isSite) await writeSiteSchemas(contentFolder).catch(() => undefined);
  const { output, notes, isReport, exitCode } = await runCheck(
    args,
    contentFolder,
    terminalPaint(),
  );
  if (notes !== "") console.error(`${notes}\n`);
  if (isReport) console.log(output);
  else console.error(output);
  process.exitCode = exitCode;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
