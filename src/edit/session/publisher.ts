// Publishes the session's changes, and merges what others published into the session.
import type { Choice } from "../../content/compare/merged.ts";
import { mergeFile, type MergedFile } from "./merge-files.ts";
import type { Session } from "./session.ts";
import { storeDestination, lastDestination } from "./last-destination.ts";
import type { Published, PublishAnswer, Publishing, Store, TheirFile } from "../../store/store.ts";

/** A file that someone else published, merged with the edited one. */
export interface TheirChange {
  name: string;
  merged: MergedFile;
}

export type Outcome =
  | Exclude<PublishAnswer, { is: "overtaken" | "published" }>
  | (Extract<PublishAnswer, { is: "published" }> & { destination: Publishing["to"]["is"] })
  /** Someone else published first. Their changes are merged into the session now, or once `open` is resolved. */
  | {
      is: "overtaken";
      names: readonly string[];
      open: readonly TheirChange[];
      mergedVersion: string;
    };

export class Publisher {
  readonly #session: Session;
  readonly #store: Store;
  readonly #site: string;
  /** The latest published version that was merged into the session. */
  #mergedVersion: string | undefined;

  /** @param site the site's unique name */
  constructor(session: Session, store: Store, site: string) {
    this.#session = session;
    this.#store = store;
    this.#site = site;
  }

  /** Where changes were last sent; undefined if never. */
  get lastDestination(): Publishing["to"]["is"] | undefined {
    return lastDestination(this.#site);
  }

  published(): Promise<Published> {
    return this.#store.published(this.#mergedVersion);
  }

  /**
   * Saves first, and publishes only if that succeeds.
   * @param media unused new media files to publish anyway
   */
  async publish(message: string, to: Publishing["to"], media: readonly string[]): Promise<Outcome> {
    const session = this.#session;
    await session.save();
    const state = session.state();
    if (state.unsaved.length > 0)
      return { is: "refused", reason: state.message ?? "Some changes couldn't be saved." };
    const { versions } = session;
    const mergedVersion = this.#mergedVersion;
    const answer = await this.#store.publish({ message, to, versions, media, mergedVersion });
    if (answer.is === "overtaken") return this.#mergeTheirs(answer.files, answer.mergedVersion);
    if (answer.is !== "published") return answer;
    storeDestination(this.#site, to.is);
    return { ...answer, destination: to.is };
  }

  /** Merges what others published, as one undo step. @param choices for each file, in the order of its clashes */
  mergeChosen(
    changes: readonly TheirChange[],
    choices: readonly (readonly Choice[])[],
    mergedVersion: string,
  ): void {
    const operations = changes.map(({ name, merged }, index) => ({
      file: name,
      text: merged.resolve(choices[index]),
    }));
    this.#session.apply(operations);
    this.#mergedVersion = mergedVersion;
  }

  async #mergeTheirs(files: readonly TheirFile[], mergedVersion: string): Promise<Outcome> {
    const session = this.#session;
    // Their media files are already in the store.
    await session.refresh();
    const mine = session.state().history.files;
    const all = files.map(({ name, base, theirs }) => ({
      name,
      merged: mergeFile(name, { mine: mine.get(name), base, theirs }, mine),
    }));
    const isClear = all.every(({ merged }) => merged.conflicts.length === 0);
    // Nothing is merged before every choice is made, so that closing the dialog changes nothing.
    if (isClear) this.mergeChosen(all, [], mergedVersion);
    const names = files.map(({ name }) => name);
    return { is: "overtaken", names, open: isClear ? [] : all, mergedVersion };
  }
}
