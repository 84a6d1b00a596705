// Starts a server of an installed engine, as a person would, and waits for the address that it prints.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { installedNode } from "./install-package.ts";

export interface Running {
  address: string;
  stop: () => Promise<void>;
}

/** @param args the command, `start` or `preview`, and its options */
export function startInstalled(site: string, args: readonly string[]): Promise<Running> {
  const bin = join("node_modules", "site-from-json", "node", "bin.js");
  const running = spawn(installedNode, [bin, ...args], {
    cwd: site,
    env: { ...process.env, SITE_STATE_DIR: join(site, "..", "state") },
  });
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      running.once("exit", () => resolve());
      running.kill();
    });
  return new Promise((resolve, reject) => {
    let printed = "";
    running.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /Site:?\s+(http\S+)/.exec(printed)?.[1];
      if (address !== undefined) resolve({ address, stop });
    });
    running.stderr.on("data", (chunk: Buffer) => (printed += chunk.toString()));
    running.once("exit", () => reject(new Error(printed)));
  });
}
