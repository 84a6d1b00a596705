// Puts a media file of an earlier published state back under its own name.
import { join } from "node:path";
import { appear, holdSame, MediaRefused, openMediaFolder, refuse } from "./add-media.ts";
import { nameTaken } from "../store/media-refusals.ts";
import { newDraft } from "./media-drafts.ts";
import { writeDurably } from "./write-durably.ts";

/**
 * @param folder the content folder
 * @param name as content uses it, `media/name.jpg`: a name that a commit has
 * @throws {MediaRefused} if another file has the name by now, or it can't be written
 * @throws {NotWritable} if the folder is gone or can't be written to
 */
export async function restoreMedia(
  folder: string,
  name: string,
  content: Uint8Array,
): Promise<void> {
  await openMediaFolder(folder);
  const { path: draft, remove } = await newDraft(folder);
  try {
    await writeDurably(draft, content).catch(refuse);
    const path = join(folder, name);
    if ((await appear(draft, path)) || (await holdSame(draft, path))) return;
    throw new MediaRefused(nameTaken(name));
  } finally {
    await remove();
  }
}
