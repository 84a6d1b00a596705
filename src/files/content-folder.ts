// Reads a content folder from disk and compiles it; everything before and after this is free of file access.
import type { Dirent } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { imageSize } from "image-size";
import { createCompiler, type CompileResult } from "../content/compile.ts";
import { count, formatDiagnostic, linesOf, summarise, type Paint } from "../content/report/text.ts";
import type { Diagnostic } from "../content/diagnostics/problem.ts";
import type { Measured } from "../content/model/symbols.ts";
import { contentHash } from "./content-hash.ts";
import { decode } from "./decode.ts";
import { entriesOf } from "./given-folder.ts";
import { readIcons } from "./icons.ts";
import { remembering } from "./remember.ts";

export const mailService = "https://api.emailjs.com";

export interface MediaFile {
  /** Where the file is on disk. */
  path: string;
  /** Where the built site serves it: its name carries a hash of what it holds. */
  address: string;
  measured: Measured;
}

export interface LoadedContent {
  folder: string;
  files: Map<string, string>;
  /** By the name that content uses, `media/name.svg`. */
  media: Map<string, MediaFile>;
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
  const readText = remembering(async (path) => decode(await readFile(path)));
  const look = remembering(async (path) => lookInto(await readFile(path)));
  let last: { found: unknown; content: LoadedContent } | undefined;
  return async () => {
    const entries = await entriesOf(folder);
    const names = entries
      .filter((entry) => !entry.isDirectory() && /^[^.].*\.json$/.test(entry.name))
      .map(({ name }) => name);
    const files = new Map<string, string>();
    const encodings = new Map<string, string>();
    for (const name of names.sort()) {
      const { text, encoding } = await readText(join(folder, name));
      files.set(name, text);
      if (encoding !== undefined) encodings.set(name, encoding);
    }
    const { media, folders } = await readMedia(join(folder, "media"), look);
    const unread = [...(await unreadIn(folder, entries)), ...folders].sort();
    const found = [[...files], [...encodings], [...media], unread];
    if (last && isDeepStrictEqual(last.found, found)) return last.content;
    const addresses = new Map([...media].map(([name, { address }]) => [name, address]));
    const sizes = new Map([...media].map(([name, { measured }]) => [name, measured]));
    const result = compile({
      folder,
      files,
      unread,
      encodings,
      media: addresses,
      measured: sizes,
      icons: readIcons(),
      mailOrigin,
    });
    const content = { folder, files, media, result };
    last = { found, content };
    return content;
  };
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

async function readMedia(
  folder: string,
  look: (path: string) => Promise<Look>,
): Promise<{ media: Map<string, MediaFile>; folders: string[] }> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
  const media = new Map<string, MediaFile>();
  for (const { name } of names.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, name);
    const { hash, measured } = await look(path);
    const ending = extname(name);
    const stem = encodeURIComponent(name.slice(0, name.length - ending.length));
    media.set(`media/${name}`, { path, address: `./media/${stem}-${hash}${ending}`, measured });
  }
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith("."));
  return { media, folders: folders.map(({ name }) => `media/${name}`) };
}

/** What looks as if it were meant as a page: `.JSON`, the `.json.txt` that some editors save, a folder of pages. */
async function unreadIn(folder: string, entries: readonly Dirent[]): Promise<string[]> {
  const unread: string[] = [];
  for (const entry of entries) {
    const { name } = entry;
    if (name.startsWith(".")) continue;
    if (entry.isFile() && /\.jsonc?(\.txt)?$/i.test(name) && !name.endsWith(".json"))
      unread.push(name);
    if (!entry.isDirectory() || name === "media") continue;
    const inner = await readdir(join(folder, name));
    // The reference keeps a list of its pictures, and says what it is.
    if (inner.some((each) => /\.json/i.test(each)) && !inner.includes("README.md"))
      unread.push(name);
  }
  return unread;
}

/** Everything that was found, in the words that every command and the dev server use. */
export function report(content: LoadedContent, paint?: Paint): string {
  const { diagnostics, standIns } = content.result;
  const waiting = count(standIns.length, "stand-in");
  const reminder = waiting && `${waiting} to replace before going live: npm run check -- --release`;
  const summary = [summarise(diagnostics, content.folder), reminder].filter(Boolean).join("\n");
  return [...describeAll(content, diagnostics, paint), summary].join("\n\n");
}

/** Each diagnostic with the lines around it. */
export function describeAll(
  { folder, files }: LoadedContent,
  diagnostics: readonly Diagnostic[],
  paint?: Paint,
): string[] {
  const lines = new Map<string, string[]>();
  return diagnostics.map((diagnostic) => {
    const name = diagnostic.file.slice(folder.length + 1);
    const known = lines.get(name) ?? linesOf(files.get(name) ?? "");
    lines.set(name, known);
    return formatDiagnostic(diagnostic, known, paint);
  });
}
