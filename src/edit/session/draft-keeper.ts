// Stores what isn't saved, so that it survives closing the tab, and says if that isn't possible.
import type { Message } from "../model/message.ts";
import { draftOf, type Drafts } from "./draft.ts";
import type { Observable } from "./observable.ts";
import { draftNotStored } from "./save-message.ts";
import type { SessionState } from "./session-state.ts";
import type { UnsureTexts } from "./unsure-texts.ts";
import type { StoredFile } from "../../store/store.ts";

export class DraftKeeper {
  readonly #drafts: Drafts;
  readonly #shown: Observable<SessionState>;
  #isStored = true;

  constructor(drafts: Drafts, shown: Observable<SessionState>) {
    this.#drafts = drafts;
    this.#shown = shown;
  }

  /** What to say with the next change: undefined if unsaved changes would survive closing this tab. */
  get message(): Message | undefined {
    return this.#isStored ? undefined : draftNotStored;
  }

  /** @param saved the files as they are in the store */
  async store(saved: ReadonlyMap<string, StoredFile>, unsure: UnsureTexts): Promise<void> {
    const { files, steps } = draftOf(this.#state.history, saved, unsure);
    this.#isStored = await this.#drafts.store(files, steps).then(
      () => true,
      () => this.#state.unsaved.length === 0,
    );
    const { conflicts, message } = this.#state;
    // A conflict, which keeps everything from being saved, is more urgent.
    if (conflicts.length > 0) return;
    if (!this.#isStored || message?.id === draftNotStored.id) this.#say(this.message);
  }

  get #state(): SessionState {
    return this.#shown.state();
  }

  #say(message: Message | undefined): void {
    this.#shown.set({ ...this.#state, message });
  }
}
