// Follows saves in the content folder: sends changed pages to open browsers, or reloads them if more has changed.
import { setTimeout as wait } from "node:timers/promises";
import type { Logger, ViteDevServer } from "vite";
import type { Site } from "../../content/model/site.ts";
import { visibleInLine } from "../../content/text/invisible.ts";
import { report } from "../../files/content-folder.ts";
import { NoContent } from "../../files/given-folder.ts";
import type { EditedContent } from "./edited-content.ts";
import { overlayEntries } from "./problems.ts";
import { changedPages } from "./swap.ts";
import { renderPages } from "./views.ts";
import { watchFolder } from "./watch-folder.ts";

/** In milliseconds: how long to wait for further writes of the same save. */
const settleTime = 5;
/** Errors that disappear within this time came from a half-written save. */
const patience = 50;
/** How long the folder is polled after a write, because not every write fires an event. */
const watchfulTime = 150;
const pause = 20;
/** How long a folder is polled after it has come back: the watcher restarts and doesn't report when it is ready. */
const watchfulAfterReturn = 3000;
/** How often to retry a folder that can't be read: no event fires when it is back. */
const retryInterval = 250;

/** Starts showing saves in open browsers. */
export function showSaves(content: EditedContent, server: ViteDevServer): void {
  new Follower(content, server).start();
}

/** Reads the folder after a write until nothing changes any more. */
class Follower {
  readonly #content: EditedContent;
  readonly #server: ViteDevServer;
  /** Polls the folder until this time. */
  #watchfulUntil = 0;
  #isAwake = false;
  #isClosed = false;
  #watchAnew = (): void => {};
  /** The time of the first read with errors that aren't shown yet. */
  #brokenSince: number | undefined;
  #isMistakeShown = false;

  constructor(content: EditedContent, server: ViteDevServer) {
    this.#content = content;
    this.#server = server;
    this.#isMistakeShown = content.now?.result.ok === false;
  }

  start(): void {
    const { httpServer } = this.#server;
    httpServer?.once("close", () => (this.#isClosed = true));
    this.#watchAnew = watchFolder(this.#content.folder, this.#server, () => this.wake());
  }

  /** Call it when something was written, or may have been. */
  wake(): void {
    this.#staysWatchful(watchfulTime);
    if (this.#isAwake) return;
    this.#isAwake = true;
    void this.#follow().finally(() => (this.#isAwake = false));
  }

  async #follow(): Promise<void> {
    await wait(settleTime);
    for (let start = 0; start < this.#watchfulUntil && !this.#isClosed;) {
      start = performance.now();
      if (await this.#canLook(start)) {
        // After reading a large site, leaves at least half of the time to other work.
        await wait(Math.max(pause, performance.now() - start));
      } else {
        this.#staysWatchful(retryInterval);
        await wait(retryInterval, undefined, { ref: false });
      }
    }
  }

  #staysWatchful(time: number): void {
    this.#watchfulUntil = Math.max(this.#watchfulUntil, performance.now() + time);
  }

  /** Reads the folder, and reports if it can't be read or can be read again. */
  async #canLook(now: number): Promise<boolean> {
    try {
      await this.#look(now);
    } catch (error) {
      // Cast: reading throws only errors.
      const { message } = error as Error;
      const { folder } = this.#content;
      const isKnown = error instanceof NoContent;
      this.#sayUnreadable(
        isKnown ? message : visibleInLine(`${folder} couldn't be read: ${message}`),
      );
      return false;
    }
    if (this.#content.unreadable !== null) {
      this.#watchAnew();
      this.#staysWatchful(watchfulAfterReturn);
    }
    this.#sayUnreadable(null);
    return true;
  }

  async #look(now: number): Promise<void> {
    if (await this.#content.read(this.#server.config.logger)) {
      this.#staysWatchful(watchfulTime);
      const { result } = this.#content.now ?? {};
      this.#brokenSince = result?.ok ? undefined : now;
      if (result?.ok) await this.#showSite(result.site);
    }
    if (this.#brokenSince === undefined || now - this.#brokenSince < patience) return;
    this.#brokenSince = undefined;
    this.#isMistakeShown = true;
    logReport(this.#content, this.#server.config.logger);
    this.#sendProblems();
  }

  async #showSite(site: Site): Promise<void> {
    logReport(this.#content, this.#server.config.logger, this.#isMistakeShown);
    this.#isMistakeShown = false;
    const before = this.#content.shown;
    this.#content.shown = site;
    const changed = before && changedPages(before, site);
    const { hot } = this.#server.environments.client;
    if (!changed) return hot.send({ type: "full-reload" });
    hot.send("site:pages", await renderPages(this.#server, site, changed));
    this.#sendProblems();
  }

  #sayUnreadable(message: string | null): void {
    if (message === this.#content.unreadable) return;
    this.#content.unreadable = message;
    if (message !== null) this.#server.config.logger.error(message);
    this.#server.environments.client.hot.send("site:unreadable", message);
  }

  #sendProblems(): void {
    const entries = overlayEntries(this.#content.now);
    this.#server.environments.client.hot.send("site:diagnostics", entries);
  }
}

/** @param isNews true if the log should also say that there are no problems */
export function logReport({ now }: EditedContent, logger: Logger, isNews = false): void {
  if (now && (isNews || now.result.diagnostics.length > 0)) logger.info(`\n${report(now)}\n`);
}
