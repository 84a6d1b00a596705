// Bundles the editor's code for the tests: its 400 modules, one by one, take a browser longer than a test.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { fewScripts } from "../../src/builder/editor-bundle.ts";
import { inProduction } from "../../src/document/in-production.ts";

/** Where the editor's page loads its code from. */
const address = "/src/edit/";

/**
 * Builds from the same source and with the same transforms as the dev server.
 * @param folder the output folder; the entry file keeps the name of its source
 * @param plugins changes to the editor for one test
 */
export async function bundleEditor(folder: string, plugins: Plugin[] = []): Promise<void> {
  await inProduction(() =>
    build({
      configFile: false,
      logLevel: "error",
      base: "./",
      publicDir: false,
      plugins,
      build: {
        outDir: folder,
        emptyOutDir: true,
        target: "esnext",
        // Stack traces point to the source.
        minify: false,
        modulePreload: false,
        reportCompressedSize: false,
        // The policy allows no styles in data: addresses.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: `.${address}start-served.ts`,
          output: {
            entryFileNames: "start-served.ts",
            chunkFileNames: "[name]-[hash].js",
            assetFileNames: "[name]-[hash][extname]",
            // As few as in a built site: the dev server, the browser and the test take 4 ms of the processor for each file.
            codeSplitting: fewScripts,
          },
        },
      },
    }),
  );
}

/** Makes a dev server answer with the bundle. @param folder where it was written */
export function servesBundledEditor(folder: string): Plugin {
  return {
    name: "bundled-editor",
    async configureServer({ middlewares }) {
      const names = await readdir(folder);
      const files = new Map(
        await Promise.all(
          names.map(async (name) => [address + name, await readFile(join(folder, name))] as const),
        ),
      );
      middlewares.use((request, response, next) => {
        const code = files.get(request.url ?? "");
        if (!code) return next();
        response.writeHead(200, {
          "Content-Type": `text/${request.url?.endsWith(".css") ? "css" : "javascript"}; charset=utf-8`,
          "Cache-Control": "max-age=3600",
        });
        response.end(code);
      });
    },
  };
}
