// Reads a content folder from disk and compiles it, so that the compiler needs no file access.
import type { Dirent } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { createCompiler } from "../content/compile.ts";
import {
  isContentFile,
  mostText,
  siteFile,
  type Encoding,
  type SiblingPages,
  type Unreadable,
} from "../content/model/input.ts";
import type { Vocabulary } from "../content/schema/vocabulary.ts";
import { decode } from "../media/decode.ts";
import { createBlocksLoader } from "../own-blocks/load-blocks.ts";
import { textsOf, type LoadedBlocks } from "../own-blocks/loaded-blocks.ts";
import { withBlocks, withFindings, type CheckedSite } from "./checked-site.ts";
import { entriesOf } from "./given-folder.ts";
import { readIcons } from "./icon-set.ts";
import { blocksFolder } from "./own-folder.ts";
import { createMediaReader, type MediaFile } from "./media-folder.ts";
import { createPhotos } from "./photos.ts";
import { readIfReadable } from "./read-if-readable.ts";
import { schemasSeenFrom } from "./schema-address.ts";
import { createValueReader, siblingPages } from "./sibling-pages.ts";
import { cachedRead } from "./cached-read.ts";
import { createFontCheck } from "./heading-font.ts";
import { blocksPath } from "./site-root.ts";
import { readThemeFile, type ThemeFile } from "./theme-file.ts";

export interface LoadedContent {
  folder: string;
  files: Map<string, string>;
  /** The files in media, by the name that content uses, `media/name.svg`. */
  media: Map<string, MediaFile>;
  /** Files and media folders that exist but can't be read. */
  unreadable: ReadonlyMap<string, Unreadable>;
  /** What it can consist of. */
  vocabulary: Vocabulary;
  /** The texts of other files of the site that problems can be in, by the names that messages use. */
  beside: ReadonlyMap<string, string>;
  /** undefined if the site has no theme.css. */
  theme: ThemeFile | undefined;
  /** The sites in other languages, by their folders as site.json names them; undefined for one that isn't there. */
  siblings: ReadonlyMap<string, SiblingPages | undefined>;
  /** The site's own types of block. */
  blocks: LoadedBlocks;
  result: CheckedSite;
}

/** Loads a site's own types of block. */
export type LoadBlocks = () => Promise<LoadedBlocks>;

/** @param folder a content folder, which they are beside */
export const blocksOf = (folder: string): LoadBlocks =>
  createBlocksLoader(blocksPath(folder), blocksFolder);

/**
 * Reads and compiles a content folder.
 * @param loadBlocks for content that isn't where its site is
 * @throws {NoContent} if there is nothing to read
 */
export async function loadContent(folder: string, loadBlocks?: LoadBlocks): Promise<LoadedContent> {
  return createLoader(folder, loadBlocks)();
}

/**
 * Creates a function that loads the content. Later calls read and check only what has changed. If nothing has, they
 * return the same object again.
 */
export function createLoader(
  folder: string,
  loadBlocks: LoadBlocks = blocksOf(folder),
): () => Promise<LoadedContent> {
  const compilerFor = createCompilers();
  const readTexts = createTextReader(folder);
  const readSibling = createValueReader();
  const checkFont = createFontCheck();
  const readMedia = createMediaReader(createPhotos());
  let last: { found: unknown; content: LoadedContent } | undefined;
  return async () => {
    const entries = await entriesOf(folder);
    const texts = await readTexts(entries);
    const { files: media, folders, ...read } = await readMedia(join(folder, "media"));
    const unusedFiles = [...(await unusedIn(folder, entries)), ...folders].sort();
    const unreadable = new Map([...texts.unreadable, ...read.unreadable]);
    const siblings = await siblingPages(folder, texts.files.get(siteFile), readSibling);
    const blocks = await loadBlocks();
    const { vocabulary } = blocks;
    const theme = await readThemeFile(folder);
    const found = [texts, media, unreadable, unusedFiles, siblings, theme?.text];
    if (last?.content.blocks === blocks && isDeepStrictEqual(last.found, found))
      return last.content;
    const addresses = new Map([...media].map(([name, { address }]) => [name, address]));
    const sizes = [...media].flatMap(([name, { measured }]) =>
      measured ? [[name, measured] as const] : [],
    );
    const input = {
      folder,
      files: texts.files,
      unusedFiles,
      unreadable,
      encodings: texts.encodings,
      media: addresses,
      measured: new Map(sizes),
      siblingPages: siblings,
      schemas: schemasSeenFrom(folder),
      icons: readIcons(),
      theme: theme?.theme,
    };
    const compiled = compilerFor(vocabulary)(input);
    const ofFont = compiled.ok ? await checkFont(folder, compiled.site, media) : [];
    const further = [...(theme?.findingsOn(compiled) ?? []), ...ofFont];
    const result = withFindings(withBlocks(compiled, blocks, input), further);
    const beside = new Map(textsOf(blocks));
    if (theme) beside.set(theme.file, theme.text);
    const own = { vocabulary, blocks, theme, siblings, beside };
    const content = { folder, files: texts.files, media, unreadable, ...own, result };
    last = { found, content };
    return content;
  };
}

/** Creates a function that makes a compiler, and the same one again as long as the vocabulary is the same. */
function createCompilers() {
  let last: { vocabulary: Vocabulary; compile: ReturnType<typeof createCompiler> } | undefined;
  return (vocabulary: Vocabulary) => {
    if (last?.vocabulary !== vocabulary) last = { vocabulary, compile: createCompiler(vocabulary) };
    return last.compile;
  };
}

interface Texts {
  files: Map<string, string>;
  encodings: Map<string, Encoding>;
  unreadable: Map<string, Unreadable>;
}

/** Creates a function that reads the folder's pages and site.json. Later calls open only files that have changed. */
function createTextReader(folder: string): (entries: readonly Dirent[]) => Promise<Texts> {
  const readText = cachedRead(async (path) => decode(await readFile(path)));
  return async (entries) => {
    const texts: Texts = { files: new Map(), encodings: new Map(), unreadable: new Map() };
    for (const name of contentIn(entries)) {
      const read = await readIfReadable(join(folder, name), mostText, readText);
      if (!read) continue;
      if ("unreadable" in read) texts.unreadable.set(name, read.unreadable);
      const { text, encoding } = "content" in read ? read.content : { text: "" };
      texts.files.set(name, text);
      if (encoding !== undefined) texts.encodings.set(name, encoding);
    }
    return texts;
  };
}

/**
 * Lists the pages and site.json that are in a folder now.
 * @throws {NoContent} if there is nothing to read
 */
export async function contentNames(folder: string): Promise<string[]> {
  return contentIn(await entriesOf(folder));
}

function contentIn(entries: readonly Dirent[]): string[] {
  return entries
    .filter((entry) => !entry.isDirectory() && isContentFile(entry.name))
    .map(({ name }) => name)
    .sort();
}

/** Lists what looks like a misplaced page: `.JSON`, the `.json.txt` that some editors save, a folder of pages. */
async function unusedIn(folder: string, entries: readonly Dirent[]): Promise<string[]> {
  const unusedFiles: string[] = [];
  for (const entry of entries) {
    const { name } = entry;
    if (name.startsWith(".")) continue;
    if (entry.isFile() && /\.jsonc?(\.txt)?$/i.test(name) && !isContentFile(name))
      unusedFiles.push(name);
    if (!entry.isDirectory() || name === "media") continue;
    const inner = await readdir(join(folder, name)).catch((): string[] => []);
    // The reference's folder has a JSON list of its pictures, and a README.md.
    if (inner.some((each) => /\.json/i.test(each)) && !inner.includes("README.md"))
      unusedFiles.push(name);
  }
  return unusedFiles;
}
