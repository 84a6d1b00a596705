// The site that every store is tried with, and what its rows read and write.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type {
  FileToSave,
  Published,
  PublishAnswer,
  Publishing,
  Saved,
  Store,
  StoredFile,
} from "../../../src/store/store.ts";
import { secondSite } from "../../fixtures/sites.ts";

/** A file's path in the content folder -> its bytes. */
export type SiteFiles = ReadonlyMap<string, Uint8Array>;

/** A bicycle workshop's three pages and two drawings. */
export async function siteFiles(): Promise<Map<string, Uint8Array>> {
  const names = await readdir(secondSite, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        const inFolder = path.slice(secondSite.length + 1).replaceAll("\\", "/");
        return [inFolder, new Uint8Array(await readFile(path))] as const;
      }),
    ),
  );
}

export async function fileOf(store: Store, name: string): Promise<StoredFile> {
  const file = (await store.load()).files.find((each) => each.name === name);
  if (!file) throw new Error(`There is no ${name}`);
  return file;
}

/**
 * Saves files as the editor does after it has loaded them.
 * @param texts null removes the file
 * @param mergedVersion the published version by others that they merge
 */
export async function save(
  store: Store,
  texts: Readonly<Record<string, string | null>>,
  mergedVersion?: string,
): Promise<Saved> {
  const { files } = await store.load();
  const versions = new Map(files.map(({ name, version }) => [name, version]));
  const toSave: FileToSave[] = Object.entries(texts).map(([name, text]) => ({
    name,
    text,
    version: versions.get(name) ?? "",
  }));
  return store.save(toSave, mergedVersion);
}

/** Saves pages, and adds those files that are media. @param texts null removes a page @throws if it isn't done */
export async function change(
  store: Store,
  texts: Readonly<Record<string, string | null>>,
): Promise<void> {
  const isMedia = ([name]: readonly [string, unknown]) => name.startsWith("media/");
  const all = Object.entries(texts);
  for (const [name, text] of all.filter(isMedia)) {
    const added = await store.addMedia(new File([text ?? ""], name.slice(6)), ["svg"]);
    if (added.is === "refused") throw new Error(added.reason);
  }
  const pages = all.filter((each) => !isMedia(each));
  if (pages.length > 0) await mustSave(store, Object.fromEntries(pages));
}

/** @throws if it isn't saved */
export async function mustSave(
  store: Store,
  texts: Readonly<Record<string, string | null>>,
  mergedVersion?: string,
): Promise<void> {
  const saved = await save(store, texts, mergedVersion);
  if (saved.is !== "saved") throw new Error(JSON.stringify(saved));
}

/** A publish of everything that the store has now. */
export async function publishing(
  store: Store,
  more: Partial<Publishing> = {},
): Promise<Publishing> {
  const { files } = await store.load();
  return {
    message: "Say it better",
    to: { is: "direct" },
    versions: Object.fromEntries(files.map(({ name, version }) => [name, version])),
    media: [],
    ...more,
  };
}

/** Publishes everything that the store has now. */
export async function publish(
  store: Store,
  more: Partial<Publishing> = {},
): Promise<PublishAnswer> {
  return store.publish(await publishing(store, more));
}

/** A page's text with another title. */
export function titled(text: string, title: string): string {
  return text.replace(/"title": "[^"]*"/, `"title": "${title}"`);
}

/** A drawing that is unlike others. @param width in pixels, which makes it so */
export function drawing(name: string, width: number): File {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`;
  return new File([svg], name, { type: "image/svg+xml" });
}

/** @throws if it isn't known */
export async function publishedOf(store: Store): Promise<Extract<Published, { is: "known" }>> {
  const published = await store.published();
  if (published.is === "unknown") throw new Error(published.reason);
  return published;
}

/** Saves a page with another title. */
export async function retitle(store: Store, name: string, title: string): Promise<string> {
  const text = titled((await fileOf(store, name)).text, title);
  await mustSave(store, { [name]: text });
  return text;
}
