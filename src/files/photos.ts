// Makes photos for visitors: upright, without camera data, in several sizes.
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { parseJson } from "../content/text/parse-json.ts";
import type { Measured } from "../content/model/symbols.ts";
import { isCutOff } from "../media/inspect-photo.ts";
import { isMoving } from "../media/moving-picture.ts";
import { mostPixels, photoFormats } from "../media/photo-formats.ts";
import { createTaskQueue } from "../store/task-queue.ts";
import type { Rendition } from "../content/resolve/renditions.ts";
import { contentHash } from "./content-hash.ts";
import { photosFolder } from "./own-folder.ts";
import { openPhoto, recipe, renderPhoto } from "./render-photo.ts";

type Look = Pick<Measured, "format" | "width" | "height" | "flaw">;

export interface Photos {
  /** Finds a photo's size and flaws. @param kind the kind from `image-size`; the result is empty if it isn't a photo */
  look: (content: Uint8Array, kind: string) => Promise<Look>;
  /** Makes one size of a photo. @throws if the photo can't be read, or has changed since the rendition was named */
  make: (path: string, rendition: Rendition) => Promise<Uint8Array>;
}

/** A hash that changes with the photo and with the encoding settings. */
export function photoHash(content: Uint8Array): string {
  return contentHash(JSON.stringify(recipe) + contentHash(content));
}

/** @param folder the cache; it can be deleted at any time */
export function createPhotos(folder: string = photosFolder): Photos {
  // One photo at a time: each takes all processors, and as much memory as it has pixels.
  const inTurn = createTaskQueue();
  return {
    async look(content, kind) {
      const format = photoFormats[kind];
      if (!format) return {};
      // sharp can't open it. Its size is known already.
      if (kind === "avif" && isMoving(content, kind))
        return isCutOff(content, kind) ? { flaw: { why: "damaged" } } : {};
      const file = join(folder, `${photoHash(content)}.json`);
      const known = parseJson(await readFile(file, "utf8").catch(() => ""));
      // Cast: the file contains what is written below, unless it was cut off.
      if (known !== undefined) return known as Look;
      const found = await inTurn(() => inspectPhoto(content, kind, format));
      if (!found.flaw) await writeCache(file, JSON.stringify(found));
      return found;
    },
    async make(path, rendition) {
      const file = join(folder, basename(decodeURIComponent(rendition.address)));
      const known = await readFile(file).catch(() => undefined);
      // After a power failure, a file can be there without its content.
      if (known && known.length > 0) return known;
      const content = await readFile(path);
      // The photo may have been replaced since it was listed.
      if (!file.includes(`-${photoHash(content)}`)) throw new Error(`${path} has changed`);
      const made = await inTurn(() => renderPhoto(content, rendition));
      await writeCache(file, made);
      return made;
    },
  };
}

/** Writes a cache file, and renames it when it is complete. Errors are ignored: the next build only takes longer. */
async function writeCache(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true })
    .then(() => writeFile(draft, content))
    .then(() => rename(draft, file))
    .catch(() => undefined);
}

async function inspectPhoto(
  content: Uint8Array,
  kind: string,
  format: Measured["format"],
): Promise<Look> {
  // Outside the try block, because a missing sharp isn't a flaw of the photo.
  const { default: sharp } = await import("sharp");
  try {
    const header = sharp(content, { limitInputPixels: false });
    const { width, height, pages = 1, autoOrient } = await header.metadata();
    if (width * height * pages > mostPixels) return { flaw: { why: "huge", width, height } };
    // Decodes the whole file, to find out if it is cut off.
    await (await openPhoto(content)).resize(16).raw().toBuffer();
    // Animations are served unchanged. A TIFF can have a small version of itself as a second page.
    const isAnimation = isMoving(content, kind) || (pages > 1 && kind !== "tiff");
    return isAnimation ? autoOrient : { ...autoOrient, format };
  } catch {
    return { flaw: { why: "damaged" } };
  }
}
