// The store that reads and writes a content folder on this computer through the browser, without a server.
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { largestMedia } from "../../media/largest-media.ts";
import { whyNotRemovable } from "../removable-media.ts";
import type {
  AddedMedia,
  FileToSave,
  Published,
  RemovedMedia,
  Saved,
  Store,
  Stored,
} from "../store.ts";
import { createSharedTask } from "../task-queue.ts";
import { changesSince, publishedLocally } from "./content-changes.ts";
import { explainFolderError, notAllowed } from "./folder-errors.ts";
import { addToFolder, readFromFolder, removeFromFolder } from "./folder-media.ts";
import { mayChange } from "./folder-permission.ts";
import {
  areSameVersions,
  folderSource,
  stateOf,
  storedOf,
  versionsOf,
  type FolderSource,
} from "./folder-source.ts";
import type { OpenFolder } from "./open-folder.ts";
import { saveInFolder } from "./save-in-folder.ts";
import { watchFolder } from "./watch-folder.ts";
import { zipChanges } from "./zip-changes.ts";
import { t } from "../../words/t.ts";

/**
 * @param folder from `openFolder`
 * @param icons the icon set, which isn't in the folder
 * @param vocabulary loads what the content can consist of
 */
export function folderStore(
  folder: OpenFolder,
  icons: Stored["assets"]["icons"],
  vocabulary: () => Promise<Vocabulary>,
): Store {
  const source = folderSource(folder, icons);
  const { inTurn } = source;
  return {
    savesTo: "files",
    largestMedia,
    load: () => inTurn(() => load(source)),
    save: (files) => inTurn(() => save(source, files)),
    addMedia: (file, kinds) => inTurn(() => addMedia(source, file, kinds)),
    removeMedia: (name) => inTurn(async () => removeMedia(source, name, await vocabulary())),
    watch: (changed) => watch(source, changed),
    published: () => inTurn(() => published(source)),
    publish: () => Promise.resolve({ is: "refused", reason: howToPublish }),
    changedFiles: () => inTurn(() => changedFiles(source)),
  };
}

const howToPublish = t`The editor saves into the folder on this computer. To publish, send the folder's changes with Git, or ask the person who manages the site.`;

async function load(source: FolderSource): Promise<Stored> {
  try {
    const content = await source.read();
    source.known = versionsOf(content);
    return storedOf(source, content);
  } catch (error) {
    throw new Error(explainFolderError(error, source.folder.name), { cause: error });
  }
}

async function save({ folder, known }: FolderSource, files: readonly FileToSave[]): Promise<Saved> {
  const saved = await saveInFolder(folder, files);
  if (saved.is !== "saved") return saved;
  for (const { name, text } of files)
    if (text === null) known.delete(name);
    else known.set(name, saved.versions[name] ?? "");
  return saved;
}

async function addMedia(
  { folder, known, removedFiles, read }: FolderSource,
  file: File,
  kinds: readonly string[],
): Promise<AddedMedia> {
  try {
    if (!(await mayChange(folder))) return { is: "refused", reason: notAllowed(folder.name) };
    const added = await addToFolder(folder, file, kinds, {
      isRestored: removedFiles.has(file),
    });
    if (added.is === "refused") return added;
    const { name, note } = added;
    const found = (await read()).media.get(name);
    if (!found) {
      const reason = t`${name} was removed again right after it was added. Add it again.`;
      return { is: "refused", reason };
    }
    const { address, measured, version } = found;
    known.set(name, version);
    return { is: "added", name, address, measured, ...(note !== undefined && { note }) };
  } catch (error) {
    return { is: "refused", reason: explainFolderError(error, folder.name) };
  }
}

async function removeMedia(
  source: FolderSource,
  name: string,
  vocabulary: Vocabulary,
): Promise<RemovedMedia> {
  const { folder, read, removedFiles, checks } = source;
  try {
    const why = whyNotRemovable(storedOf(source, await read()), name, vocabulary);
    if (why !== undefined) return { is: "refused", reason: why };
    if (!(await mayChange(folder))) return { is: "refused", reason: notAllowed(folder.name) };
    const file = await removeFromFolder(folder, name);
    removedFiles.add(file);
    // The editor learns of it as of anyone else's change.
    for (const check of checks) check();
    return { is: "removed", file };
  } catch (error) {
    return { is: "refused", reason: explainFolderError(error, folder.name) };
  }
}

function watch(source: FolderSource, changed: () => void): () => void {
  const checkOnce = createSharedTask(() =>
    source.inTurn(async () => {
      const now = versionsOf(await source.read());
      if (areSameVersions(now, source.known)) return;
      source.known = now;
      changed();
    }),
  );
  // A folder that is gone or locked is reported by the next save.
  const check = () => void checkOnce().catch(() => undefined);
  const stop = watchFolder(source.folder, check);
  source.checks.add(check);
  return () => {
    source.checks.delete(check);
    stop();
  };
}

async function published({ folder, opened, read }: FolderSource): Promise<Published> {
  try {
    const now = stateOf(await read());
    return publishedLocally({
      before: opened ?? now,
      now,
      against: t`the content when you opened it`,
      isPublished: false,
      reason: howToPublish,
    });
  } catch (error) {
    return { is: "unknown", reason: explainFolderError(error, folder.name) };
  }
}

/** @throws with a message for the person if the folder can't be read */
async function changedFiles({ folder, opened, read }: FolderSource): Promise<File | undefined> {
  try {
    const now = stateOf(await read());
    const changes = changesSince(opened ?? now, now);
    return await zipChanges(folder.name, changes, (name) => readFromFolder(folder, name));
  } catch (error) {
    throw new Error(explainFolderError(error, folder.name), { cause: error });
  }
}
