// `npm run build`: content to a folder that any host can serve, or a refusal that changes nothing.
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { renderSite } from "../site/render.tsx";
import { bundle } from "./bundle.ts";
import { contentFolder, loadContent, mailService, report } from "./content.ts";
import { assembleDocument } from "./document.ts";

const template = new URL("../../index.html", import.meta.url);

export type BuildResult =
  { ok: true; report: string; bytes: number } | { ok: false; report: string };

/**
 * Builds the site of a content folder into `outFolder`, which is replaced as a whole at the very end.
 * With a problem in the content nothing is written.
 * @throws for what no change of content can mend, such as a full disk
 */
export async function buildSite(folder: string, outFolder: string): Promise<BuildResult> {
  const content = await loadContent(folder, mailService);
  const { result } = content;
  if (!result.ok) return { ok: false, report: report(content) };
  const { site } = result;
  const rendered = renderSite(site);
  const { files, islands, ...inlined } = await bundle();
  const html = assembleDocument(await readFile(template, "utf8"), {
    language: site.language,
    islands,
    inlined,
    ...rendered,
  });
  files.set("index.html", html);
  for (const { path, address } of content.media.values()) {
    files.set(decodeURIComponent(address.slice(2)), await readFile(path));
  }
  await replaceFolder(resolve(outFolder), files);
  return { ok: true, report: report(content), bytes: Buffer.byteLength(html) };
}

/** Writes all files beside the old folder first, then swaps the two, so that no visitor meets half a site. */
async function replaceFolder(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const staging = await mkdtemp(join(dirname(folder), `.${basename(folder)}-`));
  try {
    const next = join(staging, "next");
    for (const [path, content] of files) {
      await mkdir(dirname(join(next, path)), { recursive: true });
      await writeFile(join(next, path), content);
    }
    const previous = join(staging, "previous");
    await rename(folder, previous).catch(ignoreMissing);
    await rename(next, folder).catch(async (error: unknown) => {
      await rename(previous, folder).catch(ignoreMissing);
      throw error;
    });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const outFolder = "dist";
  const result = await buildSite(contentFolder, outFolder);
  if (result.ok) {
    console.log(
      `${result.report}\n\nBuilt ${outFolder}/ from ${contentFolder}/ (index.html: ${result.bytes} bytes).`,
    );
  } else {
    console.error(`${result.report}\n\nNothing was built; ${outFolder}/ is as it was.`);
    process.exitCode = 1;
  }
}
