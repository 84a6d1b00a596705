// Publishes what the author has saved. The steps, their order and the answers are the same wherever it is published.
import { isMedia } from "../content/model/input.ts";
import { wrongName } from "./branch-name.ts";
import type { Checked } from "./checked.ts";
import type { Destinations, PublishAnswer, Publishing } from "./store.ts";
import { t } from "../words/t.ts";

/** A file that differs between two states of the content. */
export interface ChangedFile {
  /** The name that content uses: `home.json`, `media/team.jpg`. */
  name: string;
  /** A name for its content; undefined if it doesn't exist. */
  before: string | undefined;
  after: string | undefined;
}

/**
 * The texts that a merge needs to know of: those that others have changed, and everything that they have removed, even if
 * the author has done so, too. Both may have renamed one page.
 */
export function theirNames(
  theirs: readonly ChangedFile[],
  before: Pick<ReadonlyMap<string, string>, "keys">,
  after: Pick<ReadonlyMap<string, string>, "has">,
): string[] {
  const changed = theirs.flatMap(({ name }) => (isMedia(name) ? [] : name));
  return [...new Set([...changed, ...[...before.keys()].filter((name) => !after.has(name))])];
}

export type Refusal = Extract<PublishAnswer, { is: "refused" }>;
export type Unsure = Extract<PublishAnswer, { is: "unsure" }>;

/** The author's content and the published one, at one moment. */
export interface Pending {
  is: "pending";
  /** Files that the author has changed. */
  mine: readonly ChangedFile[];
  /** Files that others have published since, and that the author's content doesn't have yet. */
  theirs: readonly ChangedFile[];
  /** Of the author's files, new media that may have been added by mistake. */
  newMedia: readonly string[];
  /** Which file the editor shows in another version, and where it was changed: `home.json was changed in another tab.` */
  unseen: string | undefined;
  /** True if nothing was ever published, so that content without changes is published, too. */
  isFirst: boolean;
}

/** What publishing needs of a place where a site is published. `moved` means that someone else was faster. */
export interface PublishingPort<State extends Pending> {
  /** Media that the author has added on purpose. */
  readonly added: Set<string>;
  state(): Promise<State | Refusal | "moved">;
  check(state: State): Promise<Checked>;
  /** Answers that everything is published. */
  nothing(state: State): Promise<PublishAnswer>;
  /** Takes others' media, and answers which of their texts are to merge. */
  takeTheirs(state: State): Promise<PublishAnswer>;
  send(state: State, files: readonly ChangedFile[]): Promise<PublishAnswer | "moved">;
  /** `taken` means that the branch has someone else's changes. */
  propose(
    state: State,
    files: readonly ChangedFile[],
    branch: string,
  ): Promise<PublishAnswer | "moved" | "taken">;
  /** Says for the person why a step failed. @throws errors that aren't for the person */
  explain(error: unknown): Refusal | Unsure;
}

/** Others may publish first now and then. If it keeps happening, the person gets a message. */
const mostTries = 3;

export const refused = (reason: string): Refusal => ({ is: "refused", reason });

/** Publishes all of the author's changes, or nothing. What others have published is never overwritten. */
export async function publishOver<State extends Pending>(
  port: PublishingPort<State>,
  wanted: Publishing,
): Promise<PublishAnswer> {
  if (wanted.message.trim() === "")
    return refused(
      t`The description of your changes is empty. Describe what you changed in a few words.`,
    );
  try {
    for (let tries = 0; tries < mostTries; tries++) {
      const answer = await tryOnce(port, wanted);
      if (answer !== "moved") return answer;
    }
    return refused(t`Someone else is publishing at the same time. Try again in a moment.`);
  } catch (error) {
    return port.explain(error);
  }
}

async function tryOnce<State extends Pending>(
  port: PublishingPort<State>,
  { to, media, revertedMedia = [] }: Publishing,
): Promise<PublishAnswer | "moved"> {
  const state = await port.state();
  if (state === "moved" || state.is === "refused") return state;
  const { mine, theirs, newMedia, unseen, isFirst } = state;
  if (unseen !== undefined) return refused(t`${unseen} Check what changed, then publish again.`);
  if (theirs.length > 0) {
    const clash = clashIn(state);
    return clash === undefined ? port.takeTheirs(state) : refused(clash);
  }
  if (mine.length === 0 && !isFirst) return port.nothing(state);
  // After merging: a mistake may be in what others have changed, or they have corrected it.
  const { mistake, unused } = await port.check(state);
  if (mistake !== undefined) return refused(mistake);
  for (const name of revertedMedia) port.added.delete(name);
  const isMeant = new Set([...port.added, ...media]);
  const leftOut = new Set(newMedia.filter((name) => unused.has(name) && !isMeant.has(name)));
  const files = mine.filter(({ name }) => !leftOut.has(name));
  if (files.length === 0 && !isFirst) return port.nothing(state);
  const answer =
    to.is === "direct"
      ? await port.send(state, files)
      : proposed(await port.propose(state, files, to.branch), to.branch);
  // So that the same proposal has them when it is sent again.
  if (answer !== "moved" && answer.is === "published")
    for (const name of media) port.added.add(name);
  return answer;
}

/** If the author has removed a file that others changed, their version stays. */
function clashIn({ mine, theirs }: Pending): string | undefined {
  const isMine = new Set(mine.flatMap(({ name, after }) => (after === undefined ? [] : name)));
  const clash = theirs.find(({ name }) => isMedia(name) && isMine.has(name));
  return (
    clash &&
    t`Someone else has changed ${clash.name} too, and two versions of a file in media can't be merged. Give your file another name and use that one, or remove it.`
  );
}

function proposed(answer: PublishAnswer | "moved" | "taken", branch: string): PublishAnswer {
  if (answer === "taken")
    return refused(
      t`There is already a branch called "${branch}" with someone else's changes. Choose another name.`,
    );
  if (answer === "moved")
    return refused(
      t`The branch “${branch}” has just changed. Try again in a minute, or choose another name.`,
    );
  return answer;
}

/** Why nothing can be sent there; undefined if something can. */
export function whyClosed(destinations: Destinations, to: Publishing["to"]): string | undefined {
  const destination = destinations[to.is];
  if (destination.is === "closed") return destination.reason;
  return to.is === "review" ? wrongName(to.branch, destination.branch) : undefined;
}
