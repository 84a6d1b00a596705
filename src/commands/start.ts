// `start` in a site that has the engine as a dependency: serves the site and the editor while people work on it.
import { spawn } from "node:child_process";
import { ownFiles } from "../engine/engine-files.ts";
import { contentFolder, couldNotCode } from "../files/given-folder.ts";
import { readPort } from "../server/listen-on-port.ts";
import { startSiteServer } from "../server/site-server.ts";
import { editAddress } from "../store/dev/wire.ts";
import { printRun } from "./print-run.ts";
import { readArguments } from "./read-arguments.ts";

const usage = `npm start -- [options]

  --port 4999   port for the site (default: 5173, or the next free port)
  --open        also open it in the browser
  --help        show this help`;

interface StartOptions {
  port: number;
  open: boolean;
}

/** @returns the options; the help; or a message about a wrong option */
export function startOptions(args: readonly string[]): StartOptions | { help: string } | string {
  const given = readArguments(args, { port: "string", open: "boolean", help: "boolean" }, usage);
  if (typeof given === "string") return given;
  if (given.help === true) return { help: usage };
  // An option without a value is parsed as true.
  if (given.port === true || given.port === "")
    return `Write a number after --port, from 0 to 65535.\n\n${usage}`;
  const port = readPort(typeof given.port === "string" ? given.port : undefined, 5173, "--port");
  return typeof port === "string" ? port : { port, open: given.open === true };
}

/** Runs the command as people run it. */
export async function main(args: readonly string[]): Promise<void> {
  const options = startOptions(args);
  if (typeof options === "string") return printRun({ output: options, exitCode: couldNotCode });
  if ("help" in options) return printRun({ output: options.help, exitCode: 0 });
  try {
    await serve(options);
  } catch (error) {
    // Cast: such as a port that can't be used.
    printRun({ output: `The site can't be served. ${(error as Error).message}`, exitCode: 1 });
  }
}

async function serve({ port, open }: StartOptions): Promise<void> {
  const logger = { info: console.log, warn: console.warn, error: console.error };
  const { served } = ownFiles;
  const server = await startSiteServer({ folder: contentFolder, port, served, logger });
  if (server.port !== port && port !== 0)
    console.log(`Port ${port} is in use, so the next free port is used.`);
  console.log(
    `  Site: ${server.address}\n  Edit it on the page: ${server.address}${editAddress.slice(1)}`,
  );
  if (open) openInBrowser(server.address);
  process.once("SIGTERM", () => void server.close());
}

/** A computer without such a program has the address in the terminal. */
function openInBrowser(address: string): void {
  const programs: Partial<Record<NodeJS.Platform, string>> = { darwin: "open", win32: "explorer" };
  spawn(programs[process.platform] ?? "xdg-open", [address], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}
