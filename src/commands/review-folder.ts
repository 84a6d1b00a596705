// The folder that whoever looks at a change opens: what changed, pictures of it, and the site itself.
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { LoadedContent } from "../files/content-folder.ts";
import { createPhotos } from "../files/photos.ts";
import { mediaFiles, servedMedia } from "../publish/media.ts";
import { pageDocument } from "../review/documents.tsx";
import { makeFolderSite } from "../review/folder-site.ts";
import { takePictures } from "../review/pictures.ts";
import { mostPictures, type Review } from "../review/review.ts";
import { buildSite, type MakeFiles } from "./build.ts";

/** A site that a double click opens, with its media. */
export const makeFolder: MakeFiles = async (site, { media }) => {
  const files = await makeFolderSite(site);
  const served = servedMedia(media.values(), createPhotos());
  const shown = await mediaFiles(served, files.values());
  return new Map<string, string | Uint8Array>([...files, ...shown]);
};

/** What is written into the folder, and may be replaced there. */
const own = ["index.html", "pictures", "site"];

/**
 * @param out is made anew; without a site where errors keep it from being built
 * @returns why nothing was written, where the folder holds anything but an earlier review
 */
export async function writeReview(
  review: Review,
  { folder, result }: LoadedContent,
  out: string,
): Promise<string | undefined> {
  const there = await readdir(out).catch(() => []);
  const other = there.find((name) => !own.includes(name));
  if (other !== undefined)
    return `The folder "${out}" holds other files, such as ${other}. Name a new one.`;
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  if (result.ok) {
    await buildSite(folder, join(out, "site"), makeFolder);
    const pages = (review.pages ?? []).slice(0, mostPictures).map(({ name }) => name);
    if (pages.length > 0) await takePictures(join(out, "site"), pages, join(out, "pictures"));
  }
  await writeFile(join(out, "index.html"), pageDocument(review, folder));
  return undefined;
}
