// Makes sure that only one dev server writes to a content folder, and cleans up after interrupted saves.
import { readdir } from "node:fs/promises";
import { removeDrafts } from "../../files/media-drafts.ts";
import { finishReplacing } from "../../files/replace-files.ts";
import { FolderGone, NotWritable } from "../../files/state-folder.ts";
import type { DevHost } from "./dev-host.ts";
import type { EditedContent } from "./edited-content.ts";
import { t } from "../../words/t.ts";

/** Takes the lock and finishes interrupted saves. If another dev server holds the lock, this one only shows the site. */
export async function takeWriteLock(
  { folder, lock }: EditedContent,
  { logger, onceListening, onceClosed }: Pick<DevHost, "logger" | "onceListening" | "onceClosed">,
): Promise<void> {
  onceClosed(() => void lock.release());
  // Once it listens: a server that replaces an earlier one gets the lock only then.
  onceListening(() => {
    lock.hold().then(
      (isHeld) => isHeld || logger.warn(readOnlyWarning),
      () => {},
    );
  });
  try {
    if (!(await lock.hold())) return;
    for (const sentence of await finishReplacing(folder)) logger.warn(sentence);
    await removeDrafts(folder);
    for (const name of await notesInContent(folder))
      logger.warn(
        `${folder}/${name} isn't used: notes about unfinished saves are stored elsewhere. Delete it.`,
      );
  } catch (error) {
    // A missing folder is reported when it is read. Cast: the code above throws only errors.
    if (!(error instanceof FolderGone)) logger.warn((error as Error).message);
  }
}

/** Files that an earlier version of the editor left, or that came with a pull. */
async function notesInContent(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.filter((name) => name === ".saving" || name === ".saving-unfinished");
}

const readOnlyWarning =
  "npm start is already running for this folder in another window. This one shows the site, but can't save until you stop the other one.";

/** @throws {NotWritable} if another dev server is running for the folder */
export async function requireWriteLock({ lock }: EditedContent): Promise<void> {
  if (await lock.hold()) return;
  throw new NotWritable(
    t`npm start is already running for this folder in another window. Make this change there, or stop that one and try again here.`,
  );
}
