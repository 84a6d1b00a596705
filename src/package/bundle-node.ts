// Bundles what Node runs in a site: the commands, each with what it needs, and without the bundler itself.
import { sep } from "node:path";
import type { Plugin } from "vite";
import { buildInMemory, type OutputFile } from "../document/build-in-memory.ts";
import { inProduction } from "../document/in-production.ts";
import { engineFile, isLibrary } from "../engine/engine-files.ts";
import { installedBeside, installedForSome } from "./installed-beside.ts";
import { packedEnding, wasmInScript, wasmOfScript } from "./wasm-files.ts";

const external = [...installedBeside, ...installedForSome];

/** Bundlers write slashes on Windows, too. */
const withSlashes = (path: string): string => path.replaceAll(sep, "/");

/** Modules that bundle, or look for files in this repository, and what the package has instead. */
const replaced: ReadonlyMap<string, string> = new Map(
  [
    ["engine/engine-files", "engine-files"],
    ["document/prebuild", "prebuild"],
    ["builder/editor-bundle", "editor-bundle"],
    ["package/engine-of-new-site", "engine-of-new-site"],
  ].map(([module = "", instead = ""]) => [
    withSlashes(engineFile(`src/${module}.ts`)),
    withSlashes(engineFile(`src/package/installed/${instead}.ts`)),
  ]),
);

const installedModules: Plugin = {
  name: "installed-modules",
  enforce: "pre",
  load(id) {
    const instead = replaced.get(withSlashes(id.replace(/\?.*/, "")));
    return instead === undefined ? undefined : `export * from ${JSON.stringify(instead)};`;
  },
};

/** Code that reads what the package has of a library's WebAssembly. */
const readPacked = (path: string): string =>
  `require("node:zlib").brotliDecompressSync(require("node:fs").readFileSync(__dirname + "/../assets/${path}${packedEnding}"))`;

/** Libraries that look for WebAssembly beside themselves, or have it in their text, read the package's copy. */
const copiedWasm: Plugin = {
  name: "copied-wasm",
  transform(code, id) {
    const path = withSlashes(id).replace(/.*\/node_modules\//, "");
    if (!isLibrary(withSlashes(id))) return undefined;
    return code
      .replaceAll(
        /readFile\(require\.resolve\(['"]([^'"]+\.wasm)['"]\)\)/g,
        (_whole, wasm: string) => readPacked(wasm),
      )
      .replace(
        wasmInScript,
        () => `wasmBinaryFile="in the package";wasmBinary=${readPacked(wasmOfScript(path))}`,
      );
  },
};

/** Only what draws whole pages at once is used. The library's other half, for streams, is as large. */
const withoutStreams: Plugin = {
  name: "without-streams",
  load: {
    filter: { id: /\/react-dom\/server\.node\.js$/ },
    handler: () => 'module.exports = require("./cjs/react-dom-server-legacy.node.production.js");',
  },
};

/** Vite's name for the licenses of the libraries in the code. */
export const licensesName = "licenses.md";

/** Always for production. */
export const bundleForNode = (): Promise<OutputFile[]> =>
  inProduction(() =>
    buildInMemory({
      plugins: [installedModules, copiedWasm, withoutStreams],
      ssr: { noExternal: true, external },
      define: { "process.env.NODE_ENV": '"production"', __dirname: "import.meta.dirname" },
      build: {
        ssr: true,
        target: "node20",
        license: { fileName: licensesName },
        rolldownOptions: {
          checks: { pluginTimings: false, bundlerTimings: false },
          input: { main: engineFile("src/commands/site-from-json.ts") },
          output: {
            format: "es",
            // With the names of functions and classes, so that what an error prints can be found in the source.
            minify: { compress: true, mangle: { keepNames: true }, codegen: true },
            entryFileNames: "[name].mjs",
            chunkFileNames: "[name]-[hash].mjs",
          },
        },
      },
    }),
  );
