// Writes the folder that a reviewer of a change opens: what changed, pictures of it, and the site itself.
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { LoadedContent } from "../files/content-folder.ts";
import { withFolderPolicy } from "../host/policy.ts";
import { pageDocument } from "../review/documents.tsx";
import { buildSite } from "../builder/build-site.ts";
import { makeFolder } from "../builder/folder-site.ts";
import { takePictures } from "../review/screenshots.ts";
import { mostPictures, type Review } from "../review/review.ts";
import { findBrowser } from "./find-browser.ts";

/** What is written into the folder, and may be replaced there. */
const own = ["index.html", "pictures", "site"];

/**
 * @param out is replaced; it has no site if errors keep it from being built
 * @returns why nothing was written, if the folder has anything but an earlier review
 */
export async function writeReview(
  review: Review,
  { folder, result }: LoadedContent,
  out: string,
): Promise<string | undefined> {
  const there = await readdir(out).catch(() => []);
  const other = there.find((name) => !own.includes(name));
  if (other !== undefined)
    return `The folder "${out}" contains other files, such as ${other}. Choose a new folder.`;
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  if (result.ok) {
    await buildSite(folder, join(out, "site"), makeFolder);
    const pages = (review.pages ?? []).slice(0, mostPictures).map(({ name }) => name);
    if (pages.length > 0)
      await takePictures(join(out, "site"), pages, join(out, "pictures"), findBrowser());
  }
  const page = pageDocument(review, folder);
  await writeFile(join(out, "index.html"), withFolderPolicy(page));
  return undefined;
}
