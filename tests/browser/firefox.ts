// A visitor in the Firefox that is installed on this machine.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { delimiter, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { Marionette } from "./marionette.ts";

const names = process.platform === "win32" ? ["firefox.exe"] : ["firefox-esr", "firefox"];

/** Where installers put it without telling the shell. */
const usualFolders = [
  "/Applications/Firefox.app/Contents/MacOS",
  "C:\\Program Files\\Mozilla Firefox",
];

/** @returns the path of its program; undefined if there is none */
export function findFirefox(): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), ...usualFolders];
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

const settings = {
  // Any free one; Firefox logs it (https://firefox-source-docs.mozilla.org/testing/marionette/Prefs.html).
  "marionette.port": 0,
  // Errors of scripts are logged, too.
  "browser.dom.window.dump.enabled": true,
  // Nothing answers there, and Firefox reaches this machine without it: no outside host is ever asked.
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 1,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 1,
  // Scrolls at once.
  "ui.prefersReducedMotion": 1,
};

export interface Firefox {
  visitor: Marionette;
  /** What Firefox has logged. */
  log: readonly string[];
  end: () => Promise<void>;
}

export async function startFirefox(program: string): Promise<Firefox> {
  // A Firefox from Ubuntu's snap can't read the system's folder for temporary files.
  const caches = resolve(".cache");
  await mkdir(caches, { recursive: true });
  const profile = await mkdtemp(join(caches, "firefox-"));
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const options = ["--headless", "--no-remote", "--marionette", "--profile", profile];
  const running = spawn(program, options, { stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<void>((done) => running.once("close", () => done()));
  const log: string[] = [];
  const socket = createConnection({ host: "127.0.0.1", port: await portOf(running, log) });
  const visitor = new Marionette(socket);
  await visitor.send("WebDriver:NewSession", {});
  return {
    visitor,
    log,
    async end() {
      socket.destroy();
      running.kill();
      await ended;
      await rm(profile, { recursive: true });
    },
  };
}

/** @param log where everything that Firefox says is added from now on */
function portOf({ stdout, stderr }: ChildProcess, log: string[]): Promise<number> {
  return new Promise((found, failed) => {
    for (const stream of [stdout, stderr]) {
      if (!stream) continue;
      const reader = createInterface({ input: stream });
      reader.on("line", (line) => {
        log.push(line);
        const [, port] = /Marionette\s+INFO\s+Listening on port (\d+)/.exec(line) ?? [];
        if (port !== undefined) found(Number(port));
      });
      reader.once("close", () => failed(new Error(`Firefox ended:\n${log.join("\n")}`)));
    }
  });
}
