// A content folder that is being edited: what is in it now, the last good site, and what open browsers show.
import type { Logger } from "vite";
import type { Site } from "../../content/model/site.ts";
import { createLoader, type LoadedContent } from "../../files/content-folder.ts";
import { createFolderLock, type FolderLock } from "../../files/folder-lock.ts";
import { writeSuggestions } from "../../reference/suggestions.ts";

export class EditedContent {
  readonly folder: string;
  /** Held by the one that may write to the folder. */
  readonly lock: FolderLock;
  readonly #load: () => Promise<LoadedContent>;
  /** As it was last read; undefined until it was. */
  now: LoadedContent | undefined;
  lastGood: Site | undefined;
  /** Why the folder can't be read, in a sentence; null while it can. */
  unreadable: string | null = null;
  /** What open browsers show; undefined until one has asked. */
  shown: Site | undefined;
  /** Another one for whatever is read, also after the server was started anew. */
  state = Date.now();
  /** Then nobody needs names to be suggested in files, or wants another changed file than those of the content. */
  isEditedOnPage = false;
  /** Media that were added in the editor since the server was started: they are meant for the site. */
  readonly addedMedia = new Set<string>();
  #waiting: (() => void)[] = [];

  constructor(folder: string) {
    this.folder = folder;
    this.lock = createFolderLock(folder);
    this.#load = createLoader(folder, "");
  }

  /**
   * Reads what has changed.
   * @returns whether anything has
   * @throws when the folder can't be read
   */
  async read(logger: Logger): Promise<boolean> {
    const content = await this.#load();
    if (content === this.now) return false;
    const isChanged = this.now !== undefined;
    this.now = content;
    this.state++;
    for (const go of this.#waiting.splice(0)) go();
    if (content.result.ok) this.lastGood = content.result.site;
    // schema/ can suggest the names of one site only: the one beside it.
    const isSuggested = isChanged && !this.isEditedOnPage;
    if (isSuggested && this.folder === "content") void suggestNames(this.folder, logger);
    return true;
  }

  /** Waits until the content is in another state than this one. */
  async leaves(state: number): Promise<void> {
    if (this.state === state) await new Promise<void>((go) => this.#waiting.push(go));
  }
}

async function suggestNames(folder: string, logger: Logger): Promise<void> {
  try {
    await writeSuggestions(folder);
  } catch (error) {
    logger.warn(`The suggested names couldn't be written: ${(error as Error).message}`);
  }
}
