// Installs what a package.json names, with npm.
import { runProgram } from "./run-program.ts";

/** @param folder has a package.json @returns what npm says is wrong; undefined if all is installed */
export type Install = (folder: string) => Promise<string | undefined>;

const install = ["install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"];

/**
 * On Windows, npm is a script, which only a shell runs. The shell gets one command line, because Node 24 warns about
 * arguments beside it.
 * @returns what to spawn
 */
export const npmCommand = (platform: NodeJS.Platform) =>
  platform === "win32"
    ? { command: ["npm", ...install].join(" "), args: [], shell: true }
    : { command: "npm", args: install, shell: false };

export async function installWithNpm(folder: string): Promise<string | undefined> {
  const { command, args, shell } = npmCommand(process.platform);
  try {
    const { output, code } = await runProgram(command, args, { cwd: folder, shell });
    return code === 0 ? undefined : inShort(output) || `npm ended with ${code}.`;
  } catch (error) {
    // Cast: a program that can't be started fails with an error.
    return (error as Error).message;
  }
}

/** Without npm's own stack, and where it has written more. */
function inShort(said: string): string {
  const lines = said.split("\n").map((line) => line.replace(/^npm error ?/, ""));
  const own = lines.filter((line) => line !== "" && !/^\s|^\}|complete log of this run/.test(line));
  return own.slice(0, 6).join("\n");
}
