// Knows which new media were on a page and were taken off it again, so that nobody wants them to be published.
import type { Files } from "../model/history.ts";

export class PlacedMedia {
  readonly #added = new Set<string>();
  readonly #placed = new Set<string>();

  /** @param name as content refers to it */
  add(name: string): void {
    this.#added.add(name);
  }

  /** Notes which of them a page uses. */
  note(files: Files): void {
    for (const name of this.#added) if (isUsed(name, files)) this.#placed.add(name);
    // Each is looked for until it is found once.
    for (const name of this.#placed) this.#added.delete(name);
  }

  revertedMedia(files: Files): string[] {
    return [...this.#placed].filter((name) => !isUsed(name, files));
  }
}

function isUsed(name: string, files: Files): boolean {
  return [...files.values()].some((text) => text.includes(name));
}
