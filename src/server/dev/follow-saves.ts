// Follows saves in the content folder: sends changed pages to open browsers, or reloads them if more has changed.
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Page, Site } from "../../content/model/site.ts";
import { blocksPath, siteRoot } from "../../files/site-root.ts";
import { visibleInLine } from "../../content/text/invisible.ts";
import { reportContent } from "../../content/report/content-report.ts";
import { NoContent } from "../../files/given-folder.ts";
import { installedList } from "../../own-blocks/compiler.ts";
import { themePath } from "../../files/theme-file.ts";
import type { DevHost, Logger } from "./dev-host.ts";
import type { EditedContent } from "./edited-content.ts";
import { overlayEntries } from "./overlay-entries.ts";
import { changedPages } from "./changed-pages.ts";
import { renderPages } from "./views.ts";
import { watchFolder, watchOneFile } from "./watch-folder.ts";

/** In milliseconds: how long to wait for further writes of the same save. */
const debounceTime = 5;
/** Errors that disappear within this time came from a half-written save. */
const errorDelay = 50;
/** How long the folder is polled after a write, because not every write fires an event. */
const pollTime = 150;
const pollInterval = 20;
/** How long a folder is polled after it has come back: the watcher restarts and doesn't report when it is ready. */
const pollTimeAfterReturn = 3000;
/** How often to retry a folder that can't be read: no event fires when it is back. */
const retryInterval = 250;

/** Starts showing saves in open browsers. */
export function showSaves(content: EditedContent, host: DevHost): void {
  new Follower(content, host).start();
}

/** Reads the folder after a write until nothing changes any more. */
class Follower {
  readonly #content: EditedContent;
  readonly #host: DevHost;
  /** The state of the content that is shown or reported, or about to be. The editor's requests read the folder, too. */
  #state: number;
  /** Polls the folder until this time. */
  #pollUntil = 0;
  /** What browsers are sent, in the order of the saves. */
  #showing: Promise<void> = Promise.resolve();
  #isAwake = false;
  #isClosed = false;
  #rewatch = (): void => {};
  /** The time of the first read with errors that aren't shown yet. */
  #brokenSince: number | undefined;
  #isMistakeShown = false;

  constructor(content: EditedContent, host: DevHost) {
    this.#content = content;
    this.#host = host;
    this.#state = content.state;
    this.#isMistakeShown = content.now?.result.ok === false;
  }

  start(): void {
    this.#host.onceClosed(() => (this.#isClosed = true));
    const { folder } = this.#content;
    this.#rewatch = watchFolder(folder, this.#host, () => this.wake());
    watchFolder(blocksPath(folder), this.#host, () => this.wake());
    watchOneFile(themePath(folder), this.#host, () => this.wake());
    // The compiler of own blocks may be there now.
    const installed = join(siteRoot(folder), "node_modules", installedList);
    watchOneFile(installed, this.#host, () => this.wake());
  }

  /** Call it when something was written, or may have been. */
  wake(): void {
    this.#keepPolling(pollTime);
    if (this.#isAwake) return;
    this.#isAwake = true;
    void this.#follow().finally(() => (this.#isAwake = false));
  }

  async #follow(): Promise<void> {
    await wait(debounceTime);
    for (let start = 0; start < this.#pollUntil && !this.#isClosed;) {
      start = performance.now();
      if (await this.#tryRead(start)) {
        // After reading a large site, leaves at least half of the time to other work.
        await wait(Math.max(pollInterval, performance.now() - start));
      } else {
        this.#keepPolling(retryInterval);
        await wait(retryInterval, undefined, { ref: false });
      }
    }
  }

  #keepPolling(time: number): void {
    this.#pollUntil = Math.max(this.#pollUntil, performance.now() + time);
  }

  /** Reads the folder, and reports if it can't be read or can be read again. */
  async #tryRead(now: number): Promise<boolean> {
    try {
      await this.#readOnce(now);
    } catch (error) {
      // Cast: reading throws only errors.
      const { message } = error as Error;
      const { folder } = this.#content;
      const isKnown = error instanceof NoContent;
      this.#reportReadError(
        isKnown ? message : visibleInLine(`${folder} couldn't be read: ${message}`),
      );
      return false;
    }
    if (this.#content.readError !== null) {
      this.#rewatch();
      this.#keepPolling(pollTimeAfterReturn);
    }
    this.#reportReadError(null);
    return true;
  }

  async #readOnce(now: number): Promise<void> {
    await this.#content.read(this.#host.logger);
    if (this.#content.state !== this.#state) {
      this.#state = this.#content.state;
      this.#keepPolling(pollTime);
      const { result } = this.#content.now ?? {};
      this.#brokenSince = result?.ok ? undefined : now;
      if (result?.ok) this.#showSite(result.site);
    }
    if (this.#brokenSince === undefined || now - this.#brokenSince < errorDelay) return;
    this.#brokenSince = undefined;
    this.#isMistakeShown = true;
    logReport(this.#content, this.#host.logger);
    this.#sendProblems();
  }

  #showSite(site: Site): void {
    logReport(this.#content, this.#host.logger, this.#isMistakeShown);
    this.#isMistakeShown = false;
    const before = this.#content.shown;
    this.#content.shown = site;
    const changed = before && changedPages(before, site);
    // The folder is read again meanwhile, for the editor: loading the views may take longer than all else.
    this.#showing = this.#showing
      .then(() => (changed ? this.#sendPages(site, changed) : this.#host.reload()))
      // The document says which view failed.
      .catch(() => this.#host.reload());
  }

  async #sendPages(site: Site, changed: readonly Page[]): Promise<void> {
    this.#host.send("site:pages", await renderPages(this.#host, site, changed));
    this.#sendProblems();
  }

  #reportReadError(message: string | null): void {
    if (message === this.#content.readError) return;
    this.#content.readError = message;
    if (message !== null) this.#host.logger.error(message);
    this.#host.send("site:unreadable", message);
  }

  #sendProblems(): void {
    const entries = overlayEntries(this.#content.now);
    this.#host.send("site:diagnostics", entries);
  }
}

/** @param isNews true if the log should also say that there are no problems */
export function logReport({ now }: EditedContent, logger: Logger, isNews = false): void {
  if (now && (isNews || now.result.diagnostics.length > 0))
    logger.info(`\n${reportContent(now)}\n`);
}
