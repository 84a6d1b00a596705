// Opens the folder that the author chooses, or starts a new site in it.
import { openFolder, type OpenFolder } from "../../store/local/open-folder.ts";
import { startSite } from "../../store/local/start-site.ts";
import type { NotOpened } from "./ChooseScreen.tsx";
import { pickFolder } from "./pick-folder.ts";
import { t } from "../../words/t.ts";

/**
 * Call it in answer to a click.
 * @param last the folder to open without asking for one
 * @param onOpen is called at most once, with a folder that has a site
 * @returns why none is opened; undefined if one is, or none was chosen
 */
export async function chooseFolder(
  last: FileSystemDirectoryHandle | undefined,
  onOpen: (folder: OpenFolder) => void,
): Promise<NotOpened | undefined> {
  const picked = last ? ({ is: "picked", folder: last } as const) : await pickFolder();
  if (picked.is === "canceled") return undefined;
  if (picked.is === "refused") return picked;
  const { folder } = picked;
  const opened = await openFolder(folder);
  if (opened.is === "refused") return opened;
  if (opened.is === "open") {
    onOpen(opened.folder);
    return undefined;
  }
  const start = async (language: string) => {
    const texts = await textsIn(language);
    if (!texts) return notLoaded;
    const started = await startSite(folder, texts);
    if (started.is === "refused") return started.reason;
    onOpen(started.folder);
    return undefined;
  };
  return { is: "empty", name: folder.name, start };
}

const notLoaded = t`The new site’s texts couldn’t be loaded. Check your connection, then try again.`;

/** @returns undefined if they can't be loaded */
async function textsIn(language: string): Promise<ReadonlyMap<string, string> | undefined> {
  try {
    const { newSiteTexts } = await import("./new-site-texts.ts");
    return await newSiteTexts(language);
  } catch {
    return undefined;
  }
}
