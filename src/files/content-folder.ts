// Reads a content folder from disk and compiles it; everything before and after this is free of file access.
import type { Dirent } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { createCompiler, type CompileResult } from "../content/compile.ts";
import { andMore, firstHundred } from "../content/report/first-hundred.ts";
import { count, formatDiagnostic, linesOf, summarise, type Paint } from "../content/report/text.ts";
import type { Diagnostic } from "../content/diagnostics/problem.ts";
import { siteFile, type Encoding, type Unreadable } from "../content/model/input.ts";
import { decode } from "./decode.ts";
import { entriesOf } from "./given-folder.ts";
import { readIcons } from "./icons.ts";
import { createMediaReader, type MediaFile } from "./media-files.ts";
import { createPhotos } from "./photos.ts";
import { mostText, readIfReadable } from "./readable.ts";
import { schemasSeenFrom } from "./schema-address.ts";
import { remembering } from "./remember.ts";

export const mailService = "https://api.emailjs.com";

export interface LoadedContent {
  folder: string;
  files: Map<string, string>;
  /** By the name that content uses, `media/name.svg`. */
  media: Map<string, MediaFile>;
  /** Files, and folders of media, that are there and can't be read. */
  unreadable: ReadonlyMap<string, Unreadable>;
  result: CompileResult;
}

/**
 * Reads and compiles a content folder.
 * @param mailOrigin where forms send to; empty for the host that serves the page
 * @throws {NoContent} where there is nothing to read
 */
export async function loadContent(folder: string, mailOrigin: string): Promise<LoadedContent> {
  return createLoader(folder, mailOrigin)();
}

/**
 * A load that, called again, reads and checks only what has changed since. Where nothing has, it gives the very
 * content that it gave before.
 */
export function createLoader(folder: string, mailOrigin: string): () => Promise<LoadedContent> {
  const compile = createCompiler();
  const readTexts = createTextReader(folder);
  const readMedia = createMediaReader(createPhotos());
  let last: { found: unknown; content: LoadedContent } | undefined;
  return async () => {
    const entries = await entriesOf(folder);
    const texts = await readTexts(entries);
    const { files: media, folders, ...read } = await readMedia(join(folder, "media"));
    const unusedFiles = [...(await unusedIn(folder, entries)), ...folders].sort();
    const unreadable = new Map([...texts.unreadable, ...read.unreadable]);
    const found = [texts, media, unreadable, unusedFiles];
    if (last && isDeepStrictEqual(last.found, found)) return last.content;
    const addresses = new Map([...media].map(([name, { address }]) => [name, address]));
    const sizes = [...media].flatMap(([name, { measured }]) =>
      measured ? [[name, measured] as const] : [],
    );
    const result = compile({
      folder,
      files: texts.files,
      unusedFiles,
      unreadable,
      encodings: texts.encodings,
      media: addresses,
      measured: new Map(sizes),
      schemas: schemasSeenFrom(folder),
      icons: readIcons(),
      mailOrigin,
    });
    const content = { folder, files: texts.files, media, unreadable, result };
    last = { found, content };
    return content;
  };
}

interface Texts {
  files: Map<string, string>;
  encodings: Map<string, Encoding>;
  unreadable: Map<string, Unreadable>;
}

/** A read of a folder's pages and site.json that, called again, opens only files that changed since. */
function createTextReader(folder: string): (entries: readonly Dirent[]) => Promise<Texts> {
  const readText = remembering(async (path) => decode(await readFile(path)));
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
 * The pages and site.json that are in a folder at this moment.
 * @throws {NoContent} where there is nothing to read
 */
export async function contentNames(folder: string): Promise<string[]> {
  return contentIn(await entriesOf(folder));
}

function contentIn(entries: readonly Dirent[]): string[] {
  return entries
    .filter((entry) => !entry.isDirectory() && isContent(entry.name))
    .map(({ name }) => name)
    .sort();
}

/** Site.json is no page; on some disks it would even be found as site.json, and on others not. */
export function isContent(name: string): boolean {
  const isMisnamedSite = name !== siteFile && name.toLowerCase() === siteFile;
  return /^[^.].*\.json$/.test(name) && !isMisnamedSite;
}

/** What looks as if it were meant as a page: `.JSON`, the `.json.txt` that some editors save, a folder of pages. */
async function unusedIn(folder: string, entries: readonly Dirent[]): Promise<string[]> {
  const unusedFiles: string[] = [];
  for (const entry of entries) {
    const { name } = entry;
    if (name.startsWith(".")) continue;
    if (entry.isFile() && /\.jsonc?(\.txt)?$/i.test(name) && !isContent(name))
      unusedFiles.push(name);
    if (!entry.isDirectory() || name === "media") continue;
    const inner = await readdir(join(folder, name)).catch((): string[] => []);
    // The reference keeps a list of its pictures, and says what it is.
    if (inner.some((each) => /\.json/i.test(each)) && !inner.includes("README.md"))
      unusedFiles.push(name);
  }
  return unusedFiles;
}

/** Everything that was found, in the words that every command and the dev server use. */
export function report(content: LoadedContent, paint?: Paint): string {
  const { diagnostics, standIns } = content.result;
  const waiting = count(standIns.length, "placeholder");
  const reminder = waiting && `${waiting} to replace before going live: npm run check -- --release`;
  const summary = [summarise(diagnostics, content.folder), fixable(content), reminder]
    .filter(Boolean)
    .join("\n");
  return [...describeAll(content, diagnostics, paint), summary].join("\n\n");
}

/** How much of what was found has one right answer, and how to have it written; empty if nothing has. */
function fixable({ result: { fixes } }: LoadedContent): string {
  const amount = fixes.filter(({ fixedProblem }) => fixedProblem !== undefined).length;
  return amount === 0
    ? ""
    : `${count(amount, "problem")} can be fixed automatically: npm run check -- --fix`;
}

/** The first hundred diagnostics with the lines around each, and how many more there are. */
export function describeAll(
  { folder, files }: LoadedContent,
  diagnostics: readonly Diagnostic[],
  paint?: Paint,
): string[] {
  const lines = new Map<string, string[]>();
  const { listed, more } = firstHundred(diagnostics);
  const described = listed.map((diagnostic) => {
    const name = diagnostic.file.slice(folder.length + 1);
    const known = lines.get(name) ?? linesOf(files.get(name) ?? "");
    lines.set(name, known);
    return formatDiagnostic(diagnostic, known, paint);
  });
  return more === 0 ? described : [...described, andMore(more)];
}
