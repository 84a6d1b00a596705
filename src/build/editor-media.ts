// Lists the media that the built site serves, so that the editor can show them from there.
import type { Measured } from "../content/model/symbols.ts";
import { renditionsOf, type Rendition } from "../content/resolve/renditions.ts";
import type { MediaFile } from "../files/media-folder.ts";
import type { Built, BuiltContent, BuiltMedia } from "../store/setup.ts";

type Files = ReadonlyMap<string, MediaFile>;

/** The paths of all files of the built site. */
type Published = Pick<ReadonlySet<string>, "has">;

/**
 * The files that any page can show as they are published. Of a photo that is only a logo, for example, the sizes for
 * pages are missing, so the editor has to get the photo itself.
 * @param ids each file's object id, by its name
 */
export function builtMedia(
  files: Files,
  ids: ReadonlyMap<string, string>,
  published: Published,
): Built["media"] {
  const media: Record<string, BuiltMedia> = {};
  for (const [name, { address, measured }] of files) {
    const id = ids.get(name);
    if (id === undefined || !measured || !isWhole(address, measured, published)) continue;
    media[id] = { address: fromEditor(address), measured };
  }
  return media;
}

/** All files, for a copy that has no repository to get them from. Unpublished ones can be used but not seen. */
export function copiedMedia(files: Files, published: Published): BuiltContent["media"] {
  const media: Record<string, BuiltContent["media"][string]> = {};
  for (const [name, { address, measured }] of files)
    if (measured) media[name] = copied(address, measured, published);
  return media;
}

function copied(
  address: string,
  measured: Measured,
  published: Published,
): BuiltContent["media"][string] {
  if (isWhole(address, measured, published)) return { address: fromEditor(address), measured };
  const [best] = renditionsOf(address, measured)
    .filter((each) => isPublished(each, published))
    .sort((a, b) => b.width - a.width);
  // Without a format, the editor asks for no other size.
  const { format: _format, ...shown } = measured;
  return { address: fromEditor(best?.address ?? address), measured: shown };
}

/** True if every size that a page may ask for is published. Only a logo asks for its own. */
function isWhole(address: string, measured: Measured, published: Published): boolean {
  const renditions = renditionsOf(address, measured);
  const onPages = renditions.filter((each) => each.address === address || each.format === "webp");
  return [{ address }, ...onPages].every((each) => isPublished(each, published));
}

function isPublished({ address }: Pick<Rendition, "address">, published: Published): boolean {
  return published.has(decodeURIComponent(address.slice("./".length)));
}

/** @param address relative to the site's documents */
function fromEditor(address: string): string {
  return `.${address}`;
}
