// The folder that whoever looks at a change opens: what changed, pictures of it, and the site itself.
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { LoadedContent } from "../files/content-folder.ts";
import { createPhotos } from "../files/photos.ts";
import { mediaFiles, servedMedia } from "../host/media.ts";
import { folderPolicy, withPolicy } from "../host/policy.ts";
import { pageDocument } from "../review/documents.tsx";
import { makeFolderSite } from "../build/folder-site.ts";
import { takePictures } from "../review/pictures.ts";
import { mostPictures, type Review } from "../review/review.ts";
import { findBrowser } from "./find-browser.ts";
import { buildSite, type MakeFiles } from "./build.ts";

/** A site that a double click opens, with its media, in which nothing from the content can run. */
export const makeFolder: MakeFiles = async (site, { media }) => {
  const files = await makeFolderSite(site);
  const served = servedMedia(media.values(), createPhotos());
  const shown = await mediaFiles(served, files.values());
  const documents = [...files].map(([path, html]) => [path, guarded(html, shown)] as const);
  const inert = [...shown].filter(([path]) => isInert.test(path));
  return new Map<string, string | Uint8Array>([...documents, ...inert]);
};

/** Browsers only show these, even by themselves. Anything else that a page links to, such as a web page, is left out. */
const isInert = /\.(?:avif|gif|jpe?g|pdf|png|webp)$/;

/** Drawings are in the document, as images: opened as files, they could run scripts and load more. */
function guarded(html: string, media: ReadonlyMap<string, Uint8Array>): string {
  let whole = html;
  for (const [path, content] of media) {
    if (!path.endsWith(".svg")) continue;
    const [folder = "", name = ""] = path.split("/");
    const data = `data:image/svg+xml;base64,${Buffer.from(content).toString("base64")}`;
    whole = whole.replaceAll(`"./${folder}/${encodeURIComponent(name)}"`, `"${data}"`);
  }
  return withPolicy(whole, folderPolicy(whole));
}

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
    if (pages.length > 0)
      await takePictures(join(out, "site"), pages, join(out, "pictures"), findBrowser());
  }
  const page = pageDocument(review, folder);
  await writeFile(join(out, "index.html"), withPolicy(page, folderPolicy(page)));
  return undefined;
}
