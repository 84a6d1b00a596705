// The three sites that are compared: what is built here, its limit, and what most would ship.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { buildSite } from "../../src/commands/build.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { firstSite } from "../fixtures/sites.ts";

const source = fileURLToPath(new URL("./client-rendered/", import.meta.url));

/** Builds each below a folder. Name -> where it is. */
export async function buildVariants(folder: string): Promise<Map<string, string>> {
  const built = join(folder, "built");
  const result = await buildSite(firstSite, built);
  if (!result.ok) throw new Error(result.report);

  const plain = join(folder, "plain");
  await mkdir(plain);
  const html = await readFile(join(built, "index.html"), "utf8");
  await writeFile(join(plain, "index.html"), html.replace(/<script>[^]*?<\/script>/, ""));

  const clientRendered = join(folder, "client-rendered");
  await buildClientRendered(clientRendered);
  return new Map([
    ["built site", built],
    ["plain HTML", plain],
    ["React app", clientRendered],
  ]);
}

async function buildClientRendered(outDir: string): Promise<void> {
  const { result } = await loadContent(firstSite, "");
  if (!result.ok) throw new Error("The content has mistakes.");
  const site = `export default ${JSON.stringify(result.site)}`;
  await build({
    root: source,
    configFile: false,
    logLevel: "warn",
    build: { outDir, emptyOutDir: true },
    plugins: [
      {
        name: "client-rendered",
        enforce: "pre",
        resolveId(id) {
          if (id === "virtual:site") return "\0site";
          // The build's view renders the form to text, which an app in the browser has no need for.
          return id === "./Form.tsx" ? join(source, "Form.tsx") : undefined;
        },
        load: (id) => (id === "\0site" ? site : undefined),
      },
    ],
  });
}
