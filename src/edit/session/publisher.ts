// Publishes the session's changes, and merges what others published into the session.
import type { Choice } from "../../content/compare/merge-result.ts";
import { everyoneIn } from "./changer-words.ts";
import { LiveCheck, type Clock } from "./live-check.ts";
import { liveStatus } from "./live-message.ts";
import type { Overtaken, TheirChange } from "./merge-published.ts";
import { Observable } from "./observable.ts";
import { saveAll } from "./save-all.ts";
import type { Session } from "./session.ts";
import { renewSiteCopies } from "./site-copies.ts";
import { storeDestination, lastDestination } from "./last-destination.ts";
import type {
  Published,
  PublishAnswer,
  Publishing,
  SavesTo,
  Store,
  TheirFile,
} from "../../store/store.ts";
import { t } from "../../words/t.ts";

export type Outcome =
  | Exclude<PublishAnswer, { is: "overtaken" | "published" }>
  | (Extract<PublishAnswer, { is: "published" }> & { destination: Publishing["to"]["is"] })
  /** Others published first. Their changes are merged and saved now, or once `open` is resolved. */
  | {
      is: "overtaken";
      names: readonly string[];
      /** Who published them; empty if that isn't known. */
      by: TheirFile["by"];
      open: readonly TheirChange[];
      mergedVersion: string;
    };

/** The changed files to keep, or why there are none. */
export type PackedChanges =
  { is: "packed"; file: File } | { is: "nothing" } | { is: "refused"; reason: string };

/** Where earlier published states come from. */
export type EarlierStates = Required<Pick<Store, "history" | "publishedState">>;

const noHistory = {
  is: "unknown",
  reason: t`Earlier versions can’t be read now. Close this dialog and open it again.`,
} as const;

function earlierStates(store: Store): EarlierStates | undefined {
  const { history, publishedState } = store;
  if (!history || !publishedState) return undefined;
  return {
    history: (before) => history.call(store, before).catch(() => noHistory),
    publishedState: (version) => publishedState.call(store, version).catch(() => noHistory),
  };
}

const publishFailed = {
  is: "refused",
  reason: t`Something went wrong on the way. Publish again. Your changes are still here.`,
} as const satisfies PublishAnswer;

const changedMeanwhile = {
  is: "refused",
  reason: t`The pages have changed since you were asked to choose. Publish again.`,
} as const;

const notKnown: Published = {
  is: "unknown",
  reason: t`The published site can’t be read now. Close this dialog and open it again.`,
};

export class Publisher {
  readonly #session: Session;
  readonly #store: Store;
  /** The site's unique name. */
  readonly site: string;
  /** Where changes were last sent; undefined if never. */
  readonly sent: Observable<Publishing["to"]["is"] | undefined>;
  /** Whether visitors see what was published last; undefined if the store can't tell. */
  readonly live: LiveCheck | undefined;
  /** undefined if the store knows no earlier published states. */
  readonly earlier: EarlierStates | undefined;

  /** @param site the site's unique name @param clock the time for {@link live} */
  constructor(session: Session, store: Store, site: string, clock?: Clock) {
    this.#session = session;
    this.#store = store;
    this.site = site;
    this.sent = new Observable(lastDestination(site));
    const { isLive } = store;
    this.live =
      isLive &&
      new LiveCheck(async (mark) => {
        const isSeen = await isLive.call(store, mark);
        // First, so that what the author opens then is new.
        if (isSeen) await renewSiteCopies(session.state().history.files);
        return isSeen;
      }, clock);
    this.earlier = earlierStates(store);
    this.live?.subscribe(() => this.#announceLive());
  }

  /** Where Save puts changes. */
  get savesTo(): SavesTo {
    return this.#store.savesTo;
  }

  /** Whether media of an earlier state can be brought back. */
  get canRestoreMedia(): boolean {
    return this.#store.restoreMedia !== undefined;
  }

  /** Whether {@link packChanges} can be called. */
  get canPack(): boolean {
    return this.#store.changedFiles !== undefined;
  }

  /** Saves first, so that nothing is missing from the pack. */
  async packChanges(): Promise<PackedChanges> {
    const refusal = await saveAll(this.#session);
    if (refusal !== undefined) return { is: "refused", reason: refusal };
    try {
      const file = await this.#store.changedFiles?.();
      return file ? { is: "packed", file } : { is: "nothing" };
    } catch {
      return { is: "refused", reason: t`The files couldn’t be packed. Try again.` };
    }
  }

  published(): Promise<Published> {
    return this.#store.published().catch(() => notKnown);
  }

  /**
   * Saves first, and publishes only if that succeeds.
   * @param media unused new media files to publish anyway
   */
  async publish(message: string, to: Publishing["to"], media: readonly string[]): Promise<Outcome> {
    const refusal = await saveAll(this.#session);
    if (refusal !== undefined) return { is: "refused", reason: refusal };
    const { versions, placedMedia, state } = this.#session;
    const revertedMedia = placedMedia.revertedMedia(state().history.files);
    const answer = await this.#store
      .publish({ message, to, versions, media, revertedMedia })
      .catch(() => publishFailed);
    if (answer.is === "overtaken") return this.#mergeTheirs(answer);
    if (answer.is !== "published") return answer;
    storeDestination(this.site, to.is);
    this.sent.set(to.is);
    if (answer.live) this.live?.start(answer.live, this.#session.state().standIns.length);
    return { ...answer, destination: to.is };
  }

  /**
   * Merges what others published, and saves the result.
   * @param choices for each file, in the order of its clashes
   * @returns `refused` if nothing was merged
   */
  async mergeChosen(
    changes: readonly TheirChange[],
    choices: readonly (readonly Choice[])[],
    mergedVersion: string,
  ): Promise<Outcome> {
    const session = this.#session;
    const { files } = session.state().history;
    const isChanged = changes.some(({ names, texts }) => files.get(names.mine) !== texts.mine);
    if (isChanged) return changedMeanwhile;
    const merge = { merged: changes, choices, mergedVersion, mine: files };
    const refusal = await session.saveMerged(merge);
    if (refusal === undefined) return overtaken(changes, [], mergedVersion);
    // It may be saved all the same.
    await session.refresh();
    return { is: "refused", reason: refusal };
  }

  /** A conflict is more urgent. */
  #announceLive(): void {
    const { conflicts, unsaved } = this.#session.state();
    const message = this.live && liveStatus(this.live.state(), unsaved.length === 0);
    if (message !== undefined && conflicts.length === 0) this.#session.announce(message);
  }

  async #mergeTheirs(answer: Overtaken): Promise<Outcome> {
    const { mergedVersion } = answer;
    const session = this.#session;
    // Their media files are already in the store.
    await session.refresh();
    const tools = await session.tools.load();
    if (!tools) return publishFailed;
    const mine = session.state().history.files;
    const all = tools.mergePublished(session.vocabulary, mine, answer);
    const isClear = all.every(({ conflicts }) => conflicts.length === 0);
    // Nothing is merged before every choice is made, so that closing the dialog changes nothing.
    if (isClear) return this.mergeChosen(all, [], mergedVersion);
    return overtaken(all, all, mergedVersion);
  }
}

function overtaken(
  changes: readonly TheirChange[],
  open: readonly TheirChange[],
  mergedVersion: string,
): Outcome {
  // Those who changed the same fields, if any did.
  const clashing = open.filter(({ conflicts }) => conflicts.length > 0);
  const by = everyoneIn((clashing.length > 0 ? clashing : changes).map((each) => each.by));
  const names = changes.flatMap(({ news }) => news);
  return { is: "overtaken", names, by, open, mergedVersion };
}
