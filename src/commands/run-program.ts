// Runs a program to its end, and collects what it prints.
import { spawn, type SpawnOptions } from "node:child_process";

export interface Ended {
  /** What it printed, in its order. */
  output: string;
  /** null if a signal ended it. */
  code: number | null;
}

/** @throws if it can't be started */
export function runProgram(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, "cwd" | "env" | "shell">,
): Promise<Ended> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.on("error", fail);
    child.on("close", (code) => done({ output, code }));
  });
}
