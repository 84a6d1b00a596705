// Remembers which content the site in dist was built from, so that the preview can answer its forms.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { builtFromFile } from "./own-folder.ts";

/** @param folder the content folder, from where the command runs */
export async function noteBuilt(folder: string, file = builtFromFile): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, folder);
  } catch {
    // Without the note, the preview takes the content that it is given.
  }
}

/** @returns undefined if nobody has built it here */
export function builtFrom(file = builtFromFile): Promise<string | undefined> {
  return readFile(file, "utf8").catch(() => undefined);
}
