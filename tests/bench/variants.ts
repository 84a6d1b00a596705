// Lists the sites that are compared: the built site, its limits, and one that renders in the browser.
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { buildSite } from "../../src/builder/build-site.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { firstSite, firstSiteFiles } from "../fixtures/sites.ts";
import { rewriteCopy } from "../shipped/rewrite-copy.ts";
import { writeByHand } from "./by-hand/write.ts";

export const builtSite = "built site";
export const byHand = "by hand";
export const scriptedByHand = "same document, script by hand";
export const reactApp = "React app";
/** The same two with other words of about the same length, which nothing was fitted to. */
export const secondCopy = "second copy";
export const secondByHand = "second copy, by hand";
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

  const otherWords = join(folder, "content-second-copy");
  await cp(firstSite, otherWords, { recursive: true });
  await rewriteCopy(otherWords);
  const second = join(folder, "second-copy");
  const secondBuilt = await buildSite(otherWords, second);
  if (!secondBuilt.ok) throw new Error(secondBuilt.report);
  await writeByHand(otherWords, join(folder, "second-by-hand"));
  return new Map([
    [builtSite, built],
    [byHand, written],
    [scriptedByHand, scripted],
    [reactApp, clientRendered],
    [withAddresses, apart],
    [secondCopy, second],
    [secondByHand, join(folder, "second-by-hand")],
  ]);
}

async function buildWithAddresses(content: string, folder: string): Promise<void> {
  await cp(firstSite, content, { recursive: true });
  const site = JSON.stringify({ ...firstSiteFiles.site, addresses: true });
  await writeFile(join(content, "site.json"), site);
  const result = await buildSite(content, folder);
  if (!result.ok) throw new Error(result.report);
}

/**
 * The built document with the script of the one by hand, and the same face of headings: what is left of a difference is
 * the product's script.
 */
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
  const [face] = /assets\/heading-[\w-]+\.js/.exec(html ?? "") ?? [];
  if (face === undefined) throw new Error("The built document names no file with a face.");
  await mkdir(join(folder, "assets"), { recursive: true });
  await cp(join(built, face), join(folder, face));
  const late = `<script>addEventListener("DOMContentLoaded",()=>import("./${face}"))</script>`;
  await writeFile(join(folder, "index.html"), `${open}${code}${late}`);
}

async function buildClientRendered(outDir: string): Promise<void> {
  const { result } = await loadContent(firstSite);
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
