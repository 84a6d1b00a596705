// Lists the sites that are compared: the built site, its limits, and one that renders in the browser.
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { buildSite } from "../../src/build/build-site.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { firstSite, firstSiteFiles } from "../fixtures/sites.ts";
import { writeByHand } from "./by-hand/write.ts";

export const builtSite = "built site";
export const byHand = "by hand";
export const scriptedByHand = "same document, script by hand";
export const reactApp = "React app";
/** The built site, where each page has a document of its own. */
export const withAddresses = "with addresses";

const source = fileURLToPath(new URL("./client-rendered/", import.meta.url));

/** Builds each below a folder. Name -> where it is. */
export async function buildVariants(folder: string): Promise<Map<string, string>> {
  const built = join(folder, "built");
  const result = await buildSite(firstSite, built);
  if (!result.ok) throw new Error(result.report);

  const written = join(folder, "by-hand");
  await writeByHand(firstSite, written);
  const scripted = join(folder, "scripted");
  await swapScript(built, written, scripted);

  const clientRendered = join(folder, "client-rendered");
  await buildClientRendered(clientRendered);

  const apart = join(folder, "with-addresses");
  await buildWithAddresses(join(folder, "content-with-addresses"), apart);
  return new Map([
    [builtSite, built],
    [byHand, written],
    [scriptedByHand, scripted],
    [reactApp, clientRendered],
    [withAddresses, apart],
  ]);
}

async function buildWithAddresses(content: string, folder: string): Promise<void> {
  await cp(firstSite, content, { recursive: true });
  const site = JSON.stringify({ ...firstSiteFiles.site, addresses: true });
  await writeFile(join(content, "site.json"), site);
  const result = await buildSite(content, folder);
  if (!result.ok) throw new Error(result.report);
}

/** The built document with the script of the one by hand: what is left of a difference is the product's script. */
export async function swapScript(built: string, written: string, folder: string): Promise<void> {
  const script = /<script>[^]*?<\/script>/;
  const [html, other] = await Promise.all(
    [built, written].map((from) => readFile(join(from, "index.html"), "utf8")),
  );
  const [code = ""] = script.exec(other ?? "") ?? [];
  // Without the policy, because it has the hash of the other script.
  const open = (html ?? "")
    .replace(/<meta http-equiv[^>]*>/, "")
    .replace(script, "")
    // Until this is there, all pages are shown.
    .replace("<html ", '<html data-ran="" ')
    // Nothing would start them.
    .replaceAll(/ data-island(-props)?="[^"]*"/g, "");
  await mkdir(folder);
  await writeFile(join(folder, "index.html"), `${open}${code}`);
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
