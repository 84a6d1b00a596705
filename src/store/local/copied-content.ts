// The content of a copy: the published site with what the author has changed in it.
import type { BuiltContent } from "../setup.ts";
import type { Stored } from "../store.ts";
import type { ContentState } from "./content-changes.ts";
import { versionOfText } from "./content-version.ts";
import type { StoredCopy, CopiedMedia } from "./stored-copy.ts";
import type { LocalMedia } from "./local-media.ts";

export interface CopiedContent {
  /** Name -> text. */
  files: ReadonlyMap<string, string>;
  /** Of a published file, the version is its address, which changes with its content. */
  media: ReadonlyMap<string, LocalMedia>;
}

/**
 * @param page the address of the editor's page
 * @returns the site as it is published
 */
export function publishedContent({ files, media }: BuiltContent, page: string): CopiedContent {
  const published = Object.entries(media).map(([name, { address, measured }]) => {
    const absolute = new URL(address, page).href;
    return [name, { address: absolute, version: absolute, measured }] as const;
  });
  return { files: new Map(Object.entries(files)), media: new Map(published) };
}

/** @returns a function that applies the author's changes, with the same addresses for the same media each time */
export function changesApplied(published: CopiedContent): (copy: StoredCopy) => CopiedContent {
  const addresses = new Map<string, string>();
  const addressOf = ({ content, version }: Extract<CopiedMedia, { is: "added" }>) => {
    const address = addresses.get(version) ?? URL.createObjectURL(content);
    addresses.set(version, address);
    return address;
  };
  return (copy) => {
    const files = new Map(published.files);
    for (const { name, text } of copy.files)
      if (text === null) files.delete(name);
      else files.set(name, text);
    const media = new Map(published.media);
    for (const each of copy.media)
      if (each.is === "removed") {
        // A file that was published since then under the same name isn't the one that was removed.
        if (media.get(each.name)?.version === each.published) media.delete(each.name);
      } else if (!isPublishedNow(published, each)) {
        const { name, version, measured } = each;
        media.set(name, { address: addressOf(each), version, measured });
      }
    return { files, media };
  };
}

/** The copy has no published file's bytes to compare, only their number. */
function isPublishedNow(
  published: CopiedContent,
  { name, content }: Extract<CopiedMedia, { is: "added" }>,
): boolean {
  return published.media.get(name)?.measured?.bytes === content.size;
}

export function stateOf({ files, media }: CopiedContent): ContentState {
  return { files, media: new Map([...media].map(([name, { version }]) => [name, version])) };
}

export async function storedOf(
  { files, media }: CopiedContent,
  { site, folder, icons }: { site: string; folder: string; icons: Stored["assets"]["icons"] },
): Promise<Stored> {
  const stored = [...files].map(async ([name, text]) => ({
    name,
    text,
    version: await versionOfText(text),
  }));
  const measured = [...media].flatMap(([name, file]) =>
    file.measured ? [[name, file.measured] as const] : [],
  );
  return {
    site,
    folder,
    files: await Promise.all(stored),
    assets: {
      icons,
      media: new Map([...media].map(([name, { address }]) => [name, address])),
      measured: new Map(measured),
    },
  };
}
