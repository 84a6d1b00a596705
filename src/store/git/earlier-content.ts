// Reads content as it was published earlier, with the media that have been replaced under their names since.
import type { PublishedContent } from "../store.ts";
import type { Contents } from "./contents.ts";
import type { MediaFiles } from "./media-files.ts";
import { mediaIn, type Tree } from "./tree.ts";

interface Sources {
  contents: Contents;
  media: MediaFiles;
}

/** @param now the content to compare with @throws {Refused} if a page can't be read */
export async function earlierContent(
  { contents, media }: Sources,
  then: Tree,
  now: Tree,
): Promise<PublishedContent> {
  const files = mediaIn(then).map((name) => [name, then.get(name) ?? ""] as const);
  const replaced = files.filter(([name, oid]) => now.has(name) && now.get(name) !== oid);
  const addresses = replaced.map(
    async ([name, oid]) => [name, await media.earlierAddress(name, oid)] as const,
  );
  return {
    is: "known",
    files: Object.fromEntries(await contents.texts(then)),
    media: Object.fromEntries(files),
    replaced: Object.fromEntries(await Promise.all(addresses)),
  };
}
