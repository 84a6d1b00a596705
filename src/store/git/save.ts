// Saves files in the author's draft: all or none, and never over what was saved elsewhere.
import { isContentName } from "../../content/model/input.ts";
import { isReversible } from "../../media/decode.ts";
import { Moved, Refused } from "../git-host.ts";
import { notContent, savedElsewhere, whyNotConverted } from "../save-refusals.ts";
import type { FileToSave, Saved, StoredFile } from "../store.ts";
import type { DraftChange } from "./draft.ts";
import { objectIdOf } from "../object-id.ts";
import type { GitStoreContext } from "./git-store-context.ts";
import { reportOthers } from "./report-others.ts";
import { isContent } from "./tree.ts";
import type { Work } from "./author-changes.ts";
import { t } from "../../words/t.ts";

/** How often a save is tried in all if the draft is changed at the same time. */
const mostTries = 3;

const refused = (reason: string): Saved => ({ is: "refused", reason: t`Not saved yet. ${reason}` });

const changedElsewhere = t`Your draft was changed in another tab or on another device. Check what changed, then publish again.`;

/** For reasons that have nothing to do with the files. */
const notNow = (reason: string): Saved => refused(t`${reason} Your changes are still here.`);

/** @param mergedVersion as in {@link Store.save} */
export async function save(
  context: GitStoreContext,
  files: readonly FileToSave[],
  mergedVersion?: string,
): Promise<Saved> {
  const other = files.find(({ name }) => !isContentName(name) || !isContent(name));
  if (other) return refused(notContent(other.name));
  try {
    const { tree } = await context.draft.known();
    for (let tries = 1; tries <= mostTries; tries++) {
      const work = tries === 1 ? await context.draft.ready() : await context.draft.refresh();
      const saved = await (mergedVersion === undefined
        ? saveOver(context, work, files)
        : saveMerged(context, work, files, mergedVersion));
      if (saved === "moved") continue;
      if (saved.is === "saved") {
        await reportOthers(context, tree, files);
        readNewSiblings(context, files, work);
      }
      return saved;
    }
    return notNow(savedElsewhere);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return notNow(error.message);
  }
}

/** Nothing loads the content again after a save, and its site.json may name another folder than before. */
function readNewSiblings(
  { siblings }: GitStoreContext,
  files: readonly FileToSave[],
  { published }: Work,
): void {
  const texts = files.flatMap(({ name, text }) => (text === null ? [] : [{ name, text }]));
  void siblings.read(texts, published.commit);
}

/** Without an answer, the merge may be made all the same. It is then shown like a save on another device. */
async function saveMerged(
  context: GitStoreContext,
  work: Work,
  files: readonly FileToSave[],
  version: string,
): Promise<Saved | "moved"> {
  const names = new Set(files.map(({ name }) => name));
  const merging = context.draft.merging(work, version, names);
  if (merging) return saveOver(context, work, files, merging);
  context.changed();
  return notNow(changedElsewhere);
}

async function saveOver(
  context: GitStoreContext,
  work: Work,
  files: readonly FileToSave[],
  merging?: Work,
): Promise<Saved | "moved"> {
  const { draft, unsure, contents } = context;
  const wanted = await Promise.all(files.map(changeOf));
  const versions = new Map(files.map(({ name, version }) => [name, version]));
  const stored = new Map((await contents.files(work.tree)).map((file) => [file.name, file]));
  const changes = wanted.filter(({ name, after }) => work.tree.get(name) !== after);
  const isToWrite = new Set(changes.map(({ name }) => name));
  const changed = files.filter(
    (file) => isToWrite.has(file.name) && !unsure.isUnchanged(file, work.tree),
  );
  if (changed.length > 0) {
    unsure.forget(changed.map(({ name }) => name));
    // Other files may have changed with them.
    context.changed();
    return { is: "conflict", files: changed.map(({ name }) => stored.get(name) ?? gone(name)) };
  }
  const bytes = await contents.bytes(files.flatMap(({ name }) => work.tree.get(name) ?? []));
  const why = whyNotConverted(files, ({ name }) => {
    const content = bytes.get(work.tree.get(name) ?? "");
    return content !== undefined && !isReversible(content);
  });
  if (why !== undefined) return refused(why);
  // A save has everything that the editor has changed: of other files, it shows what is stored.
  const undone = merging ? [] : unsure.undone(work.tree, (name) => !versions.has(name));
  if (!merging)
    for (const { name, after } of changes)
      unsure.add({ name, version: versions.get(name) ?? "" }, stored.get(name), after);
  try {
    const all = [...changes, ...undone];
    if (all.length > 0 || merging) await draft.put(all, merging);
  } catch (error) {
    if (error instanceof Moved) return "moved";
    throw error;
  }
  unsure.forget([...files, ...undone].map(({ name }) => name));
  // The next save and load needn't ask for what was just sent.
  await contents.keep(new Map(wanted.flatMap(sentBytes)));
  return {
    is: "saved",
    versions: Object.fromEntries(wanted.map(({ name, after }) => [name, after ?? ""])),
  };
}

async function changeOf({ name, text }: FileToSave): Promise<DraftChange> {
  if (text === null) return { name, after: undefined };
  return { name, after: await objectIdOf(new TextEncoder().encode(text)), text };
}

function sentBytes({ after, text }: DraftChange): [string, Uint8Array][] {
  if (after === undefined || text === undefined) return [];
  return [[after, new TextEncoder().encode(text)]];
}

function gone(name: string): StoredFile {
  return { name, text: "", version: "" };
}
