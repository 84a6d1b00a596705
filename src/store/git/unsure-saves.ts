// Remembers saves whose answer was lost: they may have been made all the same. Until they are saved again, what they
// wrote isn't shown as someone else's change.
import type { FileToSave, StoredFile } from "../store.ts";
import type { Tree } from "./tree.ts";

interface UnsureSave {
  /** The file that was edited; undefined for a new one. */
  before: StoredFile | undefined;
  /** What this tab tried to save; undefined stands for a removed file. */
  tried: Set<string | undefined>;
}

export class UnsureSaves {
  readonly #saves = new Map<string, UnsureSave>();

  /**
   * @param file with the version that was edited
   * @param stored the file as it is in the draft, before the save
   */
  add(
    { name, version }: Pick<FileToSave, "name" | "version">,
    stored: StoredFile | undefined,
    tried: string | undefined,
  ): void {
    const earlier = this.#saves.get(name);
    // An earlier save of another version doesn't count: the editor has merged a newer one since.
    const isSame = earlier && (earlier.before?.version ?? "") === version;
    const save = isSame ? earlier : { before: stored, tried: new Set<string | undefined>() };
    save.tried.add(tried);
    this.#saves.set(name, save);
  }

  /** True if the draft has what the person has edited, or an earlier save of the same edit. */
  isUnchanged({ name, version }: Pick<FileToSave, "name" | "version">, tree: Tree): boolean {
    return (tree.get(name) ?? "") === version || this.#isOwn(name, version, tree);
  }

  /**
   * What the author has undone since: the draft has it, and the editor shows what was before.
   * @param isShown whether the editor shows this version of a file; none if the file doesn't exist
   */
  undone(
    tree: Tree,
    isShown: (name: string, version: string) => boolean,
  ): { name: string; after: string | undefined }[] {
    return [...this.#saves]
      .filter(([name, { before }]) => isShown(name, before?.version ?? ""))
      .filter(([name, { before }]) => this.#isOwn(name, before?.version ?? "", tree))
      .map(([name, { before }]) => ({ name, after: before?.version }));
  }

  forget(names: Iterable<string>): void {
    for (const name of names) this.#saves.delete(name);
  }

  forgetAll(): void {
    this.#saves.clear();
  }

  /** Replaces the files that only an unsure save has changed by what they were before. */
  hide(files: readonly StoredFile[], tree: Tree): StoredFile[] {
    const own = [...this.#saves].filter(([name, { before }]) =>
      this.#isOwn(name, before?.version ?? "", tree),
    );
    const hidden = new Map(own);
    return [
      ...files.filter(({ name }) => !hidden.has(name)),
      ...own.flatMap(([, { before }]) => before ?? []),
    ];
  }

  #isOwn(name: string, version: string, tree: Tree): boolean {
    const save = this.#saves.get(name);
    return save?.tried.has(tree.get(name)) === true && (save.before?.version ?? "") === version;
  }
}
