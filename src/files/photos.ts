// Photos as visitors get them: upright, without what the camera wrote into them, in every size that is worth loading.
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Sharp, SharpOptions } from "sharp";
import type { Measured } from "../content/model/symbols.ts";
import { oneByOne } from "../store/task-queue.ts";
import type { Rendition } from "../content/resolve/renditions.ts";
import { contentHash } from "./content-hash.ts";

/** How each format is written. Photos get other names when this changes, because browsers keep them for good. */
const recipe = {
  webp: { quality: 76, smartSubsample: true },
  jpg: { quality: 78, mozjpeg: true },
  png: { compressionLevel: 9 },
} as const;

/** What the build makes of a photo whose own format isn't one that every browser shows. */
const formats: Readonly<Record<string, Rendition["format"]>> = {
  jpg: "jpg",
  png: "png",
  webp: "webp",
  avif: "webp",
  tiff: "jpg",
};

/** More than any camera takes, and what a small file that claims to be huge may cost: half a gigabyte of memory. */
const mostPixels = 100_000_000;

/** Where what was made is kept between two builds. */
const ownFolder = join(import.meta.dirname, "../../node_modules/.cache/photos");

type Look = Pick<Measured, "format" | "width" | "height" | "flaw">;

export interface Photos {
  /** @param kind as `image-size` calls it; nothing is known of what is no photo */
  look: (content: Uint8Array, kind: string) => Promise<Look>;
  /** @throws for a photo that can't be read, or isn't the one that the rendition was named for */
  make: (path: string, rendition: Rendition) => Promise<Uint8Array>;
}

/** Another name for any other photo, or way of making it. */
export function photoHash(content: Uint8Array): string {
  return contentHash(JSON.stringify(recipe) + contentHash(content));
}

/** @param folder where what was made and found is kept; nothing is lost if it is deleted */
export function createPhotos(folder: string = ownFolder): Photos {
  // One photo at a time: each takes all processors, and as much memory as it has pixels.
  const inTurn = oneByOne();
  return {
    async look(content, kind) {
      const format = formats[kind];
      if (!format) return {};
      const file = join(folder, `${photoHash(content)}.json`);
      const known = await readFile(file, "utf8").catch(() => undefined);
      // Nothing but what is written below.
      if (known !== undefined) return JSON.parse(known) as Look;
      const found = await inTurn(() => lookInto(content, format));
      if (!found.flaw) await keep(file, JSON.stringify(found));
      return found;
    },
    async make(path, rendition) {
      const file = join(folder, basename(decodeURIComponent(rendition.address)));
      const known = await readFile(file).catch(() => undefined);
      if (known) return known;
      const content = await readFile(path);
      // A photo may be replaced while it waits for its turn.
      if (!file.includes(`-${photoHash(content)}`)) throw new Error(`${path} has changed`);
      const made = await inTurn(() => render(content, rendition));
      await keep(file, made);
      return made;
    },
  };
}

/** Under its name only when it is whole. Where nothing can be kept, the next build takes longer. */
async function keep(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true })
    .then(() => writeFile(draft, content))
    .then(() => rename(draft, file))
    .catch(() => undefined);
}

async function lookInto(content: Uint8Array, format: Rendition["format"]): Promise<Look> {
  // Outside of what follows: that this is missing is not the photo's fault.
  const { default: sharp } = await import("sharp");
  try {
    const header = sharp(content, { limitInputPixels: false });
    const { width, height, pages = 1, autoOrient } = await header.metadata();
    if (width * height * pages > mostPixels) return { flaw: { why: "huge", width, height } };
    // Read to its end, which tells whether that is there.
    await (await open(content)).resize(16).raw().toBuffer();
    // What moves is served as it is.
    return pages > 1 ? autoOrient : { ...autoOrient, format };
  } catch {
    return { flaw: { why: "damaged" } };
  }
}

async function render(content: Uint8Array, { width, format }: Rendition): Promise<Uint8Array> {
  const photo = await open(content);
  photo.autoOrient().resize({ width, withoutEnlargement: true });
  if (format === "webp") return photo.webp(recipe.webp).toBuffer();
  return format === "png"
    ? photo.png(recipe.png).toBuffer()
    : photo.flatten({ background: "#fff" }).jpeg(recipe.jpg).toBuffer();
}

/** Loaded only by a site that has photos. Nothing that the camera wrote is taken over, unless sharp is asked for it. */
async function open(content: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  const options: SharpOptions = { failOn: "error", limitInputPixels: mostPixels };
  return sharp(content, options);
}
