// In the package, instead of src/build/editor-bundle.ts: reads the editor that was bundled when the package was made.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { EditorBundle } from "../../build/editor-bundle.ts";
import { packageFile } from "./engine-files.ts";

/** The names of the files that the editor's page loads, beside the editor's files. */
export const entriesFile = "entries.json";

export async function bundleEditor(): Promise<EditorBundle> {
  const folder = packageFile("edit");
  // Cast: this package's own file.
  const { names, ...entries } = JSON.parse(
    await readFile(join(folder, entriesFile), "utf8"),
  ) as Omit<EditorBundle, "files"> & { names: string[] };
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name))] as const),
  );
  return { ...entries, files: new Map(files) };
}
