// Reads the author's content for the editor.
import type { Stored } from "../store.ts";
import { contentName } from "./names.ts";
import type { GitStoreContext } from "./git-store-context.ts";
import type { Work } from "./author-changes.ts";

/** @throws {Refused} if the host doesn't answer */
export async function load(context: GitStoreContext): Promise<Stored> {
  readAhead(context);
  const work = await context.draft.refresh();
  const [stored] = await Promise.all([
    storedFrom(context, work),
    context.live.mark(work.published.tree),
  ]);
  const files = context.unsure.hide(stored.files, work.tree);
  const assets = { ...stored.assets, ...context.siblings.show() };
  void context.siblings.read(files, work.published.commit);
  return { ...stored, files, assets };
}

/** Starts to read what the site itself serves, which needn't wait for the Git host's answer. */
function readAhead({ site, media }: GitStoreContext): void {
  media.readAhead();
  // Read again below, which fails with what was wrong.
  site.icons().catch(() => undefined);
}

/** The author's content with the media that its pages may use. */
export async function storedFrom(context: GitStoreContext, work: Work): Promise<Stored> {
  const { host, site, contents, media, draft } = context;
  const [files, found, icons] = await Promise.all([
    contents.files(work.tree),
    media.read({ tree: draft.shown(work), unreadable: work.published.unreadable }),
    site.icons(),
  ]);
  const name = contentName(host.site, site.branch, await draft.branch());
  const isDraft = work.over !== work.published;
  return { site: name, folder: site.folder, isDraft, files, assets: { ...found, icons } };
}
