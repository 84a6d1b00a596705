// What the dev server needs of the program that it runs in: Vite here, a small server in a site.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Page } from "../../content/model/site.ts";
import type { OverlayEntry } from "./overlay-entries.ts";

export interface Logger {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

export type Next = (error?: unknown) => void;
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** Answers requests in turn. Below a path, an address begins after that path. */
export interface Middlewares {
  use(handle: Middleware): unknown;
  use(path: string, handle: Middleware): unknown;
}

/** What open pages of the site get to know, by the event's name. */
export interface PageEvents {
  /** Pages that look different now. */
  "site:pages": readonly { name: Page["name"]; html: string }[];
  "site:diagnostics": readonly OverlayEntry[];
  /** Why the content can't be read; null once it can. */
  "site:unreadable": string | null;
  /** The path of the mailbox, after a form was sent there. */
  "site:mail": string;
}

export type Views = typeof import("../../site/render.tsx");

export interface DevHost {
  logger: Logger;
  middlewares: Middlewares;
  /** Sends an event to all open pages. */
  send<Name extends keyof PageEvents>(name: Name, data: PageEvents[Name]): void;
  /** Loads all open pages again. */
  reload(): void;
  onceListening(then: () => void): void;
  onceClosed(then: () => void): void;
  /**
   * Watches the files in a folder.
   * @returns a function that begins again, with the folder that is at this path then
   */
  watchFiles(folder: string, changed: () => void): () => void;
  /**
   * Serves another content folder on a port of its own, as long as this program serves this one.
   * @returns its address, with a slash at the end
   */
  serveBeside(folder: string): Promise<string>;
  /** Loads the current views: here, a developer may be changing them. */
  loadViews(): Promise<Views>;
  /** @returns where in the source a view failed */
  traceOf(failure: Error): string;
}
