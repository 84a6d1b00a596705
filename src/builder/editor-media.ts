// Lists the media that the built site serves, so that the editor can show them from there.
import type { Measured } from "../content/model/symbols.ts";
import { renditionsOf, type Rendition } from "../content/resolve/renditions.ts";
import type { MediaFile } from "../files/media-folder.ts";
import type { Built, BuiltContent, BuiltMedia } from "../store/setup.ts";

type Files = ReadonlyMap<string, MediaFile>;

/** The paths of all files of the built site. */
type Published = Pick<ReadonlySet<string>, "has">;

/**
 * The files that the site serves in any size.
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
    const served = measured && servedAddress(address, measured, published);
    if (id !== undefined && served !== undefined)
      media[id] = { address: fromEditor(served), measured };
  }
  return media;
}

/** All files, for a copy that has no repository to get them from. Unpublished ones can be used but not seen. */
export function copiedMedia(files: Files, published: Published): BuiltContent["media"] {
  const media: Record<string, BuiltContent["media"][string]> = {};
  for (const [name, { address, measured }] of files) {
    if (!measured) continue;
    const served = servedAddress(address, measured, published) ?? address;
    media[name] = { address: fromEditor(served), measured };
  }
  return media;
}

/** The address of the largest published size, as WebP or AVIF if there is one: pages use these, too, and they are smaller. */
function servedAddress(
  address: string,
  measured: Measured,
  published: Published,
): string | undefined {
  const isPublished = (each: string) => published.has(decodeURIComponent(each.slice("./".length)));
  const isSized = ({ format }: Rendition) => Number(format !== measured.format);
  const sizes = renditionsOf(address, measured)
    .filter((each) => isPublished(each.address))
    .sort((a, b) => b.width - a.width || isSized(b) - isSized(a));
  return sizes[0]?.address ?? (isPublished(address) ? address : undefined);
}

/** @param address relative to the site's documents */
function fromEditor(address: string): string {
  return `.${address}`;
}
