// The values that the build puts into the editor's page at `/edit/`.
import { isContentFile } from "../content/model/input.ts";
import type { Theme } from "../content/model/theme.ts";
import type { Repository } from "../content/model/site.ts";
import type { Measured } from "../content/model/symbols.ts";
import { hashOf } from "./hash.ts";

export type RepositorySetup = Repository;

export type SignInSetup = NonNullable<Repository["signIn"]>;

export interface EditorSetup {
  /** The site's address, `url` in site.json. */
  url: string;
  /** The content folder's path in the repository. */
  folder: string;
  /** undefined if the editor opens a folder or a copy instead. */
  repository: RepositorySetup | undefined;
  /**
   * The address of all icons' names, relative to the editor's page; drawn are only those that the published site and the
   * samples of blocks use.
   */
  icons: string;
  /** The address of the whole icon set. */
  allIcons: string;
  /** What the published site's theme.css sets, so that no draft and no look link brings its own; left out without one. */
  theme?: Theme | undefined;
}

/** The attribute of the element with the id `edit` that has the setup as JSON. */
export const setupAttribute = "data-setup";

/** A published media file. */
export interface BuiltMedia {
  /** Relative to the editor's page, such as `../media/desk-1a2b3c.jpg`. */
  address: string;
  /** What the build found out about it, so that the editor needn't read every photo. */
  measured?: Measured | undefined;
}

/** `edit/built.json`: what the host serves, so that the editor needn't ask the repository for it. Only with one. */
export interface Built {
  /** By the object id that git gives the file in the content folder. */
  media: Readonly<Record<string, BuiltMedia>>;
}

/** `edit/texts.json`: the texts that the site was built from, for people who look at a proposal. Only with a repository. */
export interface ServedTexts {
  /** By git's object id; without draft pages. */
  texts: Readonly<Record<string, string>>;
}

/** A media file that a copy in memory shows. */
interface BuiltCopyMedia extends BuiltMedia {
  measured: Measured | undefined;
}

/** `edit/content.json`: the content that the site was built from, for a copy in memory. Only without a repository. */
export interface BuiltContent {
  /** The content folder's name. */
  folder: string;
  /** The text of site.json and of each page, by file name. */
  files: Readonly<Record<string, string>>;
  /** By the name that content uses, such as `media/desk.jpg`. */
  media: Readonly<Record<string, BuiltCopyMedia>>;
}

/** `edit/live.json`: which content the published site was built from. Only with a repository. */
export interface Live {
  /** From {@link hashOfContent}. */
  hash: string;
}

/** True for the files that a site is made from: the guide, or what a computer leaves in a folder, doesn't change it. */
function isOfSite(name: string): boolean {
  return name.includes("/") ? /^media\/[^./][^/]*$/.test(name) : isContentFile(name);
}

/**
 * Identifies content by its files, the same in the build and in the editor.
 * @param tree path in the content folder -> git's object id; as in Look.tree
 * @returns SHA-256 in hexadecimal digits
 */
export async function hashOfContent(tree: ReadonlyMap<string, string>): Promise<string> {
  const lines = [...tree]
    .filter(([name]) => isOfSite(name))
    .map(([name, oid]) => `${name} ${oid}\n`)
    .sort();
  return hashOf("SHA-256", new TextEncoder().encode(lines.join("")));
}

/**
 * The address at which anybody can see the site as a branch has it, before it is published.
 * @param editor the address of the editor's page
 * @param folder the content folder's path in the repository, if it isn't the one that the page is built from
 */
export function lookAddress(editor: string, branch: string, folder?: string): string {
  const site = folder === undefined ? "" : `&site=${encodeURIComponent(folder)}`;
  return `${editor}#look=${encodeURIComponent(branch)}${site}`;
}

/**
 * The address at which the editor opens the site in another content folder of the repository.
 * @param editor the address of the editor's page
 * @param folder the content folder's path in the repository
 */
export function siteAddress(editor: string, folder: string): string {
  return `${editor}#site=${encodeURIComponent(folder)}`;
}
