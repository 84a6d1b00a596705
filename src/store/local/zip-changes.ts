// Packs changed files into a zip that can be unpacked over the project's folder.
import type { Zippable } from "fflate";
import type { ContentChanges } from "./content-changes.ts";
import { t } from "../../words/t.ts";

const zipName = "changed-files.zip";

/** Says in the zip which files are gone, because a zip can't remove any. */
const removedList = "removed-files.txt";

/**
 * @param folder the content folder's name or path; its last part is the folder in the zip
 * @param read the content of a changed file
 * @returns undefined if nothing has changed
 */
export async function zipChanges(
  folder: string,
  { changed, removed }: ContentChanges,
  read: (name: string) => Promise<Uint8Array>,
): Promise<File | undefined> {
  if (changed.length + removed.length === 0) return undefined;
  const root = folder.split(/[/\\]/).findLast((part) => /[^.]/.test(part)) ?? "content";
  const files: Zippable = {};
  for (const name of changed)
    files[`${root}/${name}`] = [await read(name), { level: isPacked(name) ? 0 : 6 }];
  const { zipSync, strToU8 } = await import("fflate");
  if (removed.length > 0) files[removedList] = strToU8(removedWords(root, removed));
  // Copied, because its type doesn't say that the memory isn't shared.
  return new File([new Uint8Array(zipSync(files))], zipName, { type: "application/zip" });
}

/** True for media other than drawings: they are as small as they can be. */
function isPacked(name: string): boolean {
  return !/\.(json|svg)$/i.test(name);
}

function removedWords(root: string, removed: readonly string[]): string {
  const names = removed.map((name) => `${root}/${name}\r\n`).join("");
  return `${t`Delete these files too. They were removed from the site:`}\r\n\r\n${names}`;
}
