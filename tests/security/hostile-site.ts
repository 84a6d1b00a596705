// Writes a content folder with a payload in every string and file name that accepts one.
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createCompiler, createPreviewer } from "../../src/content/compile.ts";
import type { ContentInput } from "../../src/content/model/input.ts";
import { isFields, type Json } from "../../src/content/model/json.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { readIcons } from "../../src/files/icon-set.ts";
import { SiteBody } from "../../src/site/SiteBody.tsx";
import { breakouts, fileNames, firstPicture, pictures, type Payload } from "./payloads.ts";

/**
 * Which strings get a payload: those where the check reports no error (the site can be built), those where the site can
 * still be drawn (the editor shows it with its errors), or all.
 */
export const limits = ["accepted", "drawn", "everywhere"] as const;
export type Limit = (typeof limits)[number];

/** How many locations are tried at once; fewer where some of them can't hold a payload. */
const groupSize = 64;

interface Location {
  file: string;
  path: readonly (string | number)[];
}

/** Appended to the existing text. */
type Pair = readonly [Location, readonly Payload[]];

/**
 * @param from the folder of a site without errors
 * @returns how many strings have a payload, and which payloads are used
 */
export async function writeHostileSite(
  from: string,
  folder: string,
  payloads: readonly Payload[],
  limit: Limit,
  names = fileNames,
): Promise<{ locations: number; used: ReadonlySet<number> }> {
  const content = await loadContent(from);
  const files = new Map([...content.files].map(([name, text]) => [name, JSON.parse(text) as Json]));
  const media = new Map([...content.media].map(([name, { address }]) => [name, address]));
  const measured = new Map(
    [...content.media].flatMap(([name, file]) => (file.measured ? [[name, file.measured]] : [])),
  );
  const input = (): ContentInput => ({
    folder: "content",
    files: new Map([...files].map(([name, value]) => [name, JSON.stringify(value, null, 2)])),
    media,
    measured,
    icons: readIcons(),
  });
  const isAllowed = allows[limit]();
  if (!isAllowed(input())) throw new Error(`${from} has errors before anything is put into it.`);
  const used = new Set<number>();
  const hostile = new Map<string, Location>();
  /** Tries half of them, and half of that, if all at once aren't accepted. */
  const put = (here: readonly Pair[]): void => {
    const before = new Map(here.map(([{ file }]) => [file, files.get(file) ?? null]));
    for (const [location, written] of here)
      append(files, location, written.map(({ text }) => text).join(""));
    if (isAllowed(input())) {
      for (const [location, written] of here) {
        hostile.set(JSON.stringify(location), location);
        for (const { id } of written) used.add(id);
      }
      return;
    }
    for (const [file, value] of before) files.set(file, value);
    if (here.length === 1) {
      // One may be accepted where several aren't.
      for (const [location, [first, ...more]] of here)
        if (first && more.length > 0) put([[location, [first]]]);
      return;
    }
    const middle = here.length >> 1;
    put(here.slice(0, middle));
    put(here.slice(middle));
  };
  const inGroups = (pairs: readonly Pair[]): void => {
    for (let at = 0; at < pairs.length; at += groupSize) put(pairs.slice(at, at + groupSize));
  };
  const all = [...files].flatMap(([file, value]) =>
    stringsIn(value).map((path): Location => ({ file, path })),
  );
  // One of them breaks out of any context a text is written into; the check allows hardly any text to hold several.
  const more = limit === "accepted" ? () => [] : breakouts;
  inGroups(pairsOf(all, payloads).map(([location, own], at) => [location, [...own, ...more(at)]]));
  // One string may accept what another doesn't, and some accept several.
  for (let round = 1; round <= 6 && used.size < payloads.length; round++) {
    const free = [...hostile.values()];
    const left = payloads.filter(({ id }) => !used.has(id));
    inGroups(
      pairsOf(
        left.map((_, at) => free[(at * 7 + round) % free.length] ?? []),
        left,
      ),
    );
  }

  await mkdir(join(folder, "media"), { recursive: true });
  for (const [name, text] of input().files) await writeFile(join(folder, name), text);
  for (const [name, { path }] of content.media) await copyFile(path, join(folder, name));
  if (limit !== "accepted") await writeHostileFiles(folder, names);
  return { locations: hostile.size, used };
}

/** Each location with the next payload, starting over when they run out. */
function pairsOf(locations: readonly (Location | [])[], payloads: readonly Payload[]): Pair[] {
  return locations.flatMap((location, at) => {
    const payload = payloads[at % payloads.length];
    return payload && "file" in location ? [[location, [payload]] as const] : [];
  });
}

/** Pictures that run something, and pages and pictures whose names do. */
async function writeHostileFiles(folder: string, names: readonly string[]): Promise<void> {
  for (const [name, bytes] of pictures(firstPicture))
    await writeFile(join(folder, "media", name), bytes);
  const page = {
    title: "Words",
    description: "Words",
    blocks: [{ type: "hero", heading: "Words" }],
  };
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
  // Windows doesn't allow some characters in names; there, fewer are tried.
  for (const name of names) {
    await writeFile(join(folder, `${name}.json`), JSON.stringify(page)).catch(() => {});
    await writeFile(join(folder, "media", `${name}.svg`), drawing).catch(() => {});
  }
}

const allows: Record<Limit, () => (input: ContentInput) => boolean> = {
  accepted: () => {
    const compile = createCompiler(engineVocabulary);
    return (input) => compile(input).ok;
  },
  drawn: () => {
    const preview = createPreviewer(engineVocabulary);
    return (input) => {
      try {
        const { site } = preview(input).preview();
        for (const page of site.pages)
          renderToStaticMarkup(createElement(SiteBody, { site, pages: [page], shown: page.name }));
        return site.pages.length === input.files.size - 1;
      } catch {
        return false;
      }
    };
  },
  everywhere: () => () => true,
};

function stringsIn(value: Json, path: readonly (string | number)[] = []): Location["path"][] {
  if (typeof value === "string") return [path];
  if (Array.isArray(value)) return value.flatMap((inner, at) => stringsIn(inner, [...path, at]));
  if (!isFields(value)) return [];
  // Cast: values from JSON are JSON.
  const entries = Object.entries(value) as [string, Json][];
  return entries.flatMap(([name, inner]) => stringsIn(inner, [...path, name]));
}

function append(files: Map<string, Json>, { file, path }: Location, text: string): void {
  const change = (value: Json, [key, ...rest]: Location["path"]): Json => {
    if (key === undefined) return typeof value === "string" ? value + text : value;
    if (Array.isArray(value))
      return value.map((inner, at) => (at === key ? change(inner, rest) : inner));
    if (!isFields(value)) return value;
    // Cast: values from JSON are JSON.
    return { ...value, [key]: change(value[key] as Json, rest) } as Json;
  };
  files.set(file, change(files.get(file) ?? null, path));
}
