// Knows the pages of the same site in other languages. They are read while the author edits: nothing waits for them.
import { siteFile } from "../../content/model/input.ts";
import { siblingFolders } from "../../content/model/siblings.ts";
import { parseJson } from "../../content/text/parse-json.ts";
import type { Stored, StoredFile } from "../store.ts";
import type { ReadSiblings, SiblingPlace } from "./read-siblings.ts";

export class SiblingSites {
  readonly #place: SiblingPlace;
  readonly #changed: () => void;
  #read: ReadSiblings = new Map();
  #pages: Stored["assets"]["siblingPages"];
  /** What `load` has last given to the editor. */
  #shown: Stored["assets"]["siblingPages"];
  /** The published commit and the folders that were last asked for. */
  #asked: string | undefined;

  /** @param changed is called once more is known than `load` has given to the editor */
  constructor(place: SiblingPlace, changed: () => void) {
    this.#place = place;
    this.#changed = changed;
  }

  /** Whether the editor doesn't have what is known. */
  get hasNews(): boolean {
    return this.#pages !== this.#shown;
  }

  /** What is known, to be given to the editor. */
  show(): Pick<Stored["assets"], "siblingPages"> {
    this.#shown = this.#pages;
    return this.#pages ? { siblingPages: this.#pages } : {};
  }

  /**
   * Reads what isn't known yet, without throwing.
   * @param files the author's, with site.json
   * @param commit the published one
   */
  async read(files: readonly Pick<StoredFile, "name" | "text">[], commit: string): Promise<void> {
    const site = files.find(({ name }) => name === siteFile);
    const folders = siblingFolders(parseJson(site?.text ?? ""));
    if (folders.length === 0) return;
    const asked = [commit, ...folders].join(" ");
    if (asked === this.#asked) return;
    this.#asked = asked;
    const again = () => {
      if (this.#asked === asked) this.#asked = undefined;
    };
    try {
      const { readSiblings } = await import("./read-siblings.ts");
      const { read, isWhole, isNew } = await readSiblings(this.#place, folders, commit, this.#read);
      // A later one is on its way.
      if (this.#asked !== asked) return;
      if (!isWhole) again();
      if (isNew) this.#take(read);
    } catch {
      again();
    }
  }

  #take(read: ReadSiblings): void {
    this.#read = read;
    this.#pages = new Map([...read].map(([folder, { pages }]) => [folder, pages]));
    this.#changed();
  }
}
