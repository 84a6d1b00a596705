// Installs what a package.json names, with npm.
import { runProgram } from "./run-program.ts";

/** Whether npm takes what it has from its own folder, or asks first if there is something else by now. */
export type Prefer = "offline" | "online";

/** @param folder has a package.json @returns what npm says is wrong; undefined if all is installed */
export type Install = (folder: string, prefer: Prefer) => Promise<string | undefined>;

const installing = (prefer: Prefer): string[] => [
  "install",
  "--no-audit",
  "--no-fund",
  `--prefer-${prefer}`,
  "--loglevel=error",
];

/**
 * On Windows, npm is a script, which only a shell runs. The shell gets one command line, because Node 24 warns about
 * arguments beside it.
 * @returns what to spawn
 */
export const npmCommand = (platform: NodeJS.Platform, prefer: Prefer) =>
  platform === "win32"
    ? { command: ["npm", ...installing(prefer)].join(" "), args: [], shell: true }
    : { command: "npm", args: installing(prefer), shell: false };

export async function installWithNpm(folder: string, prefer: Prefer): Promise<string | undefined> {
  const { command, args, shell } = npmCommand(process.platform, prefer);
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
