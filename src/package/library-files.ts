// Lists the files of libraries that commands read while they run, and that the package has copies of.
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { libraryFile } from "../engine/engine-files.ts";
import { sans, serif, type Typeface } from "../host/font-files.ts";
import { packWasm } from "./packed-wasm.ts";
import { packedEnding, wasmInScript, wasmOfScript } from "./wasm-files.ts";

const icons = ["lucide-static/icon-nodes.json", "lucide-static/LICENSE"];
const wasm = "@resvg/resvg-wasm/index_bg.wasm";
const fontWasm = "harfbuzzjs/dist/harfbuzz-subset.wasm";
const fontScripts = ["compress", "decompress"].map((name) => `wawoff2/build/${name}_binding.js`);

/** Path as `libraryFile` gets it -> content. */
export async function copiedLibraryFiles(): Promise<Map<string, Uint8Array>> {
  const fonts = await Promise.all([serif, sans].map(fontFiles));
  const paths = [...icons, ...fonts.flat()];
  const files = paths.map(
    async (path) => [path, short(path, await readFile(libraryFile(path)))] as const,
  );
  return new Map(await Promise.all([...files, ...wasmFiles()]));
}

const wasmFiles = () =>
  [wasm, fontWasm, ...fontScripts].map(async (path) => {
    const packed = await packWasm(wasmIn(path, await readFile(libraryFile(path))));
    return [`${wasmOfScript(path)}${packedEnding}`, packed] as const;
  });

/** @throws if a library's script has none any more */
function wasmIn(path: string, file: Buffer): Uint8Array {
  if (path.endsWith(".wasm")) return file;
  const [, base64] = wasmInScript.exec(file.toString()) ?? [];
  if (base64 === undefined) throw new Error(`There is no WebAssembly in ${path}.`);
  return Buffer.from(base64, "base64");
}

/** A table without the spaces that it was published with, which are almost half of the icons' file. */
const short = (path: string, content: Buffer): Uint8Array =>
  path.endsWith(".json") ? Buffer.from(JSON.stringify(JSON.parse(content.toString()))) : content;

/** Both weights that pictures and headings are drawn in, the license, and the table of letters. */
async function fontFiles({ library }: Typeface): Promise<string[]> {
  const table = `${library}/unicode.json`;
  const names = await readdir(join(dirname(libraryFile(table)), "files"));
  const files = names.filter((name) => /-(400|600)-normal\.woff2$/.test(name));
  return [`${library}/LICENSE`, table, ...files.map((name) => `${library}/files/${name}`)];
}

/** What the license of the WebAssembly that draws pictures asks for: where its source is. */
export async function readWasmLicense(): Promise<string> {
  // Cast: the package's own description.
  const { version, license, repository } = JSON.parse(
    await readFile(join(dirname(libraryFile(wasm)), "package.json"), "utf8"),
  ) as Record<"version" | "license" | "repository", string>;
  const source = repository.replace(/^git@github\.com:(.*)\.git$/, "https://github.com/$1");
  return `index_bg.wasm is from @resvg/resvg-wasm ${version}, under ${license}. Its source: ${source}`;
}
