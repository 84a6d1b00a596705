// Whether an editor runs that a place can be opened in. Vite opens it, but would take vim, too, and start that in
// the terminal behind the server, where nobody sees it.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Connect } from "vite";
import { actionRefusal, refuse } from "../strangers.ts";

/** Where Vite opens a file; the screen is told if no editor can. */
const address = "/__open-in-editor";

/** Editors with a window: the command that opens a file, and how they are called among the running programs. */
const editors: readonly [command: string, names: RegExp][] = [
  ["code", /^(code|Code\.exe|.*\/Visual Studio Code\.app\/.*)$/],
  ["code-insiders", /^(code-insiders|.*\/Visual Studio Code - Insiders\.app\/.*)$/],
  ["codium", /^(codium|VSCodium\.exe|.*\/VSCodium\.app\/.*)$/],
  ["cursor", /^(cursor|Cursor\.exe|.*\/Cursor\.app\/.*)$/],
  ["zed", /^(zed|zed-editor|zed\.exe|.*\/Zed\.app\/.*)$/],
  ["subl", /^(sublime_text(\.exe)?|.*\/Sublime Text\.app\/.*)$/],
  ["gvim", /^gvim$/],
  ["webstorm", /^(webstorm(\.sh)?|webstorm64\.exe|.*\/WebStorm\.app\/.*)$/],
  ["idea", /^(idea(\.sh)?|idea64\.exe|.*\/IntelliJ IDEA\.app\/.*)$/],
  ["phpstorm", /^(phpstorm(\.sh)?|phpstorm64\.exe|.*\/PhpStorm\.app\/.*)$/],
  ["notepad++", /^notepad\+\+\.exe$/],
];

/** Those that need a terminal of their own. */
const inTerminal = /(^|[\\/])(n?vim?|nano|emacs|hx|helix|micro|joe|pico)(\.exe)?(\s|$)/;

/**
 * The command of an editor that runs in a window; undefined for none.
 * @param running the names of all running programs, one a line
 * @param chosen the editor that a person has named in LAUNCH_EDITOR
 */
export function editorAmong(running: string, chosen?: string): string | undefined {
  if (chosen !== undefined && chosen !== "") return inTerminal.test(chosen) ? undefined : chosen;
  const names = running.split(/\r?\n/).map((name) => name.trim());
  return editors.find(([, pattern]) => names.some((name) => pattern.test(name)))?.[0];
}

/** Lets Vite open a place only for this server's own pages, and where an editor runs for it; else nothing happens. */
export function answerPlaces(middlewares: Connect.Server): void {
  const chosen = process.env["LAUNCH_EDITOR"];
  middlewares.use(address, (request, response, next) => {
    const refusal = actionRefusal(request);
    if (refusal !== undefined) return refuse(response, refusal);
    void runningPrograms().then((running) => {
      const editor = editorAmong(running, chosen);
      if (editor === undefined) {
        response.writeHead(409).end("No code editor is running.");
        return;
      }
      // On Windows, Vite finds where the editor that runs is installed.
      if (process.platform !== "win32") process.env["LAUNCH_EDITOR"] = editor;
      next();
    });
  });
}

/** Nothing where they can't be listed. */
async function runningPrograms(): Promise<string> {
  const isWindows = process.platform === "win32";
  const [command, ...args] = isWindows
    ? (["tasklist", "/fo", "csv", "/nh"] as const)
    : (["ps", "x", "-o", "comm="] as const);
  const { stdout } = await promisify(execFile)(command, args).catch(() => ({ stdout: "" }));
  // "Code.exe","1234",…
  return isWindows ? stdout.replaceAll(/^"([^"]*)".*$/gm, "$1") : stdout;
}
