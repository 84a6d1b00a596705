// Reads a content folder from disk and compiles it; everything before and after this is free of file access.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { compile, type CompileResult } from "../content/compile.ts";
import { formatDiagnostic, summarise } from "../content/format.ts";
import type { Icon } from "../content/parts.ts";

/** The folder that every command reads, relative to where it was started. */
export const contentFolder = process.env["CONTENT_DIR"] ?? "content";

export const mailService = "https://api.emailjs.com";

export interface MediaFile {
  /** Where the file is on disk. */
  path: string;
  /** Where the built site serves it: its name carries a hash of what it holds. */
  address: string;
}

export interface LoadedContent {
  folder: string;
  files: Map<string, string>;
  /** By the name that content uses, `media/name.svg`. */
  media: Map<string, MediaFile>;
  result: CompileResult;
}

/** Lucide's icons as shapes: `{ "shield-check": [["path", { d: "…" }]] }` (icon-nodes.json of lucide-static). */
let icons: Record<string, Icon> | undefined;

function readIcons(): Record<string, Icon> {
  const file = createRequire(import.meta.url).resolve("lucide-static/icon-nodes.json");
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, Icon>;
}

/**
 * Reads and compiles a content folder.
 * @param mailOrigin where forms send to; empty for the host that serves the page
 * @throws when the folder can't be read
 */
export async function loadContent(folder: string, mailOrigin: string): Promise<LoadedContent> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  const files = new Map<string, string>();
  for (const name of names) files.set(name, await readFile(join(folder, name), "utf8"));
  const media = await readMedia(join(folder, "media"));
  icons ??= readIcons();
  const addresses = new Map([...media].map(([name, { address }]) => [name, address]));
  const result = compile({ folder, files, media: addresses, icons, mailOrigin });
  return { folder, files, media, result };
}

async function readMedia(folder: string): Promise<Map<string, MediaFile>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
  const media = new Map<string, MediaFile>();
  for (const { name } of names.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, name);
    const hash = createHash("sha256")
      .update(await readFile(path))
      .digest("base64url")
      .slice(0, 8);
    const ending = extname(name);
    const stem = encodeURIComponent(name.slice(0, name.length - ending.length));
    media.set(`media/${name}`, { path, address: `./media/${stem}-${hash}${ending}` });
  }
  return media;
}

/** Everything that was found, in the words that every command and the dev server use. */
export function report({ folder, files, result: { diagnostics } }: LoadedContent): string {
  const parts = diagnostics.map((diagnostic) => {
    const name = diagnostic.file.slice(folder.length + 1);
    return formatDiagnostic(diagnostic, files.get(name) ?? "");
  });
  return [...parts, summarise(diagnostics, folder)].join("\n\n");
}
