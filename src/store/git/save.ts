// Saves files in the author's draft: all or none, and never over what was saved elsewhere.
import { isContentName } from "../../content/model/input.ts";
import { isReversible } from "../../media/decode.ts";
import { Moved, Refused } from "../git-host.ts";
import { filesToConvert, type FileToSave, type Saved, type StoredFile } from "../store.ts";
import { savedElsewhere, type DraftChange } from "./draft.ts";
import { objectIdOf } from "../object-id.ts";
import type { Parts } from "./parts.ts";
import { reportOthers } from "./report-others.ts";
import { isContent } from "./tree.ts";
import type { Work } from "./work.ts";

/** How often a save is tried again if the draft is changed at the same time. */
const mostTries = 3;

const refused = (reason: string): Saved => ({ is: "refused", reason: `Not saved yet. ${reason}` });

const changedElsewhere =
  "Your draft was changed in another tab or on another device. Check what changed, then publish again.";

/** For reasons that have nothing to do with the files. */
const notNow = (reason: string): Saved => refused(`${reason} Your changes are still here.`);

/** @param mergedVersion as in {@link Store.save} */
export async function save(
  parts: Parts,
  files: readonly FileToSave[],
  mergedVersion?: string,
): Promise<Saved> {
  const other = files.find(({ name }) => !isContentName(name) || !isContent(name));
  if (other) return refused(`${other.name} isn't a content file.`);
  try {
    const { tree } = await parts.draft.known();
    for (let tries = 1; tries <= mostTries; tries++) {
      const work = tries === 1 ? await parts.draft.ready() : await parts.draft.refresh();
      const saved = await (mergedVersion === undefined
        ? saveOver(parts, work, files)
        : saveMerged(parts, work, files, mergedVersion));
      if (saved === "moved") continue;
      if (saved.is === "saved") await reportOthers(parts, tree, files);
      return saved;
    }
    return notNow(savedElsewhere);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return notNow(error.message);
  }
}

/** Without an answer, the merge may be made all the same. It is then shown like a save on another device. */
async function saveMerged(
  parts: Parts,
  work: Work,
  files: readonly FileToSave[],
  version: string,
): Promise<Saved | "moved"> {
  const names = new Set(files.map(({ name }) => name));
  const merging = parts.draft.merging(work, version, names);
  if (merging) return saveOver(parts, work, files, merging);
  parts.changed();
  return notNow(changedElsewhere);
}

async function saveOver(
  parts: Parts,
  work: Work,
  files: readonly FileToSave[],
  merging?: Work,
): Promise<Saved | "moved"> {
  const { draft, unsure, contents } = parts;
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
    parts.changed();
    return { is: "conflict", files: changed.map(({ name }) => stored.get(name) ?? gone(name)) };
  }
  const unagreed = await guessedIn(parts, work, files);
  if (unagreed !== undefined)
    return refused(
      `${unagreed} isn't UTF-8. Reload the editor, save again, and choose "Convert and save".`,
    );
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

/** A file whose guessed characters would replace its bytes, and that the person hasn't agreed to convert. */
async function guessedIn(
  { contents }: Parts,
  { tree }: Work,
  files: readonly FileToSave[],
): Promise<string | undefined> {
  const oids = files.flatMap(({ name }) => tree.get(name) ?? []);
  const bytes = await contents.bytes(oids);
  const isGuessed = ({ name }: FileToSave) => {
    const content = bytes.get(tree.get(name) ?? "");
    return content !== undefined && !isReversible(content);
  };
  return filesToConvert(files, isGuessed).find(({ isConverted }) => isConverted !== true)?.name;
}
