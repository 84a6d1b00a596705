// What is being edited: the files as they are now, what can be seen of them, and what isn't saved yet. One object
// that the parts of the editor's screen read from and act on; what it tells them never changes once told.
import type { Change } from "../../content/edit/change.ts";
import type { Fix } from "../../content/report/fixes.ts";
import { createCheck, inputOf } from "./check-content.ts";
import { planSave } from "./convert.ts";
import { draftOf, recovered, unsavedNames, type Drafts } from "./draft.ts";
import {
  endStep,
  makeStep,
  redo,
  undo,
  type Deed,
  type Files,
  type History,
} from "../model/history.ts";
import type { Choice } from "../../content/compare/merged.ts";
import { asEdited, textOf } from "./merge-files.ts";
import { mendedFiles } from "../operations/fix.ts";
import { oneByOne } from "../../store/task-queue.ts";
import { withWhatFollows } from "../operations/questions/follow-up.ts";
import { changedSince, noticeOfChoice, takeIn } from "./received.ts";
import { brokenOff, foundAgain, notKept, savedNotices } from "./save-message.ts";
import { stateAtFirst, type SessionState } from "./session-state.ts";
import {
  withMedia,
  type AddedMedia,
  type Store,
  type Stored,
  type StoredFile,
  textsOf,
} from "../../store/store.ts";

export class Session {
  readonly #store: Store;
  #stored: Pick<Stored, "folder" | "beside">;
  readonly #drafts: Drafts;
  readonly #check = createCheck();
  readonly #opened: Files;
  readonly #listeners = new Set<() => void>();
  /** The files as they are in the store, as far as is known. */
  readonly #kept: Map<string, StoredFile>;
  #state: SessionState;
  readonly #noticeOfSave: ReturnType<typeof savedNotices>;
  /** What is asked of the store, each beside what came of the one before. */
  readonly #inTurn = oneByOne();
  /** Whether what isn't saved would outlive this tab. */
  #isKept = true;

  constructor(store: Store, stored: Stored, drafts: Drafts) {
    this.#store = store;
    this.#stored = { folder: stored.folder, beside: stored.beside };
    this.#drafts = drafts;
    this.#kept = new Map(stored.files.map((file) => [file.name, file]));
    this.#opened = textsOf(stored.files);
    this.#state = stateAtFirst(this.#opened);
    this.#look(this.#state.history);
    this.#noticeOfSave = savedNotices(this.#state.diagnostics);
    this.#takeDraft(drafts);
    void this.#keepDraft();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): SessionState => this.#state;

  /** How diagnostics call the content folder. */
  get folder(): string {
    return this.#stored.folder;
  }

  /** What pages may name beside the files. */
  get beside(): Stored["beside"] {
    return this.#stored.beside;
  }

  /** The files as they were when the editor was opened, and as they are in the store. */
  get earlier(): readonly Files[] {
    return [this.#opened, textsOf([...this.#kept.values()])];
  }

  /**
   * Keeps a new file in media; pages may show it from then on.
   * @param kinds what can stand where it is wanted, as file names end
   */
  addMedia(file: File, kinds: readonly string[]): Promise<AddedMedia> {
    return this.#inTurn(async () => {
      const added = await this.#store.addMedia(file, kinds);
      if (added.is === "refused") return added;
      this.#stored = { ...this.#stored, beside: withMedia(this.#stored.beside, added) };
      this.#go(this.#state.history);
      return added;
    });
  }

  /** What comes of it is seen as what others do to media is: the store tells. */
  readonly removeMedia: Store["removeMedia"] = (name) => this.#store.removeMedia(name);

  /** Of each file in the store, as far as is known. */
  get versions(): Record<string, string> {
    return Object.fromEntries([...this.#kept.values()].map(({ name, version }) => [name, version]));
  }

  /** With what follows from it. @param place changes of the same one, one after the other, are undone at once */
  change(file: string, change: Change, place?: string): void {
    this.make(withWhatFollows(this.#state.history.files, file, change), place);
  }

  /** One step of what is done in several files: all of it, or none where something can't be done. */
  make(deeds: readonly Deed[], place?: string): void {
    this.#change(makeStep(this.#state.history, deeds, place));
  }

  mend(fixes: readonly Fix[]): void {
    this.make(mendedFiles(this.#state.history.files, this.folder, fixes));
  }

  /** Tells the editor what was done. */
  say(notice: string): void {
    this.#tell({ notice });
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

  /** @param agreed files that aren't UTF-8 and may be converted */
  save(agreed: readonly StoredFile[] = []): Promise<void> {
    return this.#inTurn(() => this.#save(agreed));
  }

  /** Asks whether files may be converted to UTF-8; without names, asks no longer. */
  readonly askToConvert = (...names: readonly string[]): void =>
    this.#tell({ toConvert: names.flatMap((name) => this.#kept.get(name) ?? []) });

  /** Takes in what has become of the files in the store. */
  refresh(): Promise<void> {
    return this.#inTurn(() => this.#refresh());
  }

  async #save(agreed: readonly StoredFile[]): Promise<void> {
    const { files, told } = planSave(this.#state.history.files, this.#kept, agreed);
    // So that a second failure is heard, too.
    const isAgain = files.length > 0 && this.#state.failure !== undefined;
    this.#tell({ ...(isAgain && { failure: undefined, notice: undefined }), ...told });
    if (files.length === 0) return;
    // What is typed while it is being saved is undone by itself.
    this.endStep();
    const saved = await this.#store.save(files).catch(() => brokenOff);
    if (saved.is === "refused") return this.#tell({ failure: saved.reason, notice: saved.reason });
    this.#tell({ failure: undefined });
    if (saved.is === "conflict") return this.#takeIn(saved.files);
    for (const { name, text } of files)
      this.#keep({ name, text: text ?? "", version: saved.versions[name] ?? "" });
    this.#go(this.#state.history);
    this.#tell({ notice: this.#noticeOfSave(this.#state) });
  }

  async #refresh(): Promise<void> {
    const stored = await this.#store.load().catch(() => undefined);
    if (!stored) return;
    this.#stored = { folder: stored.folder, beside: stored.beside };
    const changed = changedSince(this.#kept, stored);
    if (changed.length > 0) this.#takeIn(changed);
    else this.#go(this.#state.history);
  }

  /** Ends a conflict: the rest of both versions is put together around what was chosen. */
  settle(file: StoredFile, choices: readonly Choice[]): void {
    const conflict = this.#state.conflicts.find((each) => each.file === file);
    if (!conflict) return;
    this.#keep(file);
    const deed = { file: file.name, text: conflict.merged.settled(choices) };
    this.#go(makeStep(this.#state.history, [deed]));
    const conflicts = this.#state.conflicts.filter((each) => each.file !== file);
    this.#tell({ conflicts, notice: noticeOfChoice(conflicts, this.#state.unsaved) });
  }

  /** Takes in what somebody else has written, and asks where both have changed the same. */
  #takeIn(theirs: readonly StoredFile[]): void {
    const { history, conflicts } = this.#state;
    const received = takeIn(history, conflicts, this.#kept, theirs);
    for (const file of received.settled) this.#keep(file);
    this.#go(received.history);
    this.#tell({ conflicts: received.conflicts, notice: received.notice });
  }

  /** What was written and never saved comes back, beside what others have saved since. */
  #takeDraft({ found }: Drafts): void {
    const { deeds, theirs, bases } = recovered(found, this.#kept);
    if (deeds.length === 0) return;
    for (const { name, file } of bases)
      if (file) this.#kept.set(name, file);
      else this.#kept.delete(name);
    this.#look(makeStep(this.#state.history, deeds), { notice: foundAgain });
    if (theirs.length > 0) this.#takeIn(theirs);
  }

  #keep(file: StoredFile): void {
    if (textOf(file) === undefined) this.#kept.delete(file.name);
    else this.#kept.set(file.name, file);
  }

  #change(history: History): void {
    if (history === this.#state.history) return;
    this.#go(history, { notice: this.#isKept ? undefined : notKept });
  }

  /** Takes files as they are now for what is edited, and keeps what isn't saved of them. */
  #go(history: History, notice: Pick<SessionState, "notice"> = this.#state): void {
    this.#look(history, notice);
    void this.#keepDraft();
  }

  async #keepDraft(): Promise<void> {
    const keeping = this.#drafts.keep(draftOf(this.#state.history.files, this.#kept));
    this.#isKept = await keeping.then(
      () => true,
      () => this.#state.unsaved.length === 0,
    );
    if (!this.#isKept) this.#tell({ notice: notKept });
    else if (this.#state.notice === notKept) this.#tell({ notice: undefined });
  }

  /** Checks files as they are now, and sees what can be seen of them. */
  #look(history: History, { notice }: Pick<SessionState, "notice"> = this.#state): void {
    const { files } = history;
    const { preview, ...found } = this.#check(inputOf(this.#stored, files, this.#kept));
    const unsaved = unsavedNames(files, this.#kept);
    const shown = preview() ?? this.#state.preview;
    const conflicts = asEdited(this.#state.conflicts, files);
    this.#tell({ history, ...found, preview: shown, unsaved, conflicts, notice });
  }

  #tell(part: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}
