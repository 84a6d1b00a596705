// The files in media: where each is, under which address it is served, how large it is.
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { imageSize } from "image-size";
import type { Unreadable } from "../content/model/input.ts";
import type { Measured } from "../content/model/symbols.ts";
import { contentHash } from "./content-hash.ts";
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
export function createMediaReader(): (folder: string) => Promise<Media> {
  const look = remembering(async (path) => lookInto(await readFile(path)));
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
    files.set(name, { path, address: `./media/${stem}-${hash}${ending}`, measured });
  }
}

interface Look {
  /** Short, and another one for any other file. */
  hash: string;
  measured: Measured;
}

function lookInto(content: Uint8Array): Look {
  return { hash: contentHash(content), measured: { bytes: content.length, ...pixelsOf(content) } };
}

/** As it is shown: a photo may lie on its side and say so. No size for what isn't a picture. */
function pixelsOf(content: Uint8Array): Omit<Measured, "bytes"> {
  try {
    const { width, height, orientation = 1, type: kind } = imageSize(content);
    return orientation < 5 ? { kind, width, height } : { kind, width: height, height: width };
  } catch {
    const beginning = Buffer.from(content.subarray(0, 10_000));
    if (beginning.includes("%PDF-")) return { kind: "pdf" };
    // A drawing needs no size of its own.
    return beginning.includes("<svg") ? { kind: "svg" } : {};
  }
}
