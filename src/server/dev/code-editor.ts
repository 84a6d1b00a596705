// Finds the running code editor that opens a file: only one with a window, because vim would start in the server's
// terminal, where nobody sees it.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { actionRefusal, refuse } from "../http/same-origin.ts";
import type { Middleware, Middlewares } from "./dev-host.ts";

/** The path at which files are opened. Vite has it, too. */
const address = "/__open-in-editor";

/** Editors with a window: the command that opens a file, and the names of their processes. */
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

/** Editors that run in a terminal. */
const inTerminal = /(^|[\\/])(n?vim?|nano|emacs|hx|helix|micro|joe|pico)(\.exe)?(\s|$)/;

/**
 * The command of a running editor with a window; undefined if there is none.
 * @param running the names of all running programs, one per line
 * @param chosen the editor named in LAUNCH_EDITOR
 */
export function findCodeEditor(running: string, chosen?: string): string | undefined {
  if (chosen !== undefined && chosen !== "") return inTerminal.test(chosen) ? undefined : chosen;
  const names = running.split(/\r?\n/).map((name) => name.trim());
  return editors.find(([, pattern]) => names.some((name) => pattern.test(name)))?.[0];
}

/**
 * Opens a file only if one of this server's own pages asks and a code editor is running.
 * @param openerFor opens the file of a request in the editor with this command
 */
export function serveOpenInEditor(
  middlewares: Middlewares,
  openerFor: (editor: string) => Middleware,
): void {
  const chosen = process.env["LAUNCH_EDITOR"];
  middlewares.use(address, (request, response, next) => {
    const refusal = actionRefusal(request);
    if (refusal !== undefined) return refuse(response, refusal);
    void runningPrograms().then((running) => {
      const editor = findCodeEditor(running, chosen);
      if (editor === undefined) {
        response.writeHead(409).end("No code editor is running.");
        return;
      }
      openerFor(editor)(request, response, next);
    });
  });
}

/** The names of running programs; empty if they can't be listed. */
async function runningPrograms(): Promise<string> {
  const isWindows = process.platform === "win32";
  const [command, ...args] = isWindows
    ? (["tasklist", "/fo", "csv", "/nh"] as const)
    : (["ps", "x", "-o", "comm="] as const);
  const { stdout } = await promisify(execFile)(command, args).catch(() => ({ stdout: "" }));
  // "Code.exe","1234",…
  return isWindows ? stdout.replaceAll(/^"([^"]*)".*$/gm, "$1") : stdout;
}
