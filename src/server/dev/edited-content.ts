// Holds a content folder's state while it is edited: its current content, the last good site, and what browsers show.
import type { Site } from "../../content/model/site.ts";
import { createLoader, type LoadedContent } from "../../files/content-folder.ts";
import { createFolderLock, type FolderLock } from "../../files/folder-lock.ts";
import type { LoadedBlocks } from "../../own-blocks/loaded-blocks.ts";
import { writeSiteSchemas } from "../../reference/site-schemas.ts";
import { blocksAddress } from "../../store/dev/wire.ts";
import type { Logger } from "./dev-host.ts";

export class EditedContent {
  readonly folder: string;
  /** The dev server that holds this lock may write to the folder. */
  readonly lock: FolderLock;
  readonly #load: () => Promise<LoadedContent>;
  /** The content as of the last read; undefined before the first one. */
  now: LoadedContent | undefined;
  lastGood: Site | undefined;
  /** The site's own types of block, as of the last read without an error in them. */
  #blocks: LoadedBlocks["module"];
  /** Why the folder can't be read, as a sentence; null while it can. */
  readError: string | null = null;
  /** The site that open browsers show; undefined before the first request. */
  shown: Site | undefined;
  /** Changes with each new content. Starts with the time, so that it is also new after a restart. */
  state = Date.now();
  /** Media that the editor has added since the server started. They were added on purpose, so they are published. */
  readonly addedMedia = new Set<string>();
  #waiting: (() => void)[] = [];

  constructor(folder: string) {
    this.folder = folder;
    this.lock = createFolderLock(folder);
    this.#load = createLoader(folder);
  }

  /**
   * Reads what has changed in the folder.
   * @returns true if anything has changed
   * @throws if the folder can't be read
   */
  async read(logger: Logger): Promise<boolean> {
    const content = await this.#load();
    if (content === this.now) return false;
    this.now = content;
    this.state++;
    const { module, folder } = content.blocks;
    if (module || !folder) this.#blocks = module;
    for (const go of this.#waiting.splice(0)) go();
    if (content.result.ok) this.lastGood = content.result.site;
    // They can suggest the names of only one site: the one in content/.
    if (this.folder === "content") void suggestNames(this.folder, logger);
    return true;
  }

  /** Where the editor loads the site's own types of block from, if there are any. */
  get blocksAddress(): string | undefined {
    return this.#blocks && blocksAddress + this.#blocks.name;
  }

  /** @returns the module at an address below that of all; undefined if it has changed since */
  blocksAt(name: string): string | undefined {
    return this.#blocks?.name === name ? this.#blocks.text : undefined;
  }

  /** Resolves when the content is no longer in this state. */
  async waitForChange(state: number): Promise<void> {
    if (this.state === state) await new Promise<void>((go) => this.#waiting.push(go));
  }
}

async function suggestNames(folder: string, logger: Logger): Promise<void> {
  try {
    await writeSiteSchemas(folder);
  } catch (error) {
    logger.warn(`The suggested names couldn't be written: ${(error as Error).message}`);
  }
}
