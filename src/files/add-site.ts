// Makes the content folder of a site in another language, beside the one that is edited: whole or not at all.
import { copyFile, lstat, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { isContentName, isMediaName, siteFile } from "../content/model/input.ts";
import { isSiblingFolder } from "../content/model/siblings.ts";
import { siteIsThere } from "../store/site-refusals.ts";
import { t } from "../words/t.ts";
import { SaveRefused } from "./save-content.ts";
import { syncFolder, writeDurably } from "./write-durably.ts";

interface SiteToAdd {
  /** From the content folder, as site.json names it. */
  folder: string;
  /** File name -> text. */
  texts: ReadonlyMap<string, string>;
  /** Names of media in the content folder, which are copied; those that don't exist are left out. */
  media: readonly string[];
}

/**
 * @param folder the content folder
 * @throws {SaveRefused} if the new folder exists or can't be written
 */
export async function addSite(folder: string, { texts, media, ...site }: SiteToAdd): Promise<void> {
  const target = siteBeside(folder, site.folder);
  if (target === undefined || dirname(target) !== dirname(resolve(folder)))
    throw new SaveRefused(t`The new folder has no usable name. Reload the editor.`);
  if (await lstat(target).catch(() => undefined))
    throw new SaveRefused(siteIsThere(basename(target)));
  // Starts with a dot, so that nothing takes the half-written folder for a site.
  const draft = await mkdtemp(join(dirname(target), `.${basename(target)}-`)).catch(refuse);
  try {
    for (const [name, text] of texts) await writeDurably(join(draft, name), text);
    if (media.length > 0) await mkdir(join(draft, "media"));
    for (const name of media) await copyIfThere(join(folder, name), join(draft, name));
    await rename(draft, target);
    await syncFolder(dirname(target));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Cast: the code above throws only errors.
    refuse(error as Error);
  }
}

async function copyIfThere(from: string, to: string): Promise<void> {
  const entry = await lstat(from).catch(() => undefined);
  if (entry?.isFile()) await copyFile(from, to);
}

function refuse({ message }: Error): never {
  throw new SaveRefused(t`The new folder can't be written (${message}).`);
}

/** @returns the path of a folder that site.json names; undefined if it isn't beside the content folder or above it */
export function siteBeside(folder: string, written: string): string | undefined {
  return isSiblingFolder(written) ? resolve(folder, written) : undefined;
}

/** @throws {SaveRefused} if it isn't what the editor sends */
export function readSiteToAdd(wanted: unknown): SiteToAdd {
  // Cast: each field is checked before it is used.
  const { folder, texts, media } = (wanted ?? {}) as Partial<Record<string, unknown>>;
  const files = Object.entries(texts ?? {});
  const areTexts = files.every(([name, text]) => isContentName(name) && typeof text === "string");
  const areMedia = Array.isArray(media) && media.every((name) => isMediaName(String(name)));
  const hasSite = files.some(([name]) => name === siteFile);
  if (typeof folder !== "string" || !areTexts || !areMedia || !hasSite)
    throw new SaveRefused(t`The request for a new site is incomplete. Reload the editor.`);
  return { folder, texts: new Map(files), media: media.map(String) };
}
