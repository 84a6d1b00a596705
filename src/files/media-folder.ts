// Reads the media folder: each file's path, its address on the site, and its size.
import { readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { addressPart } from "../content/text/address-part.ts";
import { mostMedia, type Unreadable } from "../content/model/input.ts";
import type { Measured } from "../content/model/symbols.ts";
import { inspectMedia } from "./inspect-media.ts";
import type { Photos } from "./photos.ts";
import { readIfReadable, whyUnreadable } from "./read-if-readable.ts";
import { cachedRead } from "./cached-read.ts";

export interface MediaFile {
  /** The file's path on disk. */
  path: string;
  /** Its address on the built site, with a hash of its content. */
  address: string;
  /** undefined if the file can't be read. */
  measured?: Measured;
}

/** The content of the media folder, by the names that content uses. */
export interface Media {
  files: Map<string, MediaFile>;
  /** Subfolders, whose files no page can show. */
  folders: string[];
  unreadable: Map<string, Unreadable>;
}

/** Creates a function that reads a media folder. Later calls inspect only files that have changed. */
export function createMediaReader(photos: Photos): (folder: string) => Promise<Media> {
  const look = cachedRead((path) => inspectMedia(path, photos));
  return async (folder) => {
    const media: Media = { files: new Map(), folders: [], unreadable: new Map() };
    const entries = await readdir(folder, { withFileTypes: true }).catch(
      async (error: NodeJS.ErrnoException) => {
        const why = error.code === "ENOTDIR" ? undefined : await whyUnreadable(folder, error);
        if (why) media.unreadable.set("media", why);
        return [];
      },
    );
    const seen = entries.filter(({ name }) => !name.startsWith("."));
    for (const entry of seen.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = `media/${entry.name}`;
      if (entry.isDirectory()) media.folders.push(name);
      else await addFile(media, name, join(folder, entry.name));
      const found = media.files.get(name);
      // Git and copies of the folder contain only the link's target, and not the photo.
      if (entry.isSymbolicLink() && found?.measured?.hasLocation)
        media.files.set(name, { ...found, measured: { ...found.measured, hasLocation: false } });
    }
    return media;
  };

  async function addFile({ files, unreadable }: Media, name: string, path: string): Promise<void> {
    const read = await readIfReadable(path, mostMedia, look);
    if (!read) return;
    if ("unreadable" in read) {
      unreadable.set(name, read.unreadable);
      files.set(name, { path, address: "" });
      return;
    }
    const { hash, measured } = read.content;
    const ending = extname(name);
    const stem = addressPart(name.slice("media/".length, name.length - ending.length));
    // Hosts choose the content type by the extension, and some know only lowercase ones.
    const served = measured.format === undefined ? ending.toLowerCase() : `.${measured.format}`;
    files.set(name, { path, address: `./media/${stem}-${hash}${served}`, measured });
  }
}
