// The way of changes from the session to the published site, and of others' published changes into the session.
import type { Choice } from "../../content/compare/merged.ts";
import { mergeFile, type MergedFile } from "./merge-files.ts";
import type { Session } from "./session.ts";
import { storeDestination, lastDestination } from "./last-destination.ts";
import type { Published, PublishAnswer, Publishing, Store, TheirFile } from "../../store/store.ts";

/** A file that both have changed. */
export interface TheirChange {
  name: string;
  merged: MergedFile;
}

export type Outcome =
  | Exclude<PublishAnswer, { is: "overtaken" | "published" }>
  | (Extract<PublishAnswer, { is: "published" }> & { way: Publishing["to"]["is"] })
  /** Nothing was published: others were faster. Their files are in the session now, or once all clashes are settled. */
  | { is: "overtaken"; names: readonly string[]; open: readonly TheirChange[]; takenIn: string };

export class Publisher {
  readonly #session: Session;
  readonly #store: Store;
  readonly #site: string;
  /** What the session has in it of what others have published since the content was read. */
  #takenIn: string | undefined;

  /** @param site as the store calls it */
  constructor(session: Session, store: Store, site: string) {
    this.#session = session;
    this.#store = store;
    this.#site = site;
  }

  /** Which way was taken last; undefined before the first time. */
  get lastDestination(): Publishing["to"]["is"] | undefined {
    return lastDestination(this.#site);
  }

  published(): Promise<Published> {
    return this.#store.published(this.#takenIn);
  }

  /**
   * Saves first; what can't be saved isn't published.
   * @param media new files to publish although the site doesn't show them
   */
  async publish(message: string, to: Publishing["to"], media: readonly string[]): Promise<Outcome> {
    const session = this.#session;
    await session.save();
    const state = session.state();
    if (state.unsaved.length > 0)
      return { is: "refused", reason: state.message ?? "Some changes couldn't be saved." };
    const { versions } = session;
    const takenIn = this.#takenIn;
    const answer = await this.#store.publish({ message, to, versions, media, takenIn });
    if (answer.is === "overtaken") return this.#mergeTheirs(answer.files, answer.takenIn);
    if (answer.is !== "published") return answer;
    storeDestination(this.#site, to.is);
    return { ...answer, way: to.is };
  }

  /** Takes in what others have published, in one step. @param choices of each file, in the order of its clashes */
  mergeChosen(
    changes: readonly TheirChange[],
    choices: readonly (readonly Choice[])[],
    takenIn: string,
  ): void {
    const operations = changes.map(({ name, merged }, index) => ({
      file: name,
      text: merged.resolve(choices[index]),
    }));
    this.#session.apply(operations);
    this.#takenIn = takenIn;
  }

  async #mergeTheirs(files: readonly TheirFile[], takenIn: string): Promise<Outcome> {
    const session = this.#session;
    // Media of theirs are in the store already.
    await session.refresh();
    const mine = session.state().history.files;
    const all = files.map(({ name, base, theirs }) => ({
      name,
      merged: mergeFile(name, { mine: mine.get(name), base, theirs }, mine),
    }));
    const isClear = all.every(({ merged }) => merged.clashes.length === 0);
    // Until all is chosen nothing is taken in: who closes the window finds everything as it was.
    if (isClear) this.mergeChosen(all, [], takenIn);
    const names = files.map(({ name }) => name);
    return { is: "overtaken", names, open: isClear ? [] : all, takenIn };
  }
}
