// Bundles what Node runs in a site: the commands, each with what it needs, and without the bundler itself.
import { sep } from "node:path";
import type { Plugin } from "vite";
import { buildInMemory, type OutputFile } from "../document/build-in-memory.ts";
import { inProduction } from "../document/in-production.ts";
import { engineFile, isLibrary } from "../engine/engine-files.ts";
import { installedBeside, installedForSome } from "./installed-beside.ts";

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

/** Libraries that look for files beside themselves find those that the package has copies of. */
const copiedFiles: Plugin = {
  name: "copied-files",
  transform: (code, id) =>
    isLibrary(withSlashes(id))
      ? code.replaceAll(
          /\brequire\.resolve\(['"]([^'"]+\.wasm)['"]\)/g,
          '__dirname + "/../assets/$1"',
        )
      : undefined,
};

/** Vite's name for the licenses of the libraries in the code. */
export const licensesName = "licenses.md";

/** Always for production. */
export const bundleForNode = (): Promise<OutputFile[]> =>
  inProduction(() =>
    buildInMemory({
      plugins: [installedModules, copiedFiles],
      ssr: { noExternal: true, external },
      define: { "process.env.NODE_ENV": '"production"', __dirname: "import.meta.dirname" },
      build: {
        ssr: true,
        target: "node20",
        minify: false,
        license: { fileName: licensesName },
        rolldownOptions: {
          checks: { pluginTimings: false, bundlerTimings: false },
          input: { main: engineFile("src/commands/site-from-json.ts") },
          output: {
            format: "es",
            entryFileNames: "[name].mjs",
            chunkFileNames: "[name]-[hash].mjs",
          },
        },
      },
    }),
  );
