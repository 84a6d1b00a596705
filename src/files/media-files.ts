// The files in media: where each is, under which address it is served, how large it is.
import { readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Unreadable } from "../content/model/input.ts";
import type { Measured } from "../content/model/symbols.ts";
import { lookInto } from "./look-into.ts";
import type { Photos } from "./photos.ts";
import { readIfReadable, whyUnreadable } from "./readable.ts";
import { remembering } from "./remember.ts";

export interface MediaFile {
  /** Where the file is on disk. */
  path: string;
  /** Where the built site serves it: its name carries a hash of what it holds. */
  address: string;
  /** Nothing is known of a file that can't be read. */
  measured?: Measured;
}

/** What stands in media, by the names that content uses. */
export interface Media {
  files: Map<string, MediaFile>;
  /** Folders in it, whose files nothing can show. */
  folders: string[];
  unreadable: Map<string, Unreadable>;
}

/** So many bytes a file may have; hosts take none that is larger (docs.github.com: "About large files on GitHub"). */
const most = 100_000_000;

/** A read of a media folder that, called again, looks only into files that changed since. */
export function createMediaReader(photos: Photos): (folder: string) => Promise<Media> {
  const look = remembering((path) => lookInto(path, photos));
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
      // Of a link, git and copies of the folder have nothing but where it leads.
      if (entry.isSymbolicLink() && found?.measured?.tellsPlace)
        media.files.set(name, { ...found, measured: { ...found.measured, tellsPlace: false } });
    }
    return media;
  };

  async function addFile({ files, unreadable }: Media, name: string, path: string): Promise<void> {
    const read = await readIfReadable(path, most, look);
    if (!read) return;
    if ("unreadable" in read) {
      unreadable.set(name, read.unreadable);
      files.set(name, { path, address: "" });
      return;
    }
    const { hash, measured } = read.content;
    const ending = extname(name);
    const stem = encodeURIComponent(name.slice("media/".length, name.length - ending.length));
    // Hosts tell from it what kind of file this is, and some only from small letters.
    const served = measured.format === undefined ? ending.toLowerCase() : `.${measured.format}`;
    files.set(name, { path, address: `./media/${stem}-${hash}${served}`, measured });
  }
}
