// Adds files to media in the author's draft, removes them, and puts earlier ones back.
import { isMedia } from "../../content/model/input.ts";
import { isLfsPointer } from "../../media/lfs-pointer.ts";
import { refusedIfNotLoaded } from "../../media/load-code.ts";
import { freeMediaName } from "../../media/media-name.ts";
import { Moved, Refused } from "../git-host.ts";
import { alreadyRemoved, nameTaken, notInMedia, notInState, stillUsed } from "../media-refusals.ts";
import { savedElsewhere } from "../save-refusals.ts";
import type { AddedMedia, RemovedMedia } from "../store.ts";
import { check } from "./check.ts";
import type { DraftChange } from "./draft.ts";
import { objectIdOf } from "../object-id.ts";
import { loadMeasure } from "./load-measure.ts";
import type { GitStoreContext } from "./git-store-context.ts";
import { reportOthers } from "./report-others.ts";
import { isContent } from "./tree.ts";
import type { Work } from "./author-changes.ts";
import { t } from "../../words/t.ts";

/** How often something is tried in all if the draft is changed at the same time. */
const mostTries = 3;

export async function addMedia(
  context: GitStoreContext,
  file: File,
  kinds: readonly string[],
): Promise<AddedMedia> {
  const prepared = await context.prepare(file, kinds, { isRestored: context.removed.has(file) });
  if (prepared.is === "refused") return prepared;
  const { stem, kind, content, measured, note } = prepared;
  const own = await objectIdOf(content);
  try {
    const name = await putWith(context, async (work) => {
      const taken = [...work.published.tree, ...context.draft.shown(work)];
      const isTaken = (each: string) =>
        taken.some(([other, oid]) => oid !== own && isSameOnDisk(other, `media/${each}`));
      const free = `media/${await freeMediaName(stem, kind, isTaken)}`;
      const same = [...work.tree].find(([each, oid]) => oid === own && isSameOnDisk(each, free));
      if (same) return { name: same[0], changes: [] };
      return { name: free, changes: [{ name: free, after: own, bytes: content }] };
    });
    context.added.add(name);
    await context.contents.keep(new Map([[own, content]]));
    const address = context.media.add(name, own, content, measured);
    return { is: "added", name, address, measured, ...(note !== undefined && { note }) };
  } catch (error) {
    return refusedBecause(error);
  }
}

/** Some disks don't tell names apart that differ only in case. */
function isSameOnDisk(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

export async function removeMedia(context: GitStoreContext, name: string): Promise<RemovedMedia> {
  if (!isMedia(name) || !isContent(name)) return { is: "refused", reason: notInMedia(name) };
  try {
    const work = await context.draft.refresh();
    const oid = work.tree.get(name);
    if (oid === undefined) return { is: "refused", reason: alreadyRemoved(name) };
    const content = (await context.contents.bytes([oid])).get(oid) ?? new Uint8Array();
    if (isLfsPointer(content)) return { is: "refused", reason: notRestorable(name) };
    const { unused } = await check(context, work);
    if (!unused.has(name)) return { is: "refused", reason: stillUsed(name) };
    await putWith(context, () => Promise.resolve({ name, changes: [{ name, after: undefined }] }));
    context.added.delete(name);
    context.changed();
    const file = new File([new Uint8Array(content)], name.slice(name.lastIndexOf("/") + 1));
    context.removed.add(file);
    return { is: "removed", file };
  } catch (error) {
    return refusedBecause(error);
  }
}

const notRestorable = (name: string): string =>
  t`${name} is stored with Git LFS, so the editor couldn't put it back. Ask the owner of the repository to remove it.`;

/** @param version a published state */
export async function restoreMedia(
  context: GitStoreContext,
  version: string,
  names: readonly string[],
): Promise<AddedMedia[]> {
  try {
    const earlier = (await context.draft.at(version))?.tree ?? new Map<string, string>();
    // What is in the author's draft alone would be lost.
    const isOwn = (work: Work, name: string) => work.tree.has(name) && !work.base.tree.has(name);
    const isPossible = (work: Work, name: string) =>
      isMedia(name) &&
      earlier.has(name) &&
      work.tree.get(name) !== earlier.get(name) &&
      !isOwn(work, name);
    await putWith(context, (work) => {
      const possible = names.filter((name) => isPossible(work, name));
      const changes = possible.map((name) => ({ name, after: earlier.get(name) }));
      return Promise.resolve({ name: "", changes });
    });
    const { tree } = await context.draft.known();
    const restored = names.map(async (name): Promise<AddedMedia> => {
      const oid = earlier.get(name);
      if (!isMedia(name) || oid === undefined) return { is: "refused", reason: notInState(name) };
      if (tree.get(name) !== oid) return { is: "refused", reason: nameTaken(name) };
      const content = (await context.contents.bytes([oid])).get(oid) ?? new Uint8Array();
      context.added.add(name);
      if (isLfsPointer(content)) {
        // What can be shown of it, if anything, is known after a load.
        context.changed();
        return { is: "added", name, address: "", measured: undefined };
      }
      const measured = await (await loadMeasure())(content);
      const address = context.media.add(name, oid, content, measured);
      return { is: "added", name, address, measured };
    });
    return await Promise.all(restored);
  } catch (error) {
    const { reason } = refusedBecause(error);
    return names.map(() => ({ is: "refused", reason }));
  }
}

interface Planned {
  name: string;
  changes: readonly DraftChange[];
}

/** Changes the draft, again if it was changed elsewhere. @param plan asked for each try @returns the planned name */
async function putWith(
  context: GitStoreContext,
  plan: (work: Work) => Promise<Planned>,
): Promise<string> {
  const { tree } = await context.draft.known();
  for (let tries = 1; tries <= mostTries; tries++) {
    const work = tries === 1 ? await context.draft.ready() : await context.draft.refresh();
    const { name, changes } = await plan(work);
    try {
      if (changes.length > 0) await context.draft.put(changes);
      await reportOthers(context, tree, changes);
      return name;
    } catch (error) {
      if (!(error instanceof Moved)) throw error;
    }
  }
  throw new Refused("busy", savedElsewhere);
}

/** @throws what has no message for the person */
function refusedBecause(error: unknown): { is: "refused"; reason: string } {
  if (error instanceof Refused) return { is: "refused", reason: error.message };
  return refusedIfNotLoaded(error);
}
