// Reads the author's content for the editor.
import type { Stored } from "../store.ts";
import type { Parts } from "./parts.ts";
import type { Work } from "./work.ts";

/** @throws {Refused} if the host doesn't answer */
export async function load(parts: Parts): Promise<Stored> {
  const work = await parts.draft.refresh();
  await parts.live.mark(work.published.tree);
  const stored = await storedFrom(parts, work);
  return { ...stored, files: parts.unsure.hide(stored.files, work.tree) };
}

/** The author's content with the media that its pages may use. */
export async function storedFrom(parts: Parts, work: Work): Promise<Stored> {
  const { host, site, contents, media, draft } = parts;
  const [files, found, icons] = await Promise.all([
    contents.files(work.tree),
    media.read(draft.shown(work)),
    site.icons(),
  ]);
  return { site: host.site, folder: site.folder, files, assets: { ...found, icons } };
}
