// What is being edited: the files as they are now, what can be seen of them, and what isn't saved yet. One object
// that the parts of the editor's screen read from and act on; what it tells them never changes once told.
import { createPreviewer, type Preview } from "../content/compile.ts";
import type { Diagnostic } from "../content/diagnostics/problem.ts";
import type { Change } from "../content/edit/change.ts";
import { keepDraft, readDraft, type DraftFile } from "./draft.ts";
import {
  changeFile,
  endStep,
  redo,
  replaceFile,
  startHistory,
  undo,
  type Files,
  type History,
} from "./history.ts";
import { clashesIn, merge, settled, type Choice, type Merged } from "./merge.ts";
import type { AddedMedia, Store, Stored, StoredFile } from "./store/store.ts";

export interface Conflict {
  /** As somebody else has left it. */
  file: StoredFile;
  merged: Merged;
}

export interface SessionState {
  history: History;
  diagnostics: readonly Diagnostic[];
  /** The last one that there could be; undefined until there is one. */
  preview: Preview | undefined;
  /** The files that aren't as they are in the store. */
  unsaved: readonly string[];
  /** What to tell the editor about the last save or load; undefined when there is nothing to say. */
  notice: string | undefined;
  conflicts: readonly Conflict[];
}

export class Session {
  readonly #store: Store;
  #stored: Stored;
  readonly #check = createPreviewer();
  readonly #listeners = new Set<() => void>();
  /** The files as they are in the store, as far as is known. */
  readonly #kept: Map<string, StoredFile>;
  #state: SessionState;

  constructor(store: Store, stored: Stored) {
    this.#store = store;
    this.#stored = stored;
    this.#kept = new Map(stored.files.map((file) => [file.name, file]));
    const history = startHistory(textsOf(stored.files));
    const told = { notice: undefined, conflicts: [], preview: undefined };
    this.#state = { ...told, history, diagnostics: [], unsaved: [] };
    const draft = readDraft(stored.folder);
    this.#go(history);
    this.#takeDraft(draft);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): SessionState => this.#state;

  /** How the content folder is called. */
  get folder(): string {
    return this.#stored.folder;
  }

  /** What pages may name beside the files. */
  get beside(): Stored["beside"] {
    return this.#stored.beside;
  }

  /**
   * Keeps a new file in media; pages may show it from then on.
   * @param kinds what can stand where it is wanted, as file names end
   */
  async addMedia(file: File, kinds: readonly string[]): Promise<AddedMedia> {
    const added = await this.#store.addMedia(file, kinds);
    if (added.is === "refused") return added;
    const { name, address, measured } = added;
    const { beside } = this.#stored;
    const media = new Map(beside.media).set(name, address);
    const known = new Map(beside.measured);
    if (measured) known.set(name, measured);
    this.#stored = { ...this.#stored, beside: { ...beside, media, measured: known } };
    this.#go(this.#state.history);
    return added;
  }

  /** @param place changes of the same one, one after the other, are undone at once */
  change(file: string, change: Change, place?: string): void {
    this.#change(changeFile(this.#state.history, file, change, place));
  }

  endStep(): void {
    this.#tell({ history: endStep(this.#state.history) });
  }

  undo(): void {
    this.#change(undo(this.#state.history));
  }

  redo(): void {
    this.#change(redo(this.#state.history));
  }

  async save(): Promise<void> {
    const { unsaved, history } = this.#state;
    if (unsaved.length === 0) return;
    const files = unsaved.map((name) => ({
      name,
      text: history.files.get(name) ?? "",
      version: this.#kept.get(name)?.version ?? "",
    }));
    const saved = await this.#store.save(files);
    if (saved.is === "refused") return this.#tell({ notice: saved.reason });
    if (saved.is === "conflict") return this.#mergeAll(saved.files);
    for (const { name, text, version } of files)
      this.#kept.set(name, { name, text, version: saved.versions[name] ?? version });
    this.#go(endStep(this.#state.history), { notice: "Saved." });
  }

  /** Ends a conflict: the rest of both versions is put together around what was chosen. */
  settle(file: StoredFile, choices: readonly Choice[]): void {
    const conflict = this.#state.conflicts.find((each) => each.file === file);
    if (!conflict) return;
    this.#kept.set(file.name, file);
    const text = settled(conflict.merged, choices);
    this.#go(replaceFile(this.#state.history, file.name, text));
    const conflicts = this.#state.conflicts.filter((each) => each !== conflict);
    this.#tell({ conflicts, notice: "Both versions are together now, and not saved yet." });
  }

  /** Takes in what somebody else has written, and asks where both have changed the same. */
  #mergeAll(files: readonly StoredFile[]): void {
    const conflicts: Conflict[] = [];
    for (const file of files) {
      const mine = this.#state.history.files.get(file.name) ?? "";
      const merged = merge(mine, this.#kept.get(file.name)?.text ?? "", file.text);
      if (clashesIn(merged).length > 0) conflicts.push({ file, merged });
      else {
        this.#kept.set(file.name, file);
        this.#go(replaceFile(this.#state.history, file.name, settled(merged)));
      }
    }
    const names = files.map(({ name }) => name).join(", ");
    const notice = `Somebody else has changed ${names}. Their changes are here now beside yours; nothing is saved yet.`;
    this.#tell({ conflicts, notice: conflicts.length > 0 ? undefined : notice });
  }

  /** What was written and never saved comes back, beside what others have saved since. */
  #takeDraft(draft: readonly DraftFile[]): void {
    const changed: StoredFile[] = [];
    for (const { name, text, base } of draft) {
      const file = this.#kept.get(name);
      if (!file || file.text === text) continue;
      this.#go(replaceFile(this.#state.history, name, text));
      if (file.text === base) continue;
      changed.push(file);
      this.#kept.set(name, { ...file, text: base });
    }
    if (this.#state.unsaved.length > 0)
      this.#tell({ notice: "What you wrote last time is here. It isn't saved yet." });
    if (changed.length > 0) this.#mergeAll(changed);
  }

  #change(history: History): void {
    if (history === this.#state.history) return;
    this.#go(history, { notice: undefined });
  }

  /** Takes files as they are now for what is edited. */
  #go(history: History, { notice }: Pick<SessionState, "notice"> = this.#state): void {
    const { folder, beside } = this.#stored;
    const { files } = history;
    const { diagnostics, preview } = this.#check({ folder, files, mailOrigin: "", ...beside });
    const unsaved = [...files].flatMap(([name, text]) =>
      this.#kept.get(name)?.text === text ? [] : [name],
    );
    keepDraft(folder, files, this.#kept);
    const shown = attempt(preview) ?? this.#state.preview;
    this.#tell({ history, diagnostics, preview: shown, unsaved, notice });
  }

  #tell(part: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

function textsOf(files: readonly StoredFile[]): Files {
  return new Map(files.map(({ name, text }) => [name, text]));
}

/** Of a file that is broken nothing may be left to show. */
function attempt(preview: () => Preview): Preview | undefined {
  try {
    return preview();
  } catch {
    return undefined;
  }
}
