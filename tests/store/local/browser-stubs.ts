// What a page has and Node doesn't, as far as stores that run in a browser use it.
import { vi } from "vitest";
import type { MemoryDisk } from "./memory-folder.ts";

/** @returns the page, which is visible at first */
export function stubPage(): EventTarget & { visibilityState: DocumentVisibilityState } {
  const page = Object.assign(new EventTarget(), {
    visibilityState: "visible" as DocumentVisibilityState,
  });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  return page;
}

/** Lets the browser report changes of a disk. */
export function stubObserver(disk: MemoryDisk): void {
  vi.stubGlobal(
    "FileSystemObserver",
    class {
      readonly #changed: () => void;
      constructor(changed: () => void) {
        this.#changed = changed;
      }
      async observe() {
        disk.observers.add(this.#changed);
      }
      disconnect() {
        disk.observers.delete(this.#changed);
      }
    },
  );
}
