// Bundles what `start` serves in a site, at the addresses that the dev server here has for it.
import { wholeJson, leanEditor } from "../builder/editor-bundle.ts";
import { buildInMemory, type OutputFile } from "../document/build-in-memory.ts";
import { inProduction } from "../document/in-production.ts";
import { engineAddresses } from "../engine/engine-addresses.ts";
import { licensesName } from "./bundle-node.ts";

/** Only the server runs these. */
const notServed: readonly string[] = [engineAddresses.views, engineAddresses.builtEditor];

const served: readonly string[] = Object.values(engineAddresses).filter(
  (address) => !notServed.includes(address),
);

/** Always for production. Scripts keep the name of their source. */
export async function bundleForDev(): Promise<OutputFile[]> {
  const output = await inProduction(run);
  // For a stylesheet, the bundler makes an empty script, too.
  return output.filter(({ type, fileName }) => type === "asset" || !fileName.endsWith(".css"));
}

const run = (): Promise<OutputFile[]> =>
  buildInMemory({
    plugins: [...leanEditor],
    json: wholeJson,
    // The server is at the root of its host. Relative addresses would be wrong: Vite takes all styles to be in assets/.
    base: "/",
    build: {
      license: { fileName: licensesName },
      rolldownOptions: {
        checks: { pluginTimings: false, bundlerTimings: false },
        input: Object.fromEntries(served.map((address) => [address.slice(1), `.${address}`])),
        // The site's scripts call what the form's script exports.
        preserveEntrySignatures: "strict",
        output: {
          entryFileNames: "[name]",
          chunkFileNames: "assets/[name]-[hash].js",
          assetFileNames: ({ names: [name = ""] }) =>
            served.includes(`/${name}`) ? "[name][extname]" : "assets/[name]-[hash][extname]",
        },
      },
    },
  });
