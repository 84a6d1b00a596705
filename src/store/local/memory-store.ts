// The store over a copy of the published site in this browser, for trying the editor on any host.
import { isContentName } from "../../content/model/input.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { largestMedia } from "../../media/largest-media.ts";
import { notContent } from "../save-refusals.ts";
import { whyNotRemovable } from "../removable-media.ts";
import type { BuiltContent } from "../setup.ts";
import type { FileToSave, Published, Saved, Store, Stored, StoredFile } from "../store.ts";
import { createTaskQueue } from "../task-queue.ts";
import { changesSince, publishedLocally } from "./content-changes.ts";
import { versionOfText } from "./content-version.ts";
import { changesApplied, publishedContent, stateOf, storedOf } from "./copied-content.ts";
import { addToCopy, contentOf, removeFromCopy, type MediaCopy } from "./copy-media.ts";
import { bytesOf } from "./folder-files.ts";
import { storeInBrowser, type CopyStore } from "./stored-copy.ts";
import { zipChanges } from "./zip-changes.ts";
import { t } from "../../words/t.ts";

/** Where a copy belongs to. */
export interface CopyLocation {
  /** The copy's unique name. */
  site: string;
  /** The address of the editor's page. */
  page: string;
  copyStore: CopyStore;
}

interface Copy extends MediaCopy {
  site: string;
  folder: string;
  icons: Stored["assets"]["icons"];
}

/** One copy for each address of the editor: all sites of an owner may share an origin. */
export function copyOfThisPage(page: string = location.href): CopyLocation {
  // The same with and without a file name, such as index.html.
  const { origin, pathname } = new URL(".", page);
  const site = `copy:${origin}${pathname}`;
  return { site, page, copyStore: storeInBrowser(site) };
}

/**
 * @param built what the site was built from, `edit/content.json`
 * @param icons the icon set
 * @param vocabulary loads what the content can consist of
 */
export function memoryStore(
  built: BuiltContent,
  icons: Stored["assets"]["icons"],
  vocabulary: () => Promise<Vocabulary>,
  { site, page, copyStore }: CopyLocation = copyOfThisPage(),
): Store {
  const published = publishedContent(built, page);
  const apply = changesApplied(published);
  const read = async () => apply(await copyStore.read());
  const copy: Copy = {
    site,
    folder: built.folder,
    icons,
    published,
    copyStore,
    removedFiles: new WeakMap(),
    read,
  };
  const inTurn = createTaskQueue();
  const watchers = new Set<() => void>();
  return {
    savesTo: "copy",
    largestMedia,
    load: async () => storedOf(await read(), copy),
    save: (files) => inTurn(() => save(copy, files)),
    addMedia: (file, kinds) => inTurn(() => addToCopy(copy, file, kinds)),
    removeMedia: (name) =>
      inTurn(async () => {
        const reason = whyNotRemovable(
          await storedOf(await read(), copy),
          name,
          await vocabulary(),
        );
        if (reason !== undefined) return { is: "refused", reason };
        const removed = await removeFromCopy(copy, name);
        // The editor learns of it as of anyone else's change.
        for (const changed of watchers) changed();
        return removed;
      }),
    watch(changed) {
      watchers.add(changed);
      const stop = copyStore.watch(changed);
      return () => {
        watchers.delete(changed);
        stop();
      };
    },
    published: () => inTurn(() => describe(copy)),
    publish: () => Promise.resolve({ is: "refused", reason: howToPublish(copyStore) }),
    changedFiles: () => inTurn(() => changedFiles(copy)),
  };
}

const savedInTab = t`Saved in this tab only. Download the changed files before you close it.`;

/** What to do instead of publishing. */
function howToPublish({ isLasting }: CopyStore): string {
  const sendThem = t`To put it on the site, download the changed files and send them to the person who manages the site.`;
  return isLasting
    ? t`This is your own copy of the site, stored in this browser. ${sendThem}`
    : t`This is your own copy of the site. The browser can't store it, so it ends when you close this tab. ${sendThem}`;
}

async function save(
  { published, copyStore, read }: Copy,
  files: readonly FileToSave[],
): Promise<Saved> {
  const wrong = files.find(({ name }) => !isContentName(name));
  if (wrong) return { is: "refused", reason: notContent(wrong.name) };
  const now = (await read()).files;
  const conflicts: StoredFile[] = [];
  for (const { name, version } of files) {
    const text = now.get(name);
    const found = text === undefined ? "" : await versionOfText(text);
    if (found !== version) conflicts.push({ name, text: text ?? "", version: found });
  }
  if (conflicts.length > 0) return { is: "conflict", files: conflicts };
  const stored = new Map((await copyStore.read()).files.map((file) => [file.name, file]));
  for (const { name, text } of files)
    if ((published.files.get(name) ?? null) === text) stored.delete(name);
    else stored.set(name, { name, text });
  await copyStore.writeFiles([...stored.values()]);
  const versions = files.map(
    async ({ name, text }) => [name, text === null ? "" : await versionOfText(text)] as const,
  );
  return {
    is: "saved",
    versions: Object.fromEntries(await Promise.all(versions)),
    warning: copyStore.isLasting ? undefined : savedInTab,
  };
}

async function describe({ published, copyStore, read }: Copy): Promise<Published> {
  return publishedLocally({
    before: stateOf(published),
    now: stateOf(await read()),
    against: t`the published site`,
    isPublished: true,
    reason: howToPublish(copyStore),
  });
}

async function changedFiles(copy: Copy): Promise<File | undefined> {
  const now = await copy.read();
  const changes = changesSince(stateOf(copy.published), stateOf(now));
  return zipChanges(copy.folder, changes, async (name) => {
    const text = now.files.get(name);
    return text === undefined
      ? bytesOf(await contentOf(copy, name))
      : new TextEncoder().encode(text);
  });
}
