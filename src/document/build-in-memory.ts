// Bundles code and styles of the engine with Vite, without writing a file.
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";
import { engineFolder } from "../engine/engine-files.ts";

export type OutputFile = Rolldown.RolldownOutput["output"][number];

/**
 * Leaves out what Vite adds around each `import()`: 1.7 KB that fetch the styles and imports of what is imported. Here it
 * has no styles, and its imports are there by then.
 */
const importsWithoutPreload: Plugin = {
  name: "imports-without-preload",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js"
      ? "export const __vitePreload = (load) => load();"
      : undefined,
};

/** @param config what is different from one bundle to another */
export async function buildInMemory({
  plugins = [],
  build: settings,
  ...config
}: InlineConfig): Promise<OutputFile[]> {
  // Cast: without `watch`, and with one output, Vite gives exactly one result.
  const result = (await build({
    root: engineFolder,
    configFile: false,
    logLevel: "warn",
    // A site may be in a subfolder of its host.
    base: "./",
    publicDir: false,
    ...config,
    plugins: [importsWithoutPreload, ...plugins],
    // The policies allow no styles, fonts or pictures in data: addresses that a bundler makes.
    build: { write: false, modulePreload: false, assetsInlineLimit: 0, ...settings },
  })) as Rolldown.RolldownOutput;
  return result.output;
}

export function contentOf(file: OutputFile): string | Uint8Array {
  return file.type === "chunk" ? file.code : file.source;
}
