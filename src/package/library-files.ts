// Lists the files of libraries that commands read while they run, and that the package has copies of.
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { libraryFile } from "../engine/engine-files.ts";
import { sans, serif, type Typeface } from "../host/font-files.ts";

const icons = ["lucide-static/icon-nodes.json", "lucide-static/LICENSE"];
const wasm = "@resvg/resvg-wasm/index_bg.wasm";

/** Path as `libraryFile` gets it -> content. */
export async function copiedLibraryFiles(): Promise<Map<string, Uint8Array>> {
  const fonts = await Promise.all([serif, sans].map(fontFiles));
  const paths = [...icons, wasm, ...fonts.flat()];
  return new Map(
    await Promise.all(
      paths.map(async (path) => [path, await readFile(libraryFile(path))] as const),
    ),
  );
}

/** Both weights that pictures and headings are drawn in, the license, and the table of letters. */
async function fontFiles({ library }: Typeface): Promise<string[]> {
  const table = `${library}/unicode.json`;
  const names = await readdir(join(dirname(libraryFile(table)), "files"));
  const files = names.filter((name) => /-(400|600)-normal\.woff2$/.test(name));
  return [`${library}/LICENSE`, table, ...files.map((name) => `${library}/files/${name}`)];
}

/** What the license of the WebAssembly that draws pictures asks for: where its source is. */
export async function readWasmLicence(): Promise<string> {
  // Cast: the package's own description.
  const { version, license, repository } = JSON.parse(
    await readFile(join(dirname(libraryFile(wasm)), "package.json"), "utf8"),
  ) as Record<"version" | "license" | "repository", string>;
  const source = repository.replace(/^git@github\.com:(.*)\.git$/, "https://github.com/$1");
  return `index_bg.wasm is from @resvg/resvg-wasm ${version}, under ${license}. Its source: ${source}`;
}
