// Opens a file of the content folder in a running code editor, at a line.
import { spawn } from "node:child_process";
import { realpath } from "node:fs/promises";
import { basename, resolve, sep } from "node:path";
import { themePath } from "../../files/theme-file.ts";
import type { Middleware } from "./dev-host.ts";

interface Location {
  path: string;
  line: string;
  column: string;
}

/** How each editor is asked for a line; one that isn't here gets only the file. */
const asked: readonly [editors: RegExp, how: (at: Location) => string[]][] = [
  [/^(code|code-insiders|codium|cursor)$/, (at) => ["--reuse-window", "--goto", together(at)]],
  [/^(zed|subl)$/, (at) => [together(at)]],
  [/^(webstorm|idea|phpstorm)$/, ({ path, line }) => ["--line", line, path]],
  [/^gvim$/, ({ path, line }) => [`+${line}`, path]],
  [/^notepad\+\+$/, ({ path, line, column }) => [`-n${line}`, `-c${column}`, path]],
];

const together = ({ path, line, column }: Location): string => `${path}:${line}:${column}`;

/** The arguments for an editor. @param editor its command, which may be a path */
export function editorArguments(editor: string, at: Location): string[] {
  const name = basename(editor).replace(/\.(exe|cmd)$/i, "");
  const how = asked.find(([editors]) => editors.test(name))?.[1];
  return how ? how(at) : [at.path];
}

/**
 * @param folder only files in it are opened, and the theme beside it
 * @returns opens the file that a request names, as `file=content/home.json:3:5`
 */
export const openFileIn =
  (folder: string) =>
  (editor: string): Middleware =>
  (request, response) => {
    const named = new URLSearchParams(request.url?.replace(/^[^?]*\?/, "")).get("file") ?? "";
    const [, path = "", line = "1", column = "1"] =
      /^(.*?)(?::(\d+))?(?::(\d+))?$/.exec(named) ?? [];
    void fileIn(folder, path)
      .then((file) => open(editor, { path: file, line, column }))
      .then(
        () => response.writeHead(200).end(),
        () => response.writeHead(409).end("The file couldn't be opened."),
      );
  };

/** @throws if it is neither a file in the folder nor the theme beside it */
async function fileIn(folder: string, path: string): Promise<string> {
  const theme = resolve(themePath(folder));
  if (resolve(path) === theme) return theme;
  const [inside, file] = [await realpath(folder), await realpath(path)];
  if (!file.startsWith(inside + sep)) throw new Error(`${path} isn't in ${folder}`);
  return resolve(path);
}

/**
 * On Windows, most editors' commands are scripts, which only a shell runs: it must not read the name as more than one.
 * @returns true for a path of letters in any script, digits, and characters that mean nothing to that shell in quotes
 */
export const isPlainOnWindows = (path: string): boolean =>
  /^[\p{L}\p{M}\p{N}_ .,()#'+@=~\\/:-]+$/u.test(path);

function open(editor: string, at: Location): Promise<void> {
  const isWindows = process.platform === "win32";
  if (isWindows && !isPlainOnWindows(at.path)) return Promise.reject(new Error(at.path));
  const given = editorArguments(editor, at);
  const args = isWindows ? given.map((each) => `"${each}"`) : given;
  return new Promise((done, fail) => {
    const child = spawn(editor, args, { stdio: "ignore", detached: true, shell: isWindows });
    child.once("error", fail);
    child.once("spawn", () => {
      child.unref();
      done();
    });
  });
}
