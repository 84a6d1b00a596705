// `npm run changes`: lists what has changed since the site was last published. Exit 0, or 2 if the changes couldn't
// be read.
import { basename, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { compareContent, type ContentState } from "../content/compare/compare.ts";
import type { Finding } from "../content/diagnostics/finding.ts";
import type { Site } from "../content/model/site.ts";
import { loadContent, type LoadedContent } from "../files/content-folder.ts";
import { NoEarlierState, readEarlier, type Earlier } from "../git/earlier-content.ts";
import { CannotWrite } from "../files/cannot-write.ts";
import { contentFolder, NoContent } from "../files/given-folder.ts";
import { summaryDocument } from "../review/documents.tsx";
import { reviewInText } from "../review/in-text.ts";
import type { Review } from "../review/review.ts";
import { pagesSeenToChange } from "../review/changed-pages.ts";
import { lookAddress } from "../store/setup.ts";
import { changedEngine } from "./changed-engine.ts";
import { cannotWriteMessage } from "./cannot-write-message.ts";
import { printRun, type Run } from "./print-run.ts";
import { readArguments } from "./read-arguments.ts";
import { installWithNpm, type Install } from "./run-npm.ts";

const usage = `npm run changes -- [options]

  --since origin/main     branch or commit to compare with (default: the published version)
  --format text|github    output format (default: text)
  --review folder         also write the site, which opens with a double-click, and pictures of the changed pages
  --engine                also build the site with the engine of that version, and show which pages look different
                          with the one that is installed
  --look branch           also link to the site as this branch has it, in the editor of the published site; none if
                          it is "" or site.json names no repository
  --help                  show this help

Exit code: 0, or 2 if the changes couldn't be read.`;

const switches = {
  since: "string",
  format: "string",
  review: "string",
  look: "string",
  engine: "boolean",
  help: "boolean",
} as const;

interface Options {
  since: string | undefined;
  format: "text" | "github";
  review: string | undefined;
  look: string | undefined;
  engine: boolean;
  help: boolean;
}

/**
 * @param site the folder with package.json
 * @returns the message to print, and exit code 2 if an option, the folder or its history can't be read
 */
export async function runChanges(
  args: readonly string[],
  folder: string,
  site: string = resolve(),
  install: Install = installWithNpm,
): Promise<Run<0 | 2>> {
  const options = readOptions(args);
  if (typeof options === "string") return { output: options, exitCode: 2 };
  if (options.help) return { output: usage, exitCode: 0 };
  try {
    const content = await loadContent(folder);
    const earlier = await readEarlier(folder, options.since);
    const review = reviewOf(earlier, content, options.look);
    if (options.engine) review.engine = await changedEngine(site, earlier.commit, install);
    if (options.review !== undefined) {
      // Imported only when needed, because it brings a browser and a bundler.
      const folderWriter = await import("./review-folder.ts").catch(withoutBrowser);
      if (typeof folderWriter === "string") return { output: folderWriter, exitCode: 2 };
      const refusal = await folderWriter.writeReview(review, content, options.review);
      if (refusal !== undefined) return { output: refusal, exitCode: 2 };
    }
    return { output: inFormat(options, review, folder), exitCode: 0 };
  } catch (error) {
    if (error instanceof CannotWrite) return { output: cannotWriteMessage(error), exitCode: 2 };
    if (error instanceof NoContent || error instanceof NoEarlierState)
      return { output: error.message, exitCode: 2 };
    throw error;
  }
}

/** An installed engine has no Playwright: only some sites want pictures. @returns what to do about it */
export function withoutBrowser(error: NodeJS.ErrnoException): string {
  if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
  return "Pictures of pages need playwright-core, which isn't installed. Install it, then try again: npm install --save-dev playwright-core";
}

/** The options, or a message about what is wrong with them. */
function readOptions(args: readonly string[]): Options | string {
  const given = readArguments(args, switches, usage);
  if (typeof given === "string") return given;
  const { since, format = "text", review, look = "", engine, help } = given;
  if (format !== "text" && format !== "github")
    return `There is no format ${JSON.stringify(format)}. Use text or github.`;
  if (!isName(since)) return `Write a branch or a commit after --since.\n\n${usage}`;
  if (!isName(review)) return `Write the name of a folder after --review.\n\n${usage}`;
  // An option without a value is parsed as true.
  if (typeof look !== "string") return `Write a branch after --look.\n\n${usage}`;
  return {
    since,
    format,
    review,
    look: look === "" ? undefined : look,
    engine: engine === true,
    help: help === true,
  };
}

/** An option without a value is parsed as true. */
function isName(value: unknown): value is string | undefined {
  return value === undefined || (typeof value === "string" && value !== "");
}

function inFormat({ format, review: out }: Options, review: Review, folder: string): string {
  if (format === "text") return reviewInText(review);
  return summaryDocument(review, folder, out === undefined ? undefined : basename(out));
}

/** @param branch the branch with the change, if others can see it there */
function reviewOf(
  { date, commit, content: before }: Earlier,
  after: LoadedContent,
  branch: string | undefined,
): Review {
  const { result, folder, files, theme } = after;
  // Includes files whose content means the same, for example with one comma less.
  const isInChange = ({ file }: Finding): boolean => {
    if (file === theme?.file) return theme.text !== before?.theme?.text;
    const name = file.slice(folder.length + 1);
    return files.get(name) !== before?.files.get(name);
  };
  const siteBefore = before?.result.ok ? before.result.site : undefined;
  return {
    against: `the content of ${date} (${commit})`,
    differences: compareContent(
      before ? stateOf(before) : nothing,
      stateOf(after),
      after.vocabulary,
    ),
    findings: {
      inChange: result.diagnostics.filter(isInChange),
      elsewhere: result.diagnostics.filter((found) => !isInChange(found)),
    },
    pages: result.ok ? pagesSeenToChange(siteBefore, result.site) : undefined,
    look: result.ok ? lookAt(branch, siteBefore) : undefined,
  };
}

/** @param published has the editor, and says where it is; a change could name any address */
function lookAt(branch: string | undefined, published: Site | undefined): string | undefined {
  if (branch === undefined || published?.repository === undefined) return undefined;
  return lookAddress(new URL("edit/", published.url).href, branch);
}

const nothing: ContentState = { files: new Map(), media: new Map() };

/** A file's address on the site changes whenever its content does. */
function stateOf({ files, media }: LoadedContent): ContentState {
  return { files, media: new Map([...media].map(([name, { address }]) => [name, address])) };
}

/** Runs the command as people run it. */
export async function main(args: readonly string[]): Promise<void> {
  printRun(await runChanges(args, contentFolder));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
