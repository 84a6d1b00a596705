// The author's content beside the published one: what is in the draft, and where it started.
import { isMedia } from "../../content/model/input.ts";
import { mostMessages, type Look } from "../git-host.ts";
import type { ChangedFile } from "../publishing.ts";
import { changedFiles, withChanges, type Tree } from "./tree.ts";

export interface Work {
  /** What is published. */
  published: Look;
  /** The commit that the draft's branch is at; undefined if there is no such branch. */
  head: string | undefined;
  /** The published state that the author's content started from. */
  base: Look;
  /** The commit whose files the draft's next commit replaces. */
  over: Pick<Look, "commit" | "tree">;
  /** The author's content. */
  tree: Tree;
  /** The messages of the draft's latest commits, the latest first. */
  messages: readonly string[];
}

/** What differs between the author's content and the published one. */
export interface Basis {
  /** The published state to compare with. */
  base: Look;
  /** Files that the author has changed. */
  mine: readonly ChangedFile[];
  /** Files that others have published since the base, and that the author's content doesn't have yet. */
  theirs: readonly ChangedFile[];
}

/** @param base where the draft started */
export function workOf(published: Look, draft: Look | undefined, base: Look): Work {
  if (!draft || !isPending({ ...draft, base, published }))
    return withoutChanges(published, draft?.commit);
  const { commit: head, tree, messages } = draft;
  return { published, head, base, over: draft, tree, messages };
}

/** The work of an author who has changed nothing. @param head the draft's branch, if there is one */
export function withoutChanges(published: Look, head?: string): Work {
  const { tree } = published;
  return { published, head, base: published, over: published, tree, messages: [] };
}

type Pending = Pick<Work, "base" | "published" | "tree" | "messages">;

/** False if everything that was changed since the base is published, or was changed back before it was published. */
export function isPending(work: Pending): boolean {
  const { published, tree } = work;
  return changedFiles(sharedTree(work), tree).some(
    ({ name, after }) => published.tree.get(name) !== after,
  );
}

export function basisOf(work: Pending): Basis {
  const { base, published, tree } = work;
  const shared = sharedTree(work);
  const theirs = changedFiles(shared, published.tree).filter(
    ({ name, after }) => tree.get(name) !== after,
  );
  if (theirs.length > 0) return { base, mine: changedFiles(shared, tree), theirs };
  // The author's content has everything that others have published.
  return { base: published, mine: changedFiles(published.tree, tree), theirs };
}

/** Media that aren't published yet. */
export function newMediaIn(mine: Basis["mine"]): string[] {
  return mine.flatMap(({ name, before }) => (isMedia(name) && before === undefined ? name : []));
}

/** Where the author and others started: what the author had saved before may be published by now, as a proposal. */
function sharedTree({ base, published, messages }: Pending): Tree {
  const own = replacedIn(messages);
  const accepted = changedFiles(base.tree, published.tree).filter(({ name, after }) =>
    own.has(versionOf(name, after)),
  );
  return withChanges(base.tree, accepted);
}

const [draftTitle, baseTrailer, replacedTrailer] = ["Save a draft", "Based-on", "Replaces"];

/** A commit's message that names the published commit that its content started from. */
export function basedOn(message: string, base: string): string {
  return `${message.trim()}\n\n${baseTrailer}: ${base}`;
}

/**
 * The same for a commit of the draft, which also names the author's own versions that it replaces, and those of the
 * message that this one pushes out of sight.
 * @param before what the replaced versions started from: not the base yet if the commit merges it
 * @param earlier the messages of the draft's commits before it, the latest first
 */
export function draftMessage(
  { commit }: Look,
  before: Tree,
  changes: readonly ChangedFile[],
  earlier: readonly string[],
): string {
  const replaced = changes
    .filter((file) => file.before !== before.get(file.name))
    .map((file) => versionOf(file.name, file.before));
  const pushedOut = replacedIn(earlier.slice(mostMessages - 1, mostMessages));
  const versions = new Set([...replaced, ...pushedOut]);
  return [
    basedOn(draftTitle, commit),
    ...Array.from(versions, (version) => `${replacedTrailer}: ${version}`),
  ].join("\n");
}

/**
 * The published commit that a draft started from.
 * @param messages the latest first: others may have added commits, for example with "Update branch" at GitHub
 */
export function baseNamedIn(messages: readonly string[]): string | undefined {
  return messages
    .filter(isOfDraft)
    .map(baseOf)
    .find((base) => base !== undefined);
}

/** The published commit that a commit's content started from, if its message says so. */
function baseOf(message: string): string | undefined {
  return new RegExp(`^${baseTrailer}: ([0-9a-f]{40,64})$`, "m").exec(message)?.[1];
}

/** A file's version as a draft's messages name it. @param oid undefined if the file doesn't exist */
export function versionOf(name: string, oid: string | undefined): string {
  return `${oid ?? "nothing"} ${name}`;
}

/** Versions that the draft had before, as by {@link versionOf}. */
export function replacedIn(messages: readonly string[]): Set<string> {
  const line = new RegExp(`^${replacedTrailer}: (.+)$`, "gm");
  return new Set(
    messages
      .filter(isOfDraft)
      .flatMap((message) => [...message.matchAll(line)].map(([, version = ""]) => version)),
  );
}

/** False for the published commits before a draft: an accepted proposal says what it was based on, too. */
function isOfDraft(message: string): boolean {
  return message.startsWith(`${draftTitle}\n`);
}
