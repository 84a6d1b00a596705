// From a save to open browsers: changed pages are put into theirs, anything else makes them load anew.
import { resolve, sep } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ViteDevServer } from "vite";
import { report, type LoadedContent } from "../../files/content-folder.ts";
import { NoContent } from "../../files/given-folder.ts";
import type { EditedContent } from "./edited-content.ts";
import { overlayEntries } from "./problems.ts";
import { changedPages } from "./swap.ts";
import { renderPages } from "./views.ts";

/** How long, in milliseconds, events of one save are gathered, and a mistake is held back that may be half a save. */
const settleTime = 5;
const patience = 30;

/** Shows what is saved in the content folder, from now on. */
export function showSaves(content: EditedContent, server: ViteDevServer): void {
  const watched = resolve(content.folder);
  let timer: NodeJS.Timeout | undefined;
  let saves = 0;
  const update = async (): Promise<void> => {
    const own = ++saves;
    await showSave(content, server, () => own === saves);
  };
  server.watcher.add(watched);
  server.watcher.on("all", (_event, path) => {
    if (!resolve(path).startsWith(watched + sep)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void update(), settleTime);
  });
}

/** @param isLatest whether nothing has been saved since */
async function showSave(
  content: EditedContent,
  server: ViteDevServer,
  isLatest: () => boolean,
): Promise<void> {
  const { logger } = server.config;
  const wasBroken = content.now?.result.ok === false;
  let saved: LoadedContent;
  try {
    saved = await content.read(logger);
  } catch (error) {
    const { message } = error as Error;
    logger.error(
      error instanceof NoContent
        ? message
        : `The folder ${content.folder} could not be read: ${message}`,
    );
    return;
  }
  const { hot } = server.environments.client;
  if (!saved.result.ok) {
    // A file that is only half written is followed by the rest of it.
    await wait(patience);
    if (isLatest()) hot.send("site:diagnostics", overlayEntries(content.now));
    return;
  }
  if (wasBroken) logger.info(report(saved));
  const { site } = saved.result;
  const before = content.shown;
  content.shown = site;
  const changed = before && changedPages(before, site);
  if (!changed) return hot.send({ type: "full-reload" });
  hot.send("site:pages", await renderPages(server, site, changed));
  hot.send("site:diagnostics", overlayEntries(content.now));
}
