// Remembers what was sent to the store until it says that it has it. Without an answer it may have it all the same, also
// after a reload, and that is no change by someone else.
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import type { Files } from "../model/history.ts";
import type { mergeFile } from "./merge-file.ts";
import { textOf } from "./stored-text.ts";
import type { FileToSave, StoredFile } from "../../store/store.ts";

/** What may have been stored of a file; null if it may have been removed. */
export type SentTexts = readonly (string | null)[];

/** Of more failed saves of one file, only the last ones count, because each change stores them with the draft. */
const most = 8;

export class UnsureTexts {
  readonly #sent: Map<string, SentTexts>;

  /** @param found what an earlier session had sent */
  constructor(found: readonly { name: string; sent?: SentTexts }[]) {
    this.#sent = new Map(found.flatMap(({ name, sent }) => (sent ? [[name, sent] as const] : [])));
  }

  add(files: readonly Pick<FileToSave, "name" | "text">[]): void {
    for (const { name, text } of files)
      if (!this.of(name)?.includes(text))
        this.#sent.set(name, [...(this.of(name) ?? []), text].slice(-most));
  }

  of(name: string): SentTexts | undefined {
    return this.#sent.get(name);
  }

  get names(): readonly string[] {
    return [...this.#sent.keys()];
  }

  /** Whether a file in the store is what was sent from here. */
  has(file: StoredFile): boolean {
    return this.of(file.name)?.includes(textOf(file) ?? null) === true;
  }

  /**
   * What a merge with these files starts from: what was sent last, where the store's file has its changes, because it
   * was made from that.
   * @param merge merges two edits of a file
   * @param saved the files as they were last known to be in the store
   * @param files the edited files
   */
  basesOf(
    merge: typeof mergeFile,
    vocabulary: Vocabulary,
    theirs: readonly StoredFile[],
    saved: ReadonlyMap<string, StoredFile>,
    files: Files,
  ): ReadonlyMap<string, StoredFile> {
    const bases = new Map(saved);
    for (const file of theirs) {
      const base = saved.get(file.name);
      if (!base) continue;
      const isIn = (mine: string): boolean => {
        const texts = { base: base.text, mine, theirs: textOf(file) };
        const { conflicts, resolve } = merge(vocabulary, file.name, texts, files);
        return conflicts.length === 0 && resolve() === texts.theirs;
      };
      const sent = this.of(file.name)?.findLast((text) => text !== null && isIn(text));
      if (typeof sent === "string") bases.set(file.name, { ...base, text: sent });
    }
    return bases;
  }

  forget(name: string): void {
    this.#sent.delete(name);
  }
}
