// In the package, instead of src/builder/editor-bundle.ts: reads the editor that was bundled when the package was made.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { EditorBundle } from "../../builder/editor-bundle.ts";
import { readIcons } from "../../files/icon-set.ts";
import { packageFile } from "./engine-files.ts";

/** The names of the files that the editor's page loads, beside the editor's files. */
export const entriesFile = "entries.json";

export async function bundleEditor(): Promise<EditorBundle> {
  const folder = packageFile("edit");
  // Cast: this package's own file.
  const { names, ...entries } = JSON.parse(
    await readFile(join(folder, entriesFile), "utf8"),
  ) as Omit<EditorBundle, "files"> & { names: string[] };
  const read = async (name: string): Promise<string | Uint8Array> =>
    name === entries.allIcons ? JSON.stringify(readIcons()) : readFile(join(folder, name));
  const files = await Promise.all(names.map(async (name) => [name, await read(name)] as const));
  return { ...entries, files: new Map(files) };
}
