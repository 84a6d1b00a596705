// Lists the files that `start` serves in a site: those in their folder, and those that the package has elsewhere.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { elsewhereFile } from "../engine/engine-addresses.ts";

/** @param folder of the served files @returns address -> path on this machine */
export async function servedFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [path.slice(join(folder).length).replaceAll("\\", "/"), path] as const)
    .filter(([address]) => address !== `/${elsewhereFile}`);
  const list = await readFile(join(folder, elsewhereFile), "utf8").catch(() => "{}");
  // Cast: the package's own file.
  const elsewhere = Object.entries(JSON.parse(list) as Record<string, string>);
  return new Map([
    ...paths,
    ...elsewhere.map(([address, path]) => [address, join(folder, path)] as const),
  ]);
}
