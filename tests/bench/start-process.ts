// Starts a dev server as a process of its own, and waits until it says where it serves.
import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

/**
 * @param args of Node
 * @param more of the environment
 * @returns its address, which may not answer yet
 * @throws if it ends first, with what it has printed
 */
export async function startProcess(
  args: readonly string[],
  cwd: string,
  more: NodeJS.ProcessEnv,
): Promise<{ address: string; stop: () => void }> {
  const server = spawn(process.execPath, args, { cwd, env: { ...process.env, ...more } });
  const address = await new Promise<string>((done, fail) => {
    let printed = "";
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const [found] = /http:\/\/localhost:\d+\//.exec(stripVTControlCharacters(printed)) ?? [];
      if (found !== undefined) done(found);
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    server.once("error", fail);
    server.once("exit", () => fail(new Error(printed)));
  });
  return { address, stop: () => void server.removeAllListeners("exit").kill() };
}
