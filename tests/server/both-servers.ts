// The dev server in both programs that it runs in: Vite here, and the small server of a site that depends on the engine.
import { mkdir } from "node:fs/promises";
import { get } from "node:http";
import { join } from "node:path";
import { createLogger } from "vite";
import { vi } from "vitest";
import { startSiteServer } from "../../src/server/site-server.ts";
import { startUnvisitedDev } from "./start-dev.ts";

export interface DevUnderTest {
  /** With a slash at its end. */
  address: string;
  /** True if the program has seen a change of each of these files; true, too, if it can't be asked. */
  hasSeen: (paths: readonly string[]) => boolean;
  close: () => Promise<void>;
}

interface Watching {
  content: string;
  /** For what the server makes for itself. */
  folder: string;
  /** Gets the errors in the terminal. */
  onError: (message: string) => void;
  /** Gets what open pages get. */
  onEvent: (name: string, json: string) => void;
}

async function overVite(asked: Watching): Promise<DevUnderTest> {
  const server = await startUnvisitedDev(asked.content, join(asked.folder, "cache"), {
    customLogger: { ...createLogger("silent"), error: asked.onError },
  });
  const { hot } = server.environments.client;
  vi.spyOn(hot, "send").mockImplementation((event: unknown, data?: unknown) => {
    if (typeof event === "string") asked.onEvent(event, JSON.stringify(data));
  });
  const seen: string[] = [];
  server.watcher.on("change", (path) => seen.push(path));
  return {
    address: server.resolvedUrls?.local[0] ?? "",
    hasSeen: (paths) => paths.every((path) => seen.includes(path)),
    close: () => server.close(),
  };
}

async function overSiteServer(asked: Watching): Promise<DevUnderTest> {
  const served = join(asked.folder, "served");
  await mkdir(served, { recursive: true });
  const logger = { info: () => {}, warn: () => {}, error: asked.onError };
  const { address, close } = await startSiteServer({
    folder: asked.content,
    port: 0,
    served,
    logger,
  });
  get(`${address}__changes`, (stream) => {
    let text = "";
    stream.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const [rest = "", ...events] = text.split("\n\n").toReversed();
      text = rest;
      for (const event of events.toReversed()) {
        const [, name = "", json = ""] = /event: (.*)\ndata: (.*)/.exec(event) ?? [];
        asked.onEvent(name, json);
      }
    });
    // The server is gone, at the end of the test.
    stream.on("error", () => {});
  });
  return { address, hasSeen: () => true, close };
}

export const bothServers: readonly [name: string, start: typeof overVite][] = [
  ["over Vite", overVite],
  ["in a site, without Vite", overSiteServer],
];
