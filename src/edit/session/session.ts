// Holds what is being edited: the files as they are now, their check and preview, and what isn't saved yet.
import type { Change } from "../../content/edit/change.ts";
import type { Fix } from "../../content/report/fixes.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { ContentChecks } from "./content-checks.ts";
import { planSave } from "./convert.ts";
import { DraftKeeper } from "./draft-keeper.ts";
import { recoverDraft, type Drafts } from "./draft.ts";
import type { Message } from "../model/message.ts";
import { endStep, makeStep, redo, undo } from "../model/history.ts";
import type { Files, History, Operation } from "../model/history.ts";
import type { Choice } from "../../content/compare/merge-result.ts";
import { fixFiles } from "../operations/fix.ts";
import { createTaskQueue } from "../../store/task-queue.ts";
import { changedSince, resolvedMessage } from "./received.ts";
import { IconDrawings } from "./icon-drawings.ts";
import { mediaTools, type MediaTools } from "./media-tools.ts";
import { Observable } from "./observable.ts";
import { draftRestored, nothingSaved } from "./save-message.ts";
import { saveFiles } from "./save-files.ts";
import type { Merge } from "./save-merge.ts";
import { PlacedMedia } from "./placed-media.ts";
import { initialState, type SessionState } from "./session-state.ts";
import type { LaterTools } from "./session-tools.ts";
import { storedNow } from "./stored-text.ts";
import { UnsureTexts } from "./unsure-texts.ts";
import { type Store, type Stored, type StoredFile, textsOf } from "../../store/store.ts";

type Shown = Pick<SessionState, "message">;

export class Session {
  readonly #store: Store;
  /** The content folder's name in diagnostics. */
  readonly folder: string;
  readonly #draft: DraftKeeper;
  readonly #checks: ContentChecks;
  readonly #opened: Files;
  /** The files as they were last known to be in the store. */
  readonly #saved: Map<string, StoredFile>;
  #unsure = new UnsureTexts([]);
  readonly placedMedia = new PlacedMedia();
  readonly #shown: Observable<SessionState>;
  readonly subscribe: Observable<SessionState>["subscribe"];
  readonly state: Observable<SessionState>["state"];
  /** Requests to the store wait for each other, so that each starts from the result of the one before. */
  readonly #queue = createTaskQueue();
  /** Where Save and new media go. */
  readonly savesTo: Store["savesTo"];
  /** In bytes: the largest media file that can be added. */
  readonly largestMedia: number;
  /** Sites in other languages; undefined where the store sees only this one. */
  readonly beside: Store["beside"];
  readonly addMedia: MediaTools["addMedia"];
  readonly removeMedia: MediaTools["removeMedia"];
  readonly restoreMedia: MediaTools["restoreMedia"];
  readonly icons: IconDrawings;
  readonly vocabulary: Vocabulary;
  readonly tools: LaterTools;

  constructor(
    store: Store,
    stored: Stored,
    drafts: Drafts,
    vocabulary: Vocabulary,
    tools: LaterTools,
  ) {
    this.#store = store;
    this.vocabulary = vocabulary;
    this.tools = tools;
    this.#checks = new ContentChecks(vocabulary, tools, store.savesTo);
    ({ savesTo: this.savesTo, largestMedia: this.largestMedia } = store);
    this.beside = store.beside;
    this.folder = stored.folder;
    this.#saved = this.#checks.opened(stored.files);
    this.#shown = new Observable(initialState(textsOf([...this.#saved.values()]), stored));
    ({ subscribe: this.subscribe, state: this.state } = this.#shown);
    this.#draft = new DraftKeeper(drafts, this.#shown);
    this.#opened = this.#state.history.files;
    const change = (of: (assets: Stored["assets"]) => Stored["assets"]) => {
      this.#update({ assets: of(this.#state.assets) });
      this.#setHistory(this.#state.history);
    };
    const { announce } = this;
    this.icons = new IconDrawings(store, { assets: () => this.#state.assets, change, announce });
    const media = mediaTools(store, this.#queue, change, this.placedMedia);
    ({ addMedia: this.addMedia, removeMedia: this.removeMedia } = media);
    this.restoreMedia = media.restoreMedia;
    this.#recheck(this.#state.history);
    this.#checks.begin(stored, this.#opened, this.#saved);
    this.#restoreDraft(drafts);
    void this.#draft.store(this.#saved, this.#unsure);
  }

  get #state(): SessionState {
    return this.#shown.state();
  }

  /** The files as they were when the editor opened, and as they are in the store. */
  get earlierFiles(): readonly Files[] {
    return [this.#opened, textsOf([...this.#saved.values()])];
  }

  /** The last known version of each file in the store. */
  get versions(): Record<string, string> {
    return Object.fromEntries([...this.#saved].map(([name, { version }]) => [name, version]));
  }

  /** Makes a change, what follows from it, and `also`. @param mergeKey consecutive changes with the same key are one undo step */
  change(file: string, change: Change, mergeKey?: string, also: readonly Operation[] = []): void {
    if (this.tools.loaded()?.beginsStep(this.#state.history.files, file, change)) this.endStep();
    // A block's link name is changed in the panel, which is loaded with the tools.
    const all = this.#checks.withFollowUps(this.#state.history.files, file, change);
    this.apply([...all, ...also], mergeKey);
  }

  /** Makes operations in several files one undo step: all of them, or none if one can't be made. */
  readonly apply = (operations: readonly Operation[], mergeKey?: string): void =>
    this.#setIfChanged(makeStep(this.#state.history, operations, mergeKey));
  readonly fix = (fixes: readonly Fix[]): void =>
    this.apply(fixFiles(this.#state.history.files, this.folder, fixes));
  /** Shows a message in the toolbar. */
  readonly announce = (message: Message): void => this.#update({ message });
  readonly endStep = (): void => this.#update({ history: endStep(this.#state.history) });
  readonly undo = (): void => this.#setIfChanged(undo(this.#state.history));
  readonly redo = (): void => this.#setIfChanged(redo(this.#state.history));

  /** @param agreed files that aren't UTF-8 and that the person agreed to convert */
  readonly save = (agreed: readonly StoredFile[] = []): Promise<void> =>
    this.#queue(() => this.#save(agreed));

  /** Asks whether files may be converted to UTF-8; without names, closes the question. */
  readonly askToConvert = (...names: readonly string[]): void =>
    this.#update({ toConvert: names.flatMap((name) => this.#saved.get(name) ?? []) });

  /**
   * Looks for problems once the tools are loaded. The page is the same, so it isn't drawn again.
   * @param isAgain after a translation was loaded, which the page may show
   */
  checkWhole(isAgain = false): void {
    if ((this.#state.isWhole && !isAgain) || !this.#checks.becomeWhole()) return;
    this.#recheck(this.#state.history, this.#state, !isAgain);
  }

  /** Loads the content again and merges what others changed. */
  readonly refresh = (): Promise<void> => this.#queue(() => this.#receive());

  /** Takes all files, because a page may have another name now. @param failure what to say if they can't be read */
  async #receive(failure?: string): Promise<void> {
    const stored = await this.#store.load().catch(() => undefined);
    if (!stored) return this.#update(failure === undefined ? {} : { failure });
    this.#update({ assets: this.icons.in(stored.assets) });
    const changed = changedSince(this.#saved, stored);
    if (changed.length > 0) await this.#mergeTheirs(changed);
    else this.#setHistory(this.#state.history);
  }

  async #save(agreed: readonly StoredFile[]): Promise<void> {
    const { files, state } = planSave(this.#state.history.files, this.#saved, agreed);
    // Cleared first, so that a screen reader announces a second failure too.
    const isAgain = files.length > 0 && this.#state.failure !== undefined;
    this.#update({ ...(isAgain && { failure: undefined, message: undefined }), ...state });
    if (files.length === 0) return;
    // Text typed during the save becomes an undo step of its own.
    this.endStep();
    this.#unsure.add(files);
    void this.#draft.store(this.#saved, this.#unsure);
    const saved = await saveFiles(this.#store, files, this.announce);
    if (saved.is === "refused") return this.#update({ failure: saved.reason, message: undefined });
    this.#update({ failure: undefined });
    if (saved.is === "conflict") return this.#receive(nothingSaved);
    for (const file of storedNow(files, saved.versions)) this.#setSaved(file);
    this.#setHistory(this.#state.history);
    this.#update({ message: this.#checks.saveMessage(this.#state, saved.warning) });
  }

  /** Saves the merge of what others published, and shows it only then. @returns why nothing was merged */
  saveMerged(merge: Merge): Promise<string | undefined> {
    return this.#queue(async () => {
      const tools = await this.tools.load();
      const answer = await tools?.saveMerge(this.#store, this.vocabulary, merge, this.#saved);
      if (!answer) return nothingSaved;
      this.#update(answer.state);
      if (answer.received.length > 0) await this.#mergeTheirs(answer.received, answer.mergedWith);
      return answer.refusal;
    });
  }

  /** Resolves a conflict with the chosen versions; everything else in both files is merged. */
  resolveConflict(file: StoredFile, choices: readonly Choice[]): void {
    const conflict = this.#state.conflicts.find((each) => each.file === file);
    if (!conflict) return;
    conflict.stored.forEach(this.#setSaved);
    this.#setHistory(makeStep(this.#state.history, conflict.resolve(choices)));
    const conflicts = this.#state.conflicts.filter((each) => each.file !== file);
    this.#update({ conflicts, message: resolvedMessage(conflicts, this.#state.unsaved) });
  }

  /** Merges what was saved elsewhere, or the next time if the tools can't be loaded. A conflict stays open. */
  async #mergeTheirs(stored: readonly StoredFile[], mergedWith?: Files): Promise<void> {
    const tools = await this.tools.load();
    if (!tools) return;
    const known = { store: this.#store, saved: this.#saved, unsure: this.#unsure };
    const changed = { state: this.state, stored, mergedWith, setSaved: this.#setSaved };
    const { history, ...state } = await tools.receiveChanges(this.vocabulary, known, changed);
    this.#setHistory(history);
    this.#update(state);
  }

  /** Restores unsaved changes from last time and merges what others have saved since. */
  #restoreDraft(drafts: Drafts): void {
    if (drafts.found.length === 0) return;
    const draft = recoverDraft(drafts, this.#state.history, this.#saved);
    for (const file of draft.bases) this.#setSaved(file);
    this.#unsure = new UnsureTexts(drafts.found);
    this.#recheck(draft.history, draft.isUnsaved ? { message: draftRestored } : undefined);
    if (draft.theirs.length > 0) void this.#queue(() => this.#mergeTheirs(draft.theirs));
  }

  readonly #setSaved = (file: StoredFile): void => {
    this.#unsure.forget(file.name);
    // A removed file has no version.
    if (file.version === "") this.#saved.delete(file.name);
    else this.#saved.set(file.name, file);
  };

  #setIfChanged(history: History): void {
    if (history === this.#state.history) return;
    this.#setHistory(history, { message: this.#draft.message });
  }

  /** Sets the edited files and stores a draft of what isn't saved. */
  #setHistory(history: History, shown: Shown = this.#state): void {
    this.placedMedia.note(history.files);
    this.#recheck(history, shown);
    void this.#draft.store(this.#saved, this.#unsure);
  }

  /** Checks the files and updates the preview, unless the page is the same. */
  #recheck(history: History, { message }: Shown = this.#state, isSame = false): void {
    const stored = { folder: this.folder, assets: this.#state.assets };
    const next = { history, stored, saved: this.#saved, isSame };
    const { icons, ...state } = this.#checks.stateAfter(this.#state, next);
    this.#update({ ...state, message });
    this.icons.draw(icons);
  }

  #update(part: Partial<SessionState>): void {
    this.#shown.set({ ...this.#state, ...part });
  }
}
