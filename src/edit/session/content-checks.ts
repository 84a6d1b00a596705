// Checks the content of a session, at first only to show it and for problems once that code is loaded, and knows what
// follows from a change.
import type { Change } from "../../content/edit/change.ts";
import type { ContentInput } from "../../content/model/input.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import type { SavesTo, Stored, StoredFile } from "../../store/store.ts";
import type { Files, History, Operation } from "../model/history.ts";
import { withFollowUpsBeside } from "../operations/questions/follow-up-beside.ts";
import { createFirstCheck, inputOf, type Found } from "./first-check.ts";
import type { Message } from "../model/message.ts";
import { saveMessages } from "./save-message.ts";
import type { SessionState } from "./session-state.ts";
import type { LaterTools } from "./session-tools.ts";
import { stateAfter } from "./state-after.ts";

type Beside = Pick<Stored, "folder" | "assets">;

interface Next {
  history: History;
  stored: Beside;
  /** The files as they are in the store. */
  saved: ReadonlyMap<string, StoredFile>;
  /** Keeps the page that is drawn. */
  isSame: boolean;
}

export class ContentChecks {
  readonly #vocabulary: Vocabulary;
  readonly #tools: LaterTools;
  readonly #savesTo: SavesTo;
  #check: (input: ContentInput) => Found;
  #opened: ContentInput | undefined;
  #hasSaved = false;
  #saveMessage: ReturnType<typeof saveMessages>;

  constructor(vocabulary: Vocabulary, tools: LaterTools, savesTo: SavesTo) {
    this.#vocabulary = vocabulary;
    this.#tools = tools;
    this.#savesTo = savesTo;
    this.#check = (tools.loaded()?.createCheck ?? createFirstCheck)(vocabulary);
    this.#saveMessage = saveMessages([], savesTo);
  }

  /** Files by name. Those with names of fields from an earlier version aren't opened without the tools. */
  opened(files: readonly StoredFile[]): Map<string, StoredFile> {
    const tools = this.#tools.loaded();
    if (tools) return tools.withNewNames(files, this.#vocabulary);
    return new Map(files.map((file) => [file.name, file]));
  }

  /** @param opened the files when the editor opened: later, only more problems than they had are news */
  begin(stored: Beside, opened: Files, saved: ReadonlyMap<string, StoredFile>): void {
    this.#opened = inputOf(stored, opened, saved);
    this.#saveMessage = saveMessages(this.#check(this.#opened).diagnostics, this.#savesTo);
  }

  /** Looks for problems from now on. @returns false if that isn't possible yet */
  becomeWhole(): boolean {
    const tools = this.#tools.loaded();
    if (!tools) return false;
    this.#check = tools.createCheck(this.#vocabulary);
    const opened = this.#opened ? this.#check(this.#opened).diagnostics : [];
    this.#saveMessage = saveMessages(opened, this.#savesTo, !this.#hasSaved);
    return true;
  }

  stateAfter(
    state: SessionState,
    { history, stored, saved, isSame }: Next,
  ): ReturnType<typeof stateAfter> & Pick<Found, "icons"> {
    const found = this.#check(inputOf(stored, history.files, saved));
    const shown = isSame ? { ...found, preview: () => undefined } : found;
    const after = stateAfter(this.#vocabulary, state, history, shown, saved, this.#tools.loaded());
    return { ...after, icons: found.icons };
  }

  /** A change and what follows from it. Links to a block follow its name, which the panel changes: it comes with the tools. */
  withFollowUps(files: Files, file: string, change: Change): Operation[] {
    const add = this.#tools.loaded()?.withFollowUps ?? withFollowUpsBeside;
    return add(this.#vocabulary, files, file, change);
  }

  /** The message for a save. @param warning what the store says about it */
  saveMessage(state: SessionState, warning: string | undefined): Message {
    this.#hasSaved = true;
    const message = this.#saveMessage(state);
    return warning === undefined ? message : { words: warning, kind: "problem" };
  }
}
